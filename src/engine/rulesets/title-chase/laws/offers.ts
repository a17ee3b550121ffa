import { canonical } from '../../../kernel/json.ts'
import { demand, demandSame, type Law, type Offered } from '../../../kernel/law.ts'
import { cardOf } from '../content/book.ts'
import type { TitleChase } from '../types.ts'
import { type Manager, managerAt } from './holdings.ts'

type Move = TitleChase['move']
type Content = Offered<TitleChase>['table']['content']

const keptOf = (content: Content, { keep }: Manager, kind: string): string[] =>
  keep.filter((card) => cardOf(content, card).effect.kind === kind)

/** Returns all subsets of the items, each in the order of the items. */
function setsOf<T>(items: readonly T[]): T[][] {
  const [first, ...rest] = items
  if (first === undefined) return [[]]
  const others = setsOf(rest)
  return [...others, ...others.map((set) => [first, ...set])]
}

function purchasesOf({ decision, state, table: { content } }: Offered<TitleChase>): Move[] {
  const manager = managerAt(state, decision.seat)
  const { cash, stars, debts } = manager
  if (debts.length > 0) return []
  return content.stars
    .filter(({ category }) => !stars.includes(category) && state.shared.stock[category] > 0)
    .flatMap(({ category, fee }) => {
      const plain: Move[] = cash >= fee ? [{ type: 'buy-star', category }] : []
      const cheaper = keptOf(content, manager, 'voucher').filter((card) => {
        const { effect } = cardOf(content, card)
        return effect.kind === 'voucher' && cash >= fee - effect.amountOff
      })
      return [
        ...plain,
        ...cheaper.map((voucher): Move => ({ type: 'buy-star', category, voucher })),
      ]
    })
}

function movesOf(offered: Offered<TitleChase>): Move[] {
  const { decision, state, table } = offered
  const { seats, league } = state.shared
  const manager = managerAt(state, decision.seat)
  const { stars, suspensions } = manager
  switch (decision.kind) {
    case 'turn-roll':
      return [{ type: 'roll' }]
    case 'choose-team': {
      const taken = seats.map(({ team }) => team)
      const free = league.teams.filter(({ id }) => !taken.includes(id))
      return free.map(({ id }) => ({ type: 'choose-team', team: id }))
    }
    case 'pink-nominate':
      return [...seats.entries()]
        .filter(([, { resigned }]) => resigned === null)
        .flatMap(([seat]) =>
          (['yellow', 'red'] as const).map((colour): Move => ({ type: 'nominate', seat, colour })),
        )
    case 'match-penalty':
      return [null, ...keptOf(table.content, manager, 'penalty')].map((card) => ({
        type: 'commit-penalty',
        card,
      }))
    case 'match-stars': {
      const out = new Set(suspensions.map(({ category }) => category))
      const isCup = state.shared.match?.competition === 'cup'
      const isBarred = !isCup || table.options.suspensionInCup
      const fit = stars.filter((category) => !isBarred || !out.has(category))
      const appeals = keptOf(table.content, manager, 'appeal').flatMap((card) =>
        [...out].map((category): Move => ({ type: 'play-appeal', card, category })),
      )
      const lineUps = setsOf(fit).map((play): Move => ({ type: 'commit-lineup', play }))
      return [...lineUps, ...purchasesOf(offered), ...appeals]
    }
  }
}

type Category = Manager['stars'][number]

const starsOf = (state: Offered<TitleChase>['state'], seat: number): readonly Category[] =>
  managerAt(state, seat).stars
const starIn = (move: Move): Category => ('category' in move ? move.category : 'GK')

/**
 * Returns a string that is the same for equal moves. The stars of a match line-up have no order, so
 * they are sorted.
 */
const textOf = (move: Move): string =>
  canonical(move.type === 'commit-lineup' ? { ...move, play: [...move.play].sort() } : move)

export const offerLaws: readonly Law<TitleChase>[] = [
  {
    clause: 'TC-610',
    says: 'a decision offers all moves of the rulebook, and no others',
    refusals: {
      'seat-not-eligible'({ state, move }) {
        const seat = 'seat' in move ? state.shared.seats[move.seat] : undefined
        demand(seat?.resigned !== null, 'a seat that has left')
      },
      'star-already-owned': ({ state, decision, move }) =>
        demand(starsOf(state, decision.seat).includes(starIn(move)), 'an owned star'),
      'star-sold-out': ({ state, move }) =>
        demand(state.shared.stock[starIn(move)] === 0, 'no star in stock'),
      'in-debt': ({ state, decision }) =>
        demand(managerAt(state, decision.seat).debts.length > 0, 'a debt'),
      'insufficient-funds'({ state, decision, table, move }) {
        const { cash } = managerAt(state, decision.seat)
        const { fee } = table.content.stars.find(({ category }) => category === starIn(move))!
        const voucher = 'voucher' in move && move.voucher ? move.voucher : null
        const effect = voucher === null ? null : cardOf(table.content, voucher).effect
        const off = effect?.kind === 'voucher' ? effect.amountOff : 0
        demand(cash < fee - off, 'less cash than the price')
      },
      'card-not-held'({ state, decision, move }) {
        const { keep } = managerAt(state, decision.seat)
        const named = [
          'card' in move ? move.card : null,
          'voucher' in move ? (move.voucher ?? null) : null,
        ]
        demand(
          named.some((card) => card !== null && !keep.includes(card)),
          'a card of another',
        )
      },
      'star-not-owned'({ state, decision, move }) {
        const stars = starsOf(state, decision.seat)
        demand('play' in move && move.play.some((star) => !stars.includes(star)), 'a missing star')
      },
      'star-suspended'({ state, decision, move }) {
        const { suspensions } = managerAt(state, decision.seat)
        const out = suspensions.map(({ category }) => category)
        demand('play' in move && move.play.some((star) => out.includes(star)), 'a suspended star')
      },
      'duplicate-star': ({ move }) =>
        demand('play' in move && new Set(move.play).size < move.play.length, 'a star twice'),
      'team-taken'({ state, move }) {
        const taken = state.shared.seats.map(({ team }) => team)
        demand('team' in move && taken.includes(move.team), 'a taken team')
      },
    },
    offers(offered) {
      const expected = movesOf(offered).map(textOf).sort()
      const { decision, table } = offered
      if (decision.kind === 'match-stars' && table.options.autoSkip)
        demand(expected.length > 1, 'a choice')
      demandSame(offered.all()?.map(textOf).sort(), expected, offered.decision.kind)
    },
  },
]
