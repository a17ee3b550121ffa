import type { Chance } from '../../kernel/chance.ts'
import type { Viewer } from '../../kernel/types.ts'
import { bogusCards, squadIn } from './content/cards.ts'
import { type Card, chanceDecks, squads } from './content/schema.ts'
import { copyOf } from './copy.ts'
import { holds } from './read/clubs.ts'
import { holdsSix, type Remembered, remember } from './read/dues.ts'
import { bonusOf } from './rules/cards.ts'
import type { Claim, Club, Decks, Draft, Secrets, TackleAnswer, View } from './state.ts'
import type { Table } from './types.ts'

/** A state that the view cannot tell from the true one: the cards that lie face down, guessed. */
export function imagine(view: View, _viewer: Viewer, table: Table, chance: Chance): Draft {
  const { turn, clubs, deckSizes: _, secrets, ...rest } = copyOf(view)
  const { decks, answers, claims, all6Ranks, nextAll6Rank, nextClaim } =
    secrets ?? guess(view, table, chance)
  return {
    ...rest,
    clubs: clubs.map((club, seat) => ({
      ...club,
      all6Rank: all6Ranks[seat]?.rank ?? null,
      all6Squad: all6Ranks[seat]?.squad ?? null,
    })),
    decks: decks as Decks,
    turn: { ...turn, claims },
    answers,
    nextAll6Rank,
    nextClaim,
  }
}

function guess(view: View, table: Table, chance: Chance): Secrets {
  const ranks = guessRanks(view, table, chance)
  const known = remember(table, view.clubs, view.turn).filter(
    (due) => due.kind !== 'all-6' || isUnranked(view.clubs, due),
  )
  const claims = known.map((due, place) => claimOf(due, place, ranks))
  const highest = Math.max(0, ...ranks.map((one) => one?.rank ?? 0))
  return {
    decks: guessDecks(view, table, chance),
    answers: guessAnswers(view, table, chance),
    claims,
    all6Ranks: ranks,
    nextAll6Rank: highest + 1,
    nextClaim: claims.length + 1,
  }
}

const isUnranked = (clubs: readonly Club[], { creditor }: Remembered): boolean =>
  !clubs[creditor]?.all6Shown

function claimOf(due: Remembered, place: number, ranks: Secrets['all6Ranks']): Claim {
  const { claimed, ...facts } = due
  const rank = ranks[due.creditor]?.rank ?? 4
  const amount = due.kind === 'all-6' ? bonusOf(rank) : due.amount
  return { ...facts, amount, id: place + 1, status: claimed ? 'made' : 'open' }
}

/** Which cards a deck holds is public: those that lie nowhere else. */
export function unseenCards(view: View, table: Table): Record<string, Card[]> {
  const { content, options } = table
  const inHand = view.frames.flatMap((frame) =>
    frame.kind === 'acquire' || (frame.kind === 'effects' && !frame.kept) ? [frame.card] : [],
  )
  const isSeen = (card: Card) =>
    inHand.includes(card) || view.clubs.some((club) => holds(club, card))
  const unseen: Record<string, Card[]> = {}
  for (const squad of squads) {
    const bogus = options.mode === 'five-a-side' ? [] : bogusCards()
    unseen[squad] = [...content.footballers.map(({ id }) => id), ...bogus].filter(
      (card) => squadIn(card) === squad && !isSeen(card),
    )
  }
  for (const deck of chanceDecks)
    unseen[deck] = content.decks[deck].map(({ id }) => id).filter((card) => !isSeen(card))
  return unseen
}

function guessDecks(view: View, table: Table, chance: Chance): Decks {
  const unseen = unseenCards(view, table)
  return Object.fromEntries(
    Object.entries(unseen).map(([deck, cards]) => [deck, chance.shuffle(cards)]),
  ) as Decks
}

/** Those who do not answer any more have answered, or were never asked: both look alike. */
function guessAnswers(view: View, table: Table, chance: Chance): TackleAnswer[] {
  const frame = view.frames.at(-1)
  if (frame?.kind !== 'tackle' || table.options.tackle === 'race') return []
  const { waiting, space } = frame
  const isPlain = table.content.board[space]?.type === 'footballer'
  return view.clubs
    .filter(({ status, tackles }) => status === 'in' && tackles.length > 0)
    .filter(({ seat }) => seat !== view.turn.seat && !waiting.includes(seat))
    .map(({ seat }) => ({
      seat,
      call: isPlain && chance.below(2) === 1,
      pick: null,
    }))
}

/** Ranks that nobody has claimed: their numbers are gaps, their owners are guessed. */
function guessRanks(view: View, table: Table, chance: Chance): Secrets['all6Ranks'] {
  const { clubs } = view
  const ranks: Secrets['all6Ranks'] = clubs.map(({ all6Rank: rank, all6Squad: squad }) =>
    rank === null || squad === null ? null : { rank, squad },
  )
  const shown = clubs.flatMap(({ all6Rank }) => (all6Rank === null ? [] : [all6Rank]))
  const free = ([1, 2, 3, 4] as const).filter((rank) => !shown.includes(rank))
  const gaps = free.filter((rank) => rank < Math.max(0, ...shown)).length
  const open = clubs.filter(({ all6Rank }) => all6Rank === null).map(({ seat }) => seat)
  const holding = open.filter((seat) => holdsSix(table, clubs, seat) !== null)
  const others = chance.shuffle(open.filter((seat) => !holding.includes(seat)))
  const owners = [...holding, ...others].slice(0, Math.max(gaps, holding.length))
  if (table.options.claims === 'automatic') return ranks
  for (const [place, seat] of chance.shuffle(owners).entries()) {
    const squad = holdsSix(table, clubs, seat) ?? 'red'
    ranks[seat] = { rank: free[place] ?? 4, squad }
  }
  return ranks
}
