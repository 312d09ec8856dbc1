import { Board } from './board/Board.tsx'
import type { Model } from './model.ts'
import { t } from './words/index.ts'

export function Stage(props: { model: Model }) {
  return (
    <Board
      tall={props.model.play.tall}
      state={props.model.state()}
      colours={props.model.play.colours}
      names={props.model.play.names}
      words={t().board}
      stops={props.model.maps().stops}
      buildings={props.model.maps().buildings}
      cubans={props.model.maps().cubans}
      dice={props.model.maps().dice}
      preview={props.model.preview()}
      onStop={(stop) => props.model.tap('stop', stop)}
      onBuilding={(building) => props.model.tap('building', building)}
      onCuban={(cuban) => props.model.tap('cuban', cuban)}
      onDie={(good) => props.model.tap('die', good)}
      info={(what) => props.model.setInfo(what)}
    />
  )
}
