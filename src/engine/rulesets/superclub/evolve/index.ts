import { at } from '../../../kernel/define.ts'
import { emptyOf } from '../../../kernel/empty-record.ts'
import { copied } from '../../../kernel/json.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import { type Draft, turnSchema } from '../state.ts'
import { evolveDeals } from './deals.ts'
import { evolveMatch } from './match.ts'
import { type Evolve, entryIn, join, leave, managerOf, stackOf, without } from './squads.ts'

const theTurn = ({ shared }: Draft) => sure(shared.turn, 'seat that has the turn')

const setup = {
  'game.created': ({ shared }, { clubs }) => {
    for (const [seat, club] of clubs.entries()) at(shared.managers, seat).club = club
  },
  'deck.shuffled': ({ shared, secret }, { deck, order }) => {
    const name = deck === 'players' ? 'deck' : deck
    secret[name] = [...order]
    if (deck === 'gameChangers') shared.discard = []
    if (deck === 'players') shared.draft.aside = []
  },
  'manager.rolled': () => {},
  'manager.numbered': (draft, { seat, number }) => {
    managerOf(draft, seat).number = number
    if (number === 1) draft.shared.first = seat
  },
  'draft.board-filled': ({ shared, secret }, { round, cards, aside, next }) => {
    const gone = new Set([...cards, ...aside])
    secret.deck = secret.deck.filter((card) => !gone.has(card))
    shared.draft = { round, board: [...cards], aside: [...shared.draft.aside, ...aside], next }
  },
  'draft.picked': (draft, { seat, card, stars, next }) => {
    draft.shared.draft.board = without(draft.shared.draft.board, card)
    draft.shared.draft.next = next
    join(draft, seat, card, stars)
  },
  'stacks.cut': ({ secret }, { stacks }) => {
    secret.deck = []
    secret.stacks = copied(stacks)
  },
  'stacks.refilled': ({ shared, secret }, { stacks }) => {
    shared.inactive = []
    secret.stacks = copied(stacks)
  },
} satisfies Partial<Evolve>

const offSeason = {
  'phase.started': ({ shared }, { year, phase, round }) => {
    shared.phase = phase
    shared.year = year
    shared.round = round ?? 0
    shared.turn = null
    shared.turnsDone = 0
    shared.lotsDone = 0
    shared.matches = []
    if (phase === 'finance') shared.unhappy = { bidders: [], targets: [], bid: null }
  },
  'turn.started': ({ shared }, { seat }) => {
    shared.turn = emptyOf(turnSchema, { seat })
  },
  'turn.ended': ({ shared }) => {
    shared.turn = null
    shared.turnsDone += 1
  },
  'training.guaranteed': (draft, { seat, card, to }) => {
    theTurn(draft).guaranteed = card
    train(draft, seat, card, to)
  },
  'training.rolled': (draft, { seat, card, to }) => {
    theTurn(draft).rolled.push(card)
    train(draft, seat, card, to)
  },
  'scout.revealed': (draft, { continent, card, stars, price }) => {
    stackOf(draft, continent).shift()
    const turn = theTurn(draft)
    turn.draws += 1
    turn.revealed = { card, stars, price, continent }
  },
  'scout.signed': (draft, { seat, card, stars, price }) => {
    theTurn(draft).revealed = null
    draft.shared.scouted.push({ card, price })
    join(draft, seat, card, stars)
  },
  'scout.declined': (draft, { card }) => {
    theTurn(draft).revealed = null
    draft.shared.inactive.push(card)
  },
  'facility.upgraded': (draft, { seat, department, level }) => {
    managerOf(draft, seat).levels[department] = level
    theTurn(draft).actions.push(department)
  },
  'staff.drawn': (draft, { seat, staff }) => {
    draft.secret.staff = draft.secret.staff.slice(staff.length)
    managerOf(draft, seat).offered = [...staff]
    if (draft.shared.phase === 'invest') theTurn(draft).actions.push('staff')
  },
  'staff.hired': (draft, { seat, staff }) => {
    const manager = managerOf(draft, seat)
    manager.offered = without(manager.offered, staff)
    manager.staff.push(staff)
  },
  'staff.declined': (draft, { seat, staff }) => {
    managerOf(draft, seat).offered = []
    draft.secret.staff.push(...staff)
  },
  'staff.dismissed': (draft, { seat, staff }) => {
    const manager = managerOf(draft, seat)
    manager.staff = without(manager.staff, staff)
    draft.secret.staff.push(staff)
  },
} satisfies Partial<Evolve>

