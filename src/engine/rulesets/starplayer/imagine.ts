import type { Chance } from '../../kernel/chance.ts'
import { copied } from '../../kernel/json.ts'
import type { Viewer } from '../../kernel/types.ts'
import { deckNames } from './content/cards.ts'
import { spaceAt } from './read/board.ts'
import { holdsSix } from './read/club-set.ts'
import { clubOf, isIn } from './read/clubs.ts'
import { type Remembered, remember } from './read/dues.ts'
import { topFrame } from './read/frames.ts'
import { unseenCards } from './read/unseen.ts'
import { bonusOf } from './rules/cards.ts'
import type { Claim, Draft, Secret, TackleAnswer, View } from './state.ts'
import type { At, Table } from './types.ts'

export function imagine(view: View, _viewer: Viewer, table: Table, chance: Chance): Draft {
  const { deckSizes, secrets, clubs: seen, ...others } = copied(view)
  const shared = { ...others, clubs: seen.map(({ side, aim, ...club }) => club) }
  return { shared, secret: secrets ?? guess({ table, state: { shared } }, chance) }
}

function guess(at: At, chance: Chance): Secret {
  const all6Ranks = guessRanks(at, chance)
  const known = remember(at).filter(
    ({ kind, creditor }) => kind !== 'all-6' || !clubOf(at, creditor).all6Shown,
  )
  const claims = known.map((due, place) => claimOf(due, place, all6Ranks))
  const highest = Math.max(0, ...all6Ranks.map((one) => one?.rank ?? 0))
  return {
    decks: guessDecks(at, chance),
    answers: guessAnswers(at, chance),
    claims,
    all6Ranks,
    nextAll6Rank: highest + 1,
    nextClaim: claims.length + 1,
  }
}

function claimOf(due: Remembered, place: number, ranks: Secret['all6Ranks']): Claim {
  const { claimed, ...facts } = due
  const rank = ranks[due.creditor]?.rank ?? 4
  const amount = due.kind === 'all-6' ? bonusOf(rank) : due.amount
  return { ...facts, amount, id: place + 1, status: claimed ? 'made' : 'open' }
}

function guessDecks(at: At, chance: Chance): Secret['decks'] {
  const decks = unseenCards(at)
  for (const deck of deckNames) decks[deck] = chance.shuffle(decks[deck])
  return decks
}

/**
 * Guesses other seats' secret answers to a Tackle. A viewer cannot know whether a seat without an
 * open decision has answered or was never asked.
 */
function guessAnswers(at: At, chance: Chance): TackleAnswer[] {
  const { shared } = at.state
  const frame = topFrame(at, 'tackle')
  if (!frame || at.table.options.tackle === 'race') return []
  const isPlain = spaceAt(at, frame.space).type === 'footballer'
  return shared.clubs
    .filter(({ seat, tackles }) => isIn(at, seat) && tackles.length > 0)
    .filter(({ seat }) => seat !== shared.turn.seat && !frame.waiting.includes(seat))
    .map(({ seat }) => ({ seat, call: isPlain && chance.below(2) === 1, pick: null }))
}

/**
 * Guesses which seats have the secret All-6 ranks. An All-6 rank is secret until its seat claims
 * the rank; the secret ranks are the gaps between the known ranks.
 */
function guessRanks(at: At, chance: Chance): Secret['all6Ranks'] {
  const { clubs } = at.state.shared
  const ranks: Secret['all6Ranks'] = clubs.map(({ all6Rank: rank, all6Squad: squad }) =>
    rank === null || squad === null ? null : { rank, squad },
  )
  const shown = clubs.flatMap(({ all6Rank }) => (all6Rank === null ? [] : [all6Rank]))
  const free = [1, 2, 3, 4].filter((rank) => !shown.includes(rank))
  const gaps = free.filter((rank) => rank < Math.max(0, ...shown)).length
  const open = clubs.filter(({ all6Rank }) => all6Rank === null).map(({ seat }) => seat)
  const holding = open.filter((seat) => holdsSix(at, seat) !== null)
  const others = chance.shuffle(open.filter((seat) => !holding.includes(seat)))
  const owners = [...holding, ...others].slice(0, Math.max(gaps, holding.length))
  if (at.table.options.claims === 'automatic') return ranks
  for (const [place, seat] of chance.shuffle(owners).entries()) {
    const squad = holdsSix(at, seat) ?? 'red'
    ranks[seat] = { rank: free[place] ?? 4, squad }
  }
  return ranks
}
