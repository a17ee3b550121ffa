import {
  contractOf,
  drawnCardOf,
} from '../../../../src/engine/rulesets/rising-star/content/book.ts'
import type {
  ContractCard,
  Content as Pack,
} from '../../../../src/engine/rulesets/rising-star/content/schema.ts'
import type { View as Shown } from '../../../../src/engine/rulesets/rising-star/state.ts'
import {
  money,
  scoreEffectCalled,
} from '../../../../src/engine/rulesets/rising-star/words/names.ts'
import * as en from '../../text/rising-star/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { Sign } from '../../ui/icon.tsx'
import { type BoardProps, HUES, type Hue } from '../board.ts'

export { money } from '../../../../src/engine/rulesets/rising-star/words/names.ts'
export type View = Shown
export type Content = Pack
export type Props = BoardProps<View, Content>
export type Player = View['seats'][number]
export type Match = NonNullable<View['match']>
export type Side = Match['home']

export function huesOf({ seats }: View): readonly Hue[] {
  const own = seats.map(({ token }) => HUES.find((hue) => hue === token))
  const free = HUES.filter((hue) => !own.includes(hue))
  return own.map((hue, seat) => hue ?? free[seat % free.length] ?? 'black')
}

export const hueNamed = (team: string | null | undefined): Hue | undefined =>
  HUES.find((hue) => hue === team)

export const isContract = (card: string, { contracts }: Content): boolean =>
  contracts.some(({ id }) => card.startsWith(`${id}#`))

export interface Face {
  readonly sign: Sign
  readonly name: string
  readonly detail: string
}

export function faceOf(card: string, content: Content): Face {
  if (isContract(card, content)) {
    const contract = contractOf(content, card)
    return { sign: 'pen', name: contract.name, detail: termsOf(contract) }
  }
  const drawn = drawnCardOf(content, card)
  switch (drawn.kind) {
    case 'agent': {
      const { name, ability } = drawn
      return {
        sign: 'person',
        name,
        detail: en.extra(ability, ability === 1 ? 'offer' : 'offers'),
      }
    }
    case 'sponsorship':
      return { sign: drawn.category, name: drawn.name, detail: `${money(drawn.fee)} a visit` }
    case 'magic-sponge':
      return { sign: 'cross', name: en.magicSponge, detail: drawn.text }
    case 'match-event': {
      const effects = drawn.effects.map(scoreEffectCalled).join(', ')
      return { sign: 'ball', name: drawn.text, detail: effects }
    }
    case 'instant':
      return { sign: 'news', name: sentenceCase(drawn.group), detail: drawn.text }
  }
}

const termsOf = ({ matchdayFee, reservesFee, loyaltyBonus, buyoutFee }: ContractCard): string =>
  [
    `match ${money(matchdayFee)}`,
    `reserves ${money(reservesFee)}`,
    `loyalty ${money(loyaltyBonus)}`,
    `buyout ${money(buyoutFee)}`,
  ].join(' · ')

export const feeOf = (card: string, content: Content): string =>
  `${money(contractOf(content, card).matchdayFee)} a match`

export const cardsOf = ({ contract, agent, sponsorships, ...player }: Player): readonly string[] =>
  [
    contract,
    agent,
    ...Object.values(sponsorships),
    ...player.magicSponges,
    ...(player.matchEvents ?? []),
  ].filter((card) => card !== null)

export function sideCalled(side: Side, { names, content }: Props): string {
  if ('seat' in side) return names[side.seat] ?? ''
  if ('club' in side) return content.cupOpponent
  return content.tokens.find(({ id }) => id === side.absent)?.club ?? sentenceCase(side.absent)
}
