import {
  exactly,
  hull,
  is,
  oneOf,
  range,
  record,
  type Space,
  subsetOf,
} from '../../kernel/space.ts'
import type { Decision as DecisionOf, Seat } from '../../kernel/types.ts'
import { bookOf } from './content/book.ts'
import { FOOTBALLERS_MAX } from './content/numbers.ts'
import { MONEY_STEP, squads } from './content/schema.ts'
import type { Move } from './moves.ts'
import {
  clubOf,
  hasFreeMatch,
  isComplete,
  isIn,
  lacksWins,
  opponentsOf,
  sellableOf,
  tradableOf,
} from './read/clubs.ts'
import { couldBuy, needsPick, oldestDebt, onSale } from './read/deals.ts'
import { topFrame } from './rules/frames.ts'
import type { Kind, Starplayer, State, Table } from './types.ts'

type Decision = DecisionOf<Starplayer>

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
  'settle-debt': ['sell-back', 'offer-sale', 'offer-in-kind', 'concede'],
  'answer-sale': ['accept', 'reject'],
  'claim-window': ['claim', 'waive'],
  interject: ['claim', 'audit'],
}

/** Everything is public: who is asked what, and until when. */
export function openDecisions(state: State, table: Table): Decision[] {
  if (state.result !== null) return []
  const { claims, squadLimit } = table.options
  const asked = debtDecisions(state, table)
  // Nobody plays on with an unpaid amount: all that lies below a debt waits (SP-R28).
  const waits = state.debts.length > 0 ? { suspendedBy: 'debt-open' } : {}
  for (const one of turnDecisions(state, table)) asked.push({ ...one, ...waits })
  if (claims === 'manual' || squadLimit === 'audited')
    for (const { seat, status } of state.clubs)
      if (status === 'in')
        asked.push({ ...ask('interject', seat, `interject:${seat}`), standing: true })
  return asked
}

const ask = (kind: Kind, seat: Seat, key: string): Decision => ({
  key,
  kind,
  seat,
  moves: MOVES[kind],
})

/** A limit of the rules; without one the table's own applies. */
const within = (seconds: number | null, clock?: string): Pick<Decision, 'limit'> => {
  if (seconds === null) return {}
  return { limit: clock === undefined ? { seconds } : { seconds, clock } }
}

function turnDecisions(state: State, { options }: Table): Decision[] {
  const { turn } = state
  const { no, seat, space, phase } = turn
  const frame = state.frames.at(-1)
  if (frame?.kind === 'tackle')
    return frame.waiting.map((one) => ({
      ...ask('tackle', one, `tackle:${no}:${frame.space}:${one}`),
      ...within(options.tackleSeconds),
    }))
  if (frame?.kind === 'pick-opponent') return [ask('choose-opponent', seat, `opponent:${no}`)]
  if (frame?.kind === 'passing')
    return frame.waiting.map((one) => ({
      ...ask('claim-window', one, `claims:${no}:${one}`),
      ...within(options.claimSeconds, `claims:${no}:${one}`),
    }))
  if (frame?.kind === 'window') {
    const { negotiator, offer, offersMade } = frame
    if (negotiator === null) return []
    const clock = within(options.negotiationSeconds, `negotiation:${no}:${negotiator}`)
    if (offer) return [{ ...ask('answer-offer', offer.to, `offer:${offer.id}`), ...clock }]
    return [
      { ...ask('negotiate', negotiator, `negotiate:${no}:${negotiator}:${offersMade}`), ...clock },
    ]
  }
  if (frame !== undefined && phase !== 'purchase') return []
  if (phase === 'purchase') return [ask(phase, seat, `purchase:${no}:${space}`)]
  return phase === 'roll' || phase === 'turn-end' ? [ask(phase, seat, `${phase}:${no}`)] : []
}

/** Each debtor settles its oldest debt; while a sale is pending it waits for the answer. */
function debtDecisions(state: State, { options }: Table): Decision[] {
  return state.debts
    .filter((debt) => oldestDebt(state, debt.debtor) === debt)
    .flatMap(({ id, debtor, offersMade, pending }) => {
      const settle: Decision = {
        ...ask('settle-debt', debtor, `debt:${id}`),
        ...within(options.debtSeconds, `debt:${id}`),
      }
      if (!pending) return [settle]
      const answer: Decision = {
        ...ask('answer-sale', pending.to, `sale:${id}:${offersMade}`),
        ...within(options.debtSeconds),
      }
      return [{ ...settle, suspendedBy: 'sale-pending' }, answer]
    })
}

type Spaces = Space<Move>[]

export function legalMoves(state: State, decision: Decision, table: Table): Spaces {
  const { seat } = decision
  switch (decision.kind) {
    case 'roll':
      return [exactly('roll'), ...actions(state, table, seat)]
    case 'purchase':
      return [
        ...purchases(state, table, seat, 'buy'),
        exactly('decline'),
        ...actions(state, table, seat),
      ]
    case 'turn-end':
      return [exactly('end-turn'), ...actions(state, table, seat)]
    case 'tackle':
      return [...tackles(state, table, seat), exactly('pass-tackle')]
    case 'choose-opponent':
      return opponents(state)
    case 'negotiate':
      return [exactly('pass-window'), ...offers(state, table, seat)]
    case 'answer-offer':
      return [exactly('accept'), exactly('reject'), ...counters(state, table, seat)]
    case 'settle-debt':
      return settlements(state, table, seat)
    case 'answer-sale':
      return [exactly('accept'), exactly('reject')]
    case 'claim-window':
      return [exactly('waive'), ...claims(table)]
    case 'interject':
      return [...claims(table), ...audits(state, table, seat)]
  }
}

