import type { Game } from '../../../kernel/game.ts'
import type { Start } from '../../../kernel/law.ts'
import { staffOf } from '../content/book.ts'
import { housePack } from '../content/house.ts'
import type { Draft, EntryDraft as Entry, Phase } from '../state.ts'
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
    name: 'a final before its line-ups, with penalties after a draw',
    seats: 2,
    variants: 3,
    options: { maxSeasons: 1 },
    until: isIn('season'),
    edit: startFinal,
  },
  {
    name: 'a final before its line-ups, with replays after a draw',
    seats: 2,
    variants: 3,
    options: { maxSeasons: 1, finalDraw: 'replay' },
    until: isIn('season'),
    edit: startFinal,
  },
  {
    name: 'the last card of the stacks',
    seats: 3,
    until: isAsked('scout-draw'),
    edit({ shared, secret }) {
      const [first, ...others] = Object.keys(secret.stacks)
      const stack = secret.stacks[first!] ?? []
      shared.inactive.push(...stack.splice(1))
      for (const other of others) shared.inactive.push(...(secret.stacks[other]?.splice(0) ?? []))
      for (const manager of shared.managers) manager.levels.scouting = 4
    },
  },
  {
    name: 'clubs with all their key staff',
    seats: 3,
    until: isAsked('invest'),
    edit({ shared, secret }) {
      for (const manager of shared.managers) {
        manager.cash = 200
        while (manager.staff.length < 3) manager.staff.push(secret.staff.pop()!)
      }
    },
  },
  {
    name: 'lots for clubs whose staff earn rebates and win ties',
    seats: 3,
    until: isAsked('lot-flip'),
    edit({ shared, secret }) {
      for (const manager of shared.managers) {
        manager.cash = 200
        for (const kind of ['auctionRebate', 'auctionTieWin'] as const) {
          const card = secret.staff.find((id) =>
            staffOf(housePack, id).effects.some((effect) => effect.kind === kind),
          )
          if (card === undefined || manager.staff.length > 2) continue
          secret.staff.splice(secret.staff.indexOf(card), 1)
          manager.staff.push(card)
        }
      }
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
  const squad = shared.managers[1]?.squad ?? []
  const [{ card, stars }] = squad.toSorted((one, other) => other.stars - one.stars) as [Entry]
  for (const manager of shared.managers) manager.cash = 500
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

/**
 * Changes the position so that the first league match becomes a final in which no side has
 * submitted a line-up.
 */
function startFinal({ shared, secret }: Draft): void {
  shared.phase = 'super-duper'
  shared.matches = shared.matches.slice(0, 1)
  for (const match of shared.matches) {
    match.kind = 'superDuper'
    match.stage = 'line-ups'
    for (const side of match.sides) {
      side.submitted = false
      side.lineUp = null
      side.boost = 0
    }
  }
  secret.lineUps = []
}

/** Changes the position so that the current league match becomes a final that ended in a draw. */
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
