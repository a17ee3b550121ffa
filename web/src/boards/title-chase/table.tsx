import { Card } from '../../ui/card.tsx'
import { Cup } from './cup.tsx'
import { huesOf } from './hues.ts'
import { Fixtures, League } from './league.tsx'
import { Managers } from './managers.tsx'
import { Match } from './match.tsx'
import type { Props } from './teams.ts'
import { Track } from './track.tsx'
import './title-chase.css'

export function Table(props: Props) {
  const coloured = { ...props, hues: huesOf(props.view) }
  const { season, roundsPlayed, fixtures, cupRoundsPlayed } = props.view
  const played =
    fixtures.length > 0 &&
    `${roundsPlayed} of ${fixtures.length} rounds, ${cupRoundsPlayed} of 4 in the cup`
  return (
    <div class="board title-chase">
      <Match {...coloured} />
      <Card
        title={season > 1 ? `Track, season ${season}` : 'Track'}
        right={<span class="small muted">{played}</span>}
      >
        <Track {...coloured} />
      </Card>
      <div class="standing">
        <League {...coloured} />
        <div class="stack">
          <Fixtures {...coloured} />
          <Managers {...coloured} />
        </div>
      </div>
      <Cup {...coloured} />
    </div>
  )
}