function train(draft: Draft, seat: Seat, card: string, stars: number): void {
  for (const { trained } of [theTurn(draft), draft.shared])
    if (!trained.includes(card)) trained.push(card)
  entryIn(draft, seat, card).stars = stars
}

const club = {
  'cash.received': (draft, { seat, amount, reason }) => {
    const manager = managerOf(draft, seat)
    manager.cash += amount
    if (reason === 'rebate') manager.rebateUsed = true
  },
  'cash.paid': (draft, { seat, amount, reason, counterparty }) => {
    const manager = managerOf(draft, seat)
    manager.cash -= amount
    if (counterparty !== null) managerOf(draft, counterparty).cash += amount
    if (reason === 'wages') manager.wagesOwed = null
  },
  'token.moved': (draft, { seat, to }) => {
    managerOf(draft, seat).token = to
  },
  'marker.moved': (draft, { seat, to }) => {
    managerOf(draft, seat).marker = to
  },
  'wages.owed': (draft, { seat, amount }) => {
    managerOf(draft, seat).wagesOwed = amount
  },
  'boost.assigned': (draft, { seat, boost }) => {
    managerOf(draft, seat).boost = boost
  },
  'player.sold-abroad': (draft, { seat, card, stack }) => {
    leave(draft, seat, card)
    draft.shared.scouted = draft.shared.scouted.filter((one) => one.card !== card)
    stackOf(draft, stack).push(card)
  },
} satisfies Partial<Evolve>

const season = {
  'season.started': ({ shared }, { numbers }) => {
    for (const [seat, number] of numbers.entries()) {
      const manager = at(shared.managers, seat)
      manager.number = number
      manager.seasonPoints = 0
      manager.firstInjuryUsed = false
    }
  },
  'sim.rolled': (draft, { seat, points }) => {
    managerOf(draft, seat).seasonPoints += points
  },
  'round.ended': ({ shared }) => {
    shared.matches = []
  },
  'tie.rolled': () => {},
  'season.ranked': ({ shared }, { ranking }) => {
    shared.ranking = ranking.map(({ seat }) => seat)
    shared.first = at(shared.ranking, 0)
    for (const [place, { seat, status, titles }] of ranking.entries()) {
      const manager = at(shared.managers, seat)
      manager.lastRank = place + 1
      manager.status = status
      manager.titles = titles
    }
  },
  'flags.cleared': ({ shared }) => {
    shared.refusals = []
    for (const manager of shared.managers) {
      manager.nextMatch = []
      manager.firstInjuryUsed = false
      for (const entry of manager.squad) {
        entry.injured = false
        entry.outMatches = 0
        entry.outSeason = false
        entry.refuses = false
      }
    }
  },
  'supercup.card-won': ({ secret }, { seat, card }) => {
    secret.superCup = without(secret.superCup, card)
    at(secret.collections, seat).push(card)
  },
  'supercup.chosen': () => {},
  'supercup.cards-returned': ({ secret }, { seat }) => {
    secret.superCup.push(...at(secret.collections, seat))
    secret.collections[seat] = []
  },
  'final.started': () => {},
  'seat.resigned': (draft, { seat }) => {
    managerOf(draft, seat).resigned = true
    draft.shared.left.push(seat)
  },
  'game.finished': ({ shared }, { winner, ranking, reason }) => {
    shared.phase = 'finished'
    // If the game ends while a seat is deciding about a scouted player, the player's card must not
    // disappear.
    if (shared.turn?.revealed) shared.inactive.push(shared.turn.revealed.card)
    shared.turn = null
    shared.result = { winner, ranking: [...ranking], reason }
  },
} satisfies Partial<Evolve>

export const evolve: Evolve = {
  ...setup,
  ...offSeason,
  ...club,
  ...evolveDeals,
  ...season,
  ...evolveMatch,
}
