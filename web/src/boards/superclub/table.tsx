import * as en from '../../text/superclub/en.ts'
import type { Props } from './club.ts'
import { huesOf } from './hues.ts'
import { MarketCards } from './market.tsx'
import { Matches } from './matches.tsx'
import { Squads } from './squads.tsx'
import { Standings } from './standings.tsx'
import './superclub.css'

export function Table(props: Props) {
  const ranked = { ...props, hues: huesOf(props.view) }
  return (
    <div class="board superclub">
      <section class="felt" aria-label={en.stage}>
        <Matches {...ranked} />
        <MarketCards {...ranked} />
        <div class="rest">
          <Standings {...ranked} />
        </div>
        {props.moment}
      </section>
      <div class="in-hand">
        <Squads {...props} />
      </div>
    </div>
  )
}
