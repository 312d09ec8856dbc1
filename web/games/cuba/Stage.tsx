import { cuba } from '../../../shared/games/cuba/game.ts'
import { Board } from './board/Board.tsx'
import type { Model } from './model.ts'
import { t } from './words/index.ts'

export function Stage(props: { model: Model }) {
  return (
    <Board
      state={props.model.state()}
      you={props.model.play.you}
      names={props.model.play.names}
      colours={props.model.play.colours}
      deciding={cuba.active(props.model.state())}
      words={t().board}
      glance={props.model.glance()}
      focus={props.model.focus()}
      choices={props.model.choices()}
      preview={props.model.preview()}
      onPick={(target) => props.model.tap(target)}
      info={(what) => props.model.setInfo(what)}
    />
  )
}
