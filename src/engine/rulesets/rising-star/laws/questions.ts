import { demand, demandSame, type Law, type Moment } from '../../../kernel/law.ts'
import type { At } from '../../../kernel/types.ts'
import { contractOf, drawnCardOf } from '../content/book.ts'
import type { RisingStar, State } from '../types.ts'
import { only, playerAt } from './seats.ts'

interface Asked {
  readonly kind: RisingStar['kind']
  readonly seat: number
}

/**
 * Returns the question that the rulebook asks in a position, or null if the rulebook asks no
 * question.
 */
function askedIn({ state, table }: Pick<At<RisingStar>, 'state' | 'table'>): Asked | null {
  const { phase, seats, turn, match, swap, negotiation } = state.shared
  if (phase === 'choosing-tokens') {
    const next = seats.find(({ token }) => token === null)
    return next ? { kind: 'choose-token', seat: next.no } : null
  }
  const side = match?.stage.startsWith('home') ? match.home : match?.away
  if (match?.stage.includes('-card') && side && 'seat' in side)
    return { kind: 'match-card', seat: side.seat }
  if (!turn) return null
  const { seat, stage } = turn
  if (swap) return { kind: swap.slot === 'agent' ? 'swap-agent' : 'swap-sponsorship', seat }
  if (negotiation) return { kind: 'contract-offer', seat }
  if (stage !== 'tile') return { kind: stage, seat }
  const tile = table.content.board[playerAt(state, seat).position]?.type
  return tile === 'derby-day' && match === null ? { kind: 'choose-rival', seat } : null
}

const rivalsOf = ({ shared }: State, chooser: number): number[] =>
  shared.seats
    .filter(({ no, resigning, status }) => no !== chooser && !resigning && status !== 'injured')
    .map(({ no }) => no)

/** Returns the two seats that reach the final after a tie-break with dice (RS-R45). */
function qualifiedBy({ commit }: Moment<RisingStar>, tied: readonly number[]): number[] {
  const through: number[] = tied.length === 2 ? [...tied] : []
  for (const event of commit.events) {
    if (event.type !== 'tiebreak.rolled' || event.purpose !== 'qualify') continue
    demand(through.length < 2, 'no roll when two have qualified')
    const values = [...new Set(event.rolls.map(({ value }) => value))].sort((a, b) => b - a)
    for (const value of values) {
      const group = event.rolls.filter((one) => one.value === value).map(({ seat }) => seat)
      if (through.length + group.length > 2) break
      through.push(...group)
    }
  }
  return through.sort((a, b) => a - b)
}

