import type { Game } from '../../../kernel/game.ts'
import type { Start } from '../../../kernel/law.ts'
import type { Draft, Phase } from '../state.ts'
import type { Superclub } from '../types.ts'

const isIn =
  (phase: Phase) =>
  ({ state }: Game<Superclub>): boolean =>
    state.shared.phase === phase

const isAsked =
  (kind: Superclub['kind']) =>
  ({ open }: Game<Superclub>): boolean =>
    open.some((one) => one.kind === kind)

export const starts: readonly Start<Superclub>[] = [
  { name: 'line-ups of the first round', seats: 4, until: isIn('season') },
  { name: 'sealed bids', seats: 3, options: { auctionMode: 'sealed' }, until: isAsked('lot-bid') },
  {
    name: 'entries to the bidding for an unhappy player',
    seats: 4,
    options: { unhappyPlayers: true },
    until: isIn('training'),
    edit: askForEntries,
  },
  {
    name: 'penalties of a final',
    seats: 4,
    options: { maxSeasons: 1 },
    until: ({ state }) => state.shared.matches.some(hasLineUps),
    edit: shootOut,
  },
  {
    name: 'the last round before wages without cash',
    seats: 2,
    until: ({ state }) => state.shared.phase === 'season' && state.shared.round === 4,
    edit({ shared }) {
      for (const manager of shared.managers) manager.cash = 0
    },
  },
  {
    name: 'penalties between two managers, one order each',
    seats: 2,
    options: { maxSeasons: 1 },
    until: ({ state }) => state.shared.matches.some(hasLineUps),
    edit: shootOut,
    isSmall: true,
  },
]

function askForEntries({ shared }: Draft): void {
  const [card, stars] = [shared.managers[1]?.squad[0]?.card ?? '', 5]
  for (const manager of shared.managers) manager.cash = 500
  for (const entry of shared.managers[1]?.squad ?? []) if (entry.card === card) entry.stars = stars
  shared.phase = 'unhappy'
  shared.turn = null
  shared.unhappy = {
    bidders: [0],
    targets: [1],
    bid: {
      ...{ nominator: 0, owner: 1, leader: 0, card, stars, amount: 100, stage: 'enter' },
      ...{ entitled: [2, 3], answered: [], bidders: [0], passed: [] },
      ...{ raises: 0, counters: 0, counter: null },
    },
  }
}

const hasLineUps = ({ sides }: { readonly sides: readonly { readonly lineUp: unknown }[] }) =>
  sides.every(({ lineUp }) => lineUp !== null)

function shootOut({ shared, secret }: Draft): void {
  shared.phase = 'super-duper'
  shared.matches = shared.matches.filter(hasLineUps).slice(0, 1)
  for (const match of shared.matches) {
    match.kind = 'superDuper'
    match.stage = 'shoot-out'
    match.third = null
    match.thirds = []
    match.score = [0, 0]
    match.ordered = []
  }
  secret.gameChangers.push(...secret.faceDown.map(({ card }) => card))
  secret.faceDown = []
}
