import * as en from '../../text/rising-star/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { Sign } from '../../ui/icon.tsx'
import type { TrackSpace } from '../track.tsx'
import { type Content, hueNamed } from './player.ts'

const SIGNS: Readonly<Record<Content['board'][number]['type'], Sign>> = {
  'pre-season': 'flag',
  training: 'cone',
  rest: 'rest',
  press: 'news',
  agent: 'person',
  matchday: 'ball',
  reserves: 'bench',
  sponsor: 'product',
  'physio-room': 'cross',
  contract: 'pen',
  transfer: 'swap',
  'free-agent': 'door',
  'derby-day': 'rivals',
  'cup-final': 'cup',
}

const DEALS = {
  boot: en.bootDeal,
  clothing: en.clothingDeal,
  product: en.productDeal,
} as const

export const spacesOf = ({ board, tokens }: Content): readonly TrackSpace[] =>
  board.map(({ type, category, team }, at) => {
    const label = category ? DEALS[category] : sentenceCase(type)
    const club = tokens.find(({ id }) => id === team)?.club
    return {
      label,
      number: at + 1,
      name: club ? `${label}: ${club} (${team})` : label,
      hue: hueNamed(team),
      sign: category ?? SIGNS[type],
      isSpecial: team === undefined,
    }
  })
