import { Cup } from './cup.tsx'
import { huesOf } from './hues.ts'
import { Fixtures, League } from './league.tsx'
import { Managers } from './managers.tsx'
import { MatchStage } from './match.tsx'
import type { Props } from './teams.ts'
import { Track } from './track.tsx'
import './title-chase.css'

export function Table(props: Props) {
  const coloured = { ...props, hues: huesOf(props.view) }
  return (
    <div class="board title-chase">
      <Track {...coloured} />
      <MatchStage {...coloured} />
      <div class="standing in-hand">
        <League {...coloured} />
        <div class="stack">
          <Managers {...coloured} />
          <Fixtures {...coloured} />
        </div>
      </div>
      <div class="in-hand">
        <Cup {...coloured} />
      </div>
    </div>
  )
}
