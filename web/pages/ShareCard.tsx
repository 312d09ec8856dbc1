import { Show } from 'solid-js'
import { Icon } from '../art/Icon.tsx'
import { canShare, createCopy, share } from '../lib/clipboard.ts'
import { Qr } from '../lib/Qr.tsx'
import { words } from '../words/index.ts'

/** A link as text, as a code to scan, and to send away. */
export function LinkBox(props: { link: string; title: string; secret?: boolean; note: string; testid: string }) {
  const { copied, copy } = createCopy()
  const shown = () => props.link.replace(/^https?:\/\//, '')
  return (
    <>
      <Qr text={props.link} />
      <div class="grow">
        <h2>{props.title}</h2>
        <div class="lk">
          <input
            class="field"
            readOnly
            aria-label={words().share.link}
            data-testid={props.testid}
            data-link={props.link}
            value={shown()}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div class="row bt">
          <button
            type="button"
            class="btn main"
            data-testid={props.secret ? 'copy-private' : 'copy'}
            onClick={() => copy(props.link)}
          >
            <Icon kind={copied() ? 'check' : 'copy'} size={17} />
            <span aria-live="polite">{copied() ? words().share.copied : words().share.copy}</span>
          </button>
          <Show when={canShare() && !props.secret}>
            <button type="button" class="btn" onClick={() => share({ title: words().brand, url: props.link })}>
              <Icon kind="share" size={17} />
              {words().share.share}
            </button>
          </Show>
        </div>
        <p class="small quiet" classList={{ 'hide-s': !props.secret }}>
          {props.note}
        </p>
      </div>
    </>
  )
}
