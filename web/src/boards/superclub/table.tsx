import type { Props } from './club.ts'
import { huesOf } from './hues.ts'
import { Matches } from './matches.tsx'
import { OnOffer } from './on-offer.tsx'
import { Squads } from './squads.tsx'
import { Standings } from './standings.tsx'
import './superclub.css'

export function Table(props: Props) {
  const ranked = { ...props, hues: huesOf(props.view) }
  return (
    <div class="board superclub">
      <OnOffer {...ranked} />
      <Matches {...ranked} />
      <Standings {...ranked} />
      <Squads {...props} />
    </div>
  )
}