export const questionLaws: readonly Law<RisingStar>[] = [
  {
    clause: 'RS-201',
    says: 'each position asks the question of its tile, match or card',
    commits({ game: { state, table, open, over } }) {
      if (over) return
      const asked = open.map(({ kind, seat }) => ({ kind, seat }))
      demandSame(asked, [askedIn({ state, table })], 'the question')
      for (const { seat } of asked)
        demand(playerAt(state, seat).status !== 'resigned', 'a seat that plays')
    },
    events: {
      'match.started'({ kind, home, away }, at) {
        const { state, commit } = at
        if (kind !== 'derby' || !('seat' in home)) return undefined
        const rivals = rivalsOf(state, home.seat)
        const rival = away && 'seat' in away ? away.seat : null
        demand(rival === null ? rivals.length === 0 : rivals.includes(rival), 'a rival who is fit')
        const { cause, events } = commit
        // Automatic rolls may lead to a second derby in the same commit.
        const isFirst = events.slice(0, at.place).every(({ type }) => type !== 'match.started')
        if (cause.kind === 'move' && cause.move.type === 'choose-rival' && isFirst)
          demand(rival === cause.move.seat, 'the chosen one')
        else if (cause.kind === 'move') demand(rivals.length < 2, 'a choice between several')
        return undefined
      },
      'token.moved'({ seat, from, to, steps, cause, mode }, { state, table, commit, place }) {
        if (cause !== 'card') return undefined
        const drawn = commit.events.slice(0, place).findLast((one) => one.type === 'card.drawn')
        demand(drawn?.type === 'card.drawn' && drawn.seat === seat, 'after a card')
        const card = drawnCardOf(table.content, drawn.card)
        const effects = card.kind === 'instant' ? card.effects : []
        const move = effects.find((effect) => effect.kind === 'move')
        demand(move?.kind === 'move' && move.mode === mode, 'a card that moves')
        const { tile, team, category } = move.to
        const own = playerAt(state, seat).token
        const { board } = table.content
        const fits = (index: number) => {
          const one = board[index % board.length] as {
            type: string
            team?: string
            category?: string
          }
          if (one.type !== tile) return false
          if (team !== undefined && one.team !== (team === 'own' ? own : team)) return false
          return category === undefined || one.category === category
        }
        if (mode === 'direct') demand(fits(to), 'to the tile of the card')
        else {
          for (let step = 1; step < steps; step += 1)
            demand(!fits(from + step), 'the first such tile')
          const hasEnded = commit.events.some((one) => one.type === 'career.ended')
          demand(fits(from + steps) || hasEnded, 'to the tile of the card')
        }
        return undefined
      },
      'tiebreak.qualified'({ finalists }, at) {
        const { tied } = at.state.shared.tiebreak ?? { tied: [] }
        const best = qualifiedBy(at, tied)
        if (best.length === 2) demandSame([...finalists], best, 'the highest rolls')
        const { events } = at.commit
        const rolled = events.findLast(
          (one) => one.type === 'tiebreak.rolled' && one.purpose === 'home',
        )
        const started = events.findLast((one) => one.type === 'match.started')
        if (rolled?.type !== 'tiebreak.rolled' || started?.type !== 'match.started')
          return undefined
        const [one, other] = rolled.rolls
        if (!one || !other || one.value === other.value) return undefined
        const home = one.value > other.value ? one.seat : other.seat
        demandSame(started.home, { seat: home }, 'the higher roll is at home')
        return undefined
      },
      'seat.removed': ({ seat, contract, contractTo, agentCards, sponges }, { state, table }) => {
        const { agent, sponsorships, magicSponges } = playerAt(state, seat)
        const held = [agent, ...Object.values(sponsorships)].filter((card) => card !== null)
        demandSame([...agentCards].sort(), held.sort(), 'all agents and sponsorships')
        demandSame([...sponges].sort(), [...magicSponges].sort(), 'all sponges')
        const isBlack = contract !== null && contractOf(table.content, contract).black
        const place = contract === null ? null : isBlack ? 'box' : 'deck-bottom'
        demand(contractTo === place, 'black contracts go to the box')
        return undefined
      },
    },
  },
  {
    clause: 'RS-R7',
    says: 'each season pays one loyalty bonus, and each match at most one card a side',
    events: {
      'season.completed'(_, at) {
        const bonuses = only(at, 'cash.received').filter(({ reason }) => reason === 'loyalty')
        demand(bonuses.length <= 1, 'one bonus')
        return undefined
      },
      'cash.received'({ amount }) {
        demand(amount > 0 && amount % 1_000 === 0, 'whole thousands')
        return undefined
      },
      'cash.paid'({ due }, { table }) {
        demand(table.options.shortfall === 'debt' || due % 1_000 === 0, 'whole thousands')
        return undefined
      },
      'match.card-played'({ period }, { state }) {
        const { match } = state.shared
        demand(match && match.score !== null, 'after the dice')
        demand((match.extraTime !== null) === (period === 'extra-time'), 'in its period')
        return undefined
      },
    },
    commits({ before, game: { state } }) {
      if (before) demand(state.shared.box.length >= before.shared.box.length, 'the box keeps all')
      for (const { position, seasonsCompleted } of state.shared.seats)
        demand(position >= 0 && seasonsCompleted >= 0, 'positions and seasons count from 0')
    },
  },
]