/** What the active seat may do at any point of its turn. */
function actions(state: State, table: Table, seat: Seat): Spaces {
  const { clubs, turn } = state
  const club = clubOf(clubs, seat)
  const others = oneOf(opponentsOf(clubs, seat))
  const spaces: Spaces = []
  if (club.windowCards.length > 0)
    spaces.push(exactly<Move>('play-transfer-window', { card: oneOf(club.windowCards) }))
  if (club.matchCards.length > 0)
    spaces.push(exactly<Move>('play-cup-match', { opponent: others, card: oneOf(club.matchCards) }))
  else if (!turn.freeMatchUsed && hasFreeMatch(club, table))
    spaces.push(exactly<Move>('play-cup-match', { opponent: others }))
  spaces.push(...sellBacks(state, seat))
  const isEligible =
    club.footballers.length <= FOOTBALLERS_MAX && !lacksWins(club, table) && isComplete(club, table)
  if (isEligible)
    spaces.push(exactly<Move>('challenge-final', { opponent: others, trophyColour: oneOf(squads) }))
  return spaces
}

function sellBacks({ clubs }: State, seat: Seat): Spaces {
  const sellable = sellableOf(clubOf(clubs, seat))
  return sellable.length > 0 ? [exactly<Move>('sell-back', { cards: subsetOf(sellable, 1) })] : []
}

function purchases(state: State, table: Table, seat: Seat, type: 'buy' | 'tackle'): Spaces {
  const space = state.turn.space ?? 0
  if (!couldBuy(state, table, seat, space)) return []
  return needsPick(table, space)
    ? [exactly<Move>(type, { pick: oneOf(onSale(state, table, space)) })]
    : [exactly<Move>(type)]
}

const tackles = (state: State, table: Table, seat: Seat): Spaces =>
  clubOf(state.clubs, seat).tackles.length > 0 ? purchases(state, table, seat, 'tackle') : []

function opponents(state: State): Spaces {
  const frame = topFrame(state, 'pick-opponent')
  if (!frame) return []
  const choice = exactly<Move>('choose-opponent', { opponent: oneOf(frame.eligible) })
  return frame.skippable ? [choice, exactly('skip-match')] : [choice]
}

/** Cards and money of one side of a deal: a hull of what the rules allow. */
const side = ({ clubs }: State, seat: Seat) => {
  const club = clubOf(clubs, seat)
  return record({
    cards: subsetOf(tradableOf(club)),
    money: range(0, club.cash, MONEY_STEP),
  })
}

export function partnersOf(state: State, seat: Seat): Seat[] {
  const partner = topFrame(state, 'window')?.partner ?? null
  return partner === null ? opponentsOf(state.clubs, seat) : [partner]
}

function offers(state: State, { options }: Table, seat: Seat): Spaces {
  if ((topFrame(state, 'window')?.offersMade ?? 0) >= options.maxOffers) return []
  return partnersOf(state, seat).map((to) =>
    hull<Move>('offer', { to: is(to), give: side(state, seat), take: side(state, to) }),
  )
}

function counters(state: State, { options }: Table, seat: Seat): Spaces {
  const frame = topFrame(state, 'window')
  if (!frame?.offer || frame.offersMade >= options.maxOffers) return []
  const { by } = frame.offer
  return [hull<Move>('counter', { give: side(state, seat), take: side(state, by) })]
}

function settlements(state: State, { options }: Table, seat: Seat): Spaces {
  const { clubs } = state
  const debt = oldestDebt(state, seat)
  const club = clubOf(clubs, seat)
  const spaces = sellBacks(state, seat)
  if (!debt) return spaces
  if (spaces.length === 0) spaces.push(exactly('concede'))
  const cards = tradableOf(club)
  if (debt.offersMade >= options.maxEmergencyOffers || cards.length === 0) return spaces
  for (const to of buyersOf(state, seat))
    spaces.push(
      hull<Move>('offer-sale', {
        to: is(to),
        cards: subsetOf(cards, 1),
        price: range(MONEY_STEP, clubOf(clubs, to).cash, MONEY_STEP),
      }),
    )
  if (debt.creditor !== 'official')
    spaces.push(
      hull<Move>('offer-in-kind', {
        cards: subsetOf(cards, 1),
        credit: range(MONEY_STEP, debt.rest, MONEY_STEP),
      }),
    )
  return spaces
}

/** Seats that could pay for a card of a debtor. */
export const buyersOf = (state: State, seat: Seat): Seat[] =>
  opponentsOf(state.clubs, seat).filter(
    (to) => oldestDebt(state, to) === null && clubOf(state.clubs, to).cash >= MONEY_STEP,
  )

/** Which claims are open is nobody's business: the same for every seat at any time. */
function claims({ options, content }: Table): Spaces {
  if (options.claims === 'automatic') return []
  const space = oneOf(bookOf(content).claimable)
  return [
    hull<Move>('claim', { kind: oneOf(['royalty', 'gate', 'wild']), space }),
    hull<Move>('claim', { kind: is('all-6') }),
  ]
}

function audits({ clubs }: State, { options }: Table, seat: Seat): Spaces {
  if (options.squadLimit === 'enforced') return []
  const over = clubs
    .filter((club) => club.seat !== seat && isIn(club))
    .filter(({ footballers }) => footballers.length > FOOTBALLERS_MAX)
    .map((club) => club.seat)
  return over.length > 0 ? [exactly<Move>('audit', { target: oneOf(over) })] : []
}
