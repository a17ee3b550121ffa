import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Frozen, Seat } from '../../kernel/types.ts'
import type { Move } from './moves.ts'
import { oldestDebt } from './read/deals.ts'
import type { FrameOf } from './state.ts'
import type { At, Decision, Kind, Starplayer, State, Table } from './types.ts'

const ACTIONS = [
  'play-transfer-window',
  'play-cup-match',
  'sell-back',
  'challenge-final',
] as const satisfies Move['type'][]

const MOVES: Readonly<Record<Kind, Decision['moves']>> = {
  roll: ['roll', ...ACTIONS],
  purchase: ['buy', 'decline', ...ACTIONS],
  'turn-end': ['end-turn', ...ACTIONS],
  tackle: ['tackle', 'pass-tackle'],
  'choose-opponent': ['choose-opponent', 'skip-match'],
  negotiate: ['offer', 'pass-window'],
  'answer-offer': ['accept', 'reject', 'counter'],
  'offer-pending': ['withdraw'],
  'settle-debt': ['sell-back', 'offer-sale', 'offer-in-kind', 'concede'],
  'answer-sale': ['accept', 'reject'],
  'claim-window': ['claim', 'waive'],
  interject: ['claim', 'audit'],
}

export function openDecisions(state: State, table: Table): Decision[] {
  const at = { state, table }
  const { result, debts, clubs } = state.shared
  if (result !== null) return []
  const inTurn = turnDecisions(at)
  // While a debt is unpaid, all other decisions of the game are suspended (SP-R28).
  const decisions = debts.length === 0 ? inTurn : [...debtDecisions(at), ...inTurn.map(waiting)]
  const { claims, squadLimit } = table.options
  if (claims === 'manual' || squadLimit === 'audited')
    for (const { seat, status } of clubs)
      if (status === 'in')
        decisions.push(ask('interject', seat, `interject:${seat}`, { standing: true }))
  return decisions
}

type More = Pick<Decision, 'clock' | 'about' | 'standing' | 'suspendedBy'>
const NO_MORE: More = {}

/**
 * All decisions are created with their fields in the same order, because V8 optimizes access to
 * such objects.
 */
const ask = (kind: Kind, seat: Seat, key: string, more: More = NO_MORE): Decision => ({
  key,
  kind,
  seat,
  moves: MOVES[kind],
  clock: more.clock ?? null,
  about: more.about,
  standing: more.standing,
  suspendedBy: more.suspendedBy,
})

const waiting = ({ kind, seat, key, clock = null, about, standing }: Decision): Decision =>
  ask(kind, seat, key, { clock, about, standing, suspendedBy: 'debt-open' })

function turnDecisions({ state }: At): Decision[] {
  const { turn, frames } = state.shared
  const { no, seat, phase } = turn
  const frame = frames.at(-1)
  switch (frame?.kind) {
    case 'purchase':
      return [ask('purchase', seat, `purchase:${no}:${frame.space}`)]
    case 'tackle':
      return frame.waiting.map((one) => ask('tackle', one, `tackle:${no}:${frame.space}:${one}`))
    case 'pick-opponent':
      return [ask('choose-opponent', seat, `opponent:${no}`)]
    case 'passing':
      return frame.waiting.map((one) => {
        const key = `claims:${no}:${one}`
        return ask('claim-window', one, key, { clock: key })
      })
    case 'window':
      return negotiationDecisions(no, frame)
  }
  const isAsked = frame === undefined && (phase === 'roll' || phase === 'turn-end')
  return isAsked ? [ask(phase, seat, `${phase}:${no}`)] : []
}

function negotiationDecisions(
  no: number,
  { negotiator, offer, offersMade }: Frozen<FrameOf<'window'>>,
): Decision[] {
  if (negotiator === null) return []
  const clock = `negotiation:${no}:${negotiator}`
  if (!offer) {
    const key = `negotiate:${no}:${negotiator}:${offersMade}`
    return [ask('negotiate', negotiator, key, { clock })]
  }
  const { id, by, to } = offer
  return [
    ask('answer-offer', to, `offer:${id}`, { clock }),
    ask('offer-pending', by, `pending:${id}`, { about: { offer: id }, standing: true }),
  ]
}

function debtDecisions(at: At): Decision[] {
  return at.state.shared.debts
    .filter((debt) => oldestDebt(at, debt.debtor) === debt)
    .flatMap(({ id, debtor, offersMade, pending }) => {
      const about = { debt: id }
      const key = `debt:${id}`
      // The clock keeps its name while the debtor sells cards, so that the clock keeps running.
      if (!pending) return [ask('settle-debt', debtor, key, { about, clock: key })]
      const sale = `sale:${id}:${offersMade}`
      return [
        ask('settle-debt', debtor, key, { about, clock: key, suspendedBy: 'sale-pending' }),
        ask('answer-sale', pending.to, sale, { about }),
        ask('offer-pending', debtor, `pending-${sale}`, { about, standing: true }),
      ]
    })
}

/**
 * A decision during another seat's turn has a short time limit; the rule SP-606 sets two minutes
 * for a negotiation.
 */
export const paces: Ruleset<Starplayer>['paces'] = {
  roll: { share: 1 },
  purchase: { share: 1 },
  'turn-end': { share: 1 },
  tackle: {
    share: 0.25,
    option: ({ tackleSeconds }) => tackleSeconds,
    race: ({ tackle }) => tackle === 'race',
  },
  'choose-opponent': { share: 1 },
  negotiate: { seconds: 120, option: ({ negotiationSeconds }) => negotiationSeconds },
  'answer-offer': { seconds: 120, option: ({ negotiationSeconds }) => negotiationSeconds },
  'settle-debt': { share: 2, option: ({ debtSeconds }) => debtSeconds },
  'answer-sale': { share: 2, option: ({ debtSeconds }) => debtSeconds },
  'claim-window': { share: 0.25, option: ({ claimSeconds }) => claimSeconds },
  'offer-pending': 'none',
  interject: 'none',
}
