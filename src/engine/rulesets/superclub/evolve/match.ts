import { at } from '../../../kernel/define.ts'
import { emptyOf } from '../../../kernel/empty-record.ts'
import { copied } from '../../../kernel/json.ts'
import type { Seat } from '../../../kernel/types.ts'
import { sure } from '../../shared/sure.ts'
import type { EventMember } from '../events/index.ts'
import { otherSide, sideOf } from '../read/match.ts'
import { GIVEN } from '../read/worth.ts'
import {
  type Draft,
  type LineUp,
  type MatchDraft,
  matchSchema,
  ROWS,
  SIDES,
  type SideDraft,
  type Slot,
  sideSchema,
  thirdInPlaySchema,
} from '../state.ts'
import { type Evolve, entryIn, join, leave, managerOf, stackOf, without } from './squads.ts'

function matchIn({ shared }: Draft, id: string): MatchDraft {
  const match = shared.matches.find((one) => one.id === id)
  if (!match) throw new RangeError(`no match ${id}`)
  return match
}

const readingIn = ({ reading }: MatchDraft) => sure(reading, 'Game changer being read')

const thirdIn = ({ third }: MatchDraft) => sure(third, 'third in play')

const newSide = (seat: Seat | null, boost: number): SideDraft =>
  emptyOf(sideSchema, { seat, boost })

/** In a line-up, the first place in defence belongs to the goalkeeper. */
function place(side: SideDraft, { row, slot }: Slot, card: string | null): void {
  const lineUp = lineUpIn(side)
  if (row !== 'defence') lineUp[row][slot - 1] = card
  else if (slot > 1) lineUp.defence[slot - 2] = card
  else lineUp.goalkeeper = card ?? GIVEN
}

const lineUpIn = ({ lineUp }: SideDraft): LineUp => sure(lineUp, 'line-up revealed')

function exchange(side: SideDraft, params: EventMember<'weapon.played'>['params']): void {
  const lineUp = lineUpIn(side)
  const out = sure(params.out, 'player taken off')
  const coming = sure(params.in, 'player brought on')
  if (lineUp.goalkeeper === out) lineUp.goalkeeper = coming
  for (const row of ROWS) lineUp[row] = lineUp[row].map((card) => (card === out ? coming : card))
}

function kickOff(match: MatchDraft): void {
  match.third = null
  match.thirds = []
  match.score = [0, 0]
  for (const side of match.sides) {
    side.lineUp = copied(side.kickOff)
    side.boostThird = side.lineUp?.boostThird ?? null
    side.injured = []
    side.vacancy = null
  }
}

function applyEffect(draft: Draft, event: EventMember<'game-changer.resolved'>): void {
  const { seat, kind, card, to, duration, department, level, effect } = event
  if (effect) managerOf(draft, seat).nextMatch.push({ ...effect })
  if (department && level !== null) managerOf(draft, seat).levels[department] = level
  if (card === null) return
  if (kind === 'unavailable') {
    const entry = entryIn(draft, seat, card)
    if (duration === 'season') entry.outSeason = true
    else entry.outMatches = 1
  } else if (kind === 'developStar' || kind === 'loseStar')
    entryIn(draft, seat, card).stars = sure(to, 'new stars')
  else if (kind === 'healInjured') entryIn(draft, seat, card).injured = false
  else if (kind === 'losePlayer') {
    leave(draft, seat, card)
    draft.shared.inactive.push(card)
  } else if (kind === 'freePlayer') {
    if (to === null) draft.shared.inactive.push(card)
    else join(draft, seat, card, to)
  }
}

export const evolveMatch = {
  'match.opened': ({ shared }, { match, round, kind, home, away, boosts }) => {
    const opened = emptyOf(matchSchema, {
      id: match,
      round,
      kind,
      stage: 'line-ups',
      sides: [newSide(home, boosts[0]), newSide(away, boosts[1])],
      score: [0, 0],
    })
    shared.matches.push(opened)
  },
  'lineup.submitted': (draft, { match, seat, lineUp }) => {
    const found = matchIn(draft, match)
    found.sides[sideOf(found, seat)].submitted = true
    draft.secret.lineUps.push({ match, seat, lineUp: copied(lineUp) })
  },
  'lineup.revealed': (draft, { match, lineUps }) => {
    const found = matchIn(draft, match)
    draft.secret.lineUps = draft.secret.lineUps.filter((one) => one.match !== match)
    for (const index of SIDES) {
      const lineUp = lineUps[index]
      const side = found.sides[index]
      if (lineUp === null || side.seat === null) continue
      side.kickOff = copied(lineUp)
      managerOf(draft, side.seat).lastLineUp = copied(lineUp)
    }
    kickOff(found)
    found.stage = 'between'
  },
  'third.started': (draft, { match, third, rows }) => {
    const found = matchIn(draft, match)
    found.stage = 'prep'
    found.third = emptyOf(thirdInPlaySchema, {
      index: third,
      rows: [...rows],
      dice: [null, null],
      mods: [0, 0],
      winsDraw: [false, false],
      cancelled: [false, false],
    })
  },
  'weapon.played': (draft, { match, seat, gc, kind, params, amount }) => {
    const found = matchIn(draft, match)
    const third = thirdIn(found)
    const own = sideOf(found, seat)
    const other = otherSide(own)
    const side = found.sides[own]
    draft.secret.hands[seat] = without(at(draft.secret.hands, seat), gc)
    draft.shared.discard.push(gc)
    third.plays += 1
    third.ready = third.ready.filter((one) => one === seat)
    if (kind === 'thirdStars') third.mods[own] += amount
    else if (kind === 'opponentThirdStars') third.mods[other] += amount
    else if (kind === 'freeSubstitution') exchange(side, params)
    else if (kind === 'moveBoost') side.boostThird = params.third
    else if (kind === 'cancelInjury') third.cancelled[own] = true
    else if (kind === 'winDrawnThird') third.winsDraw[own] = true
  },
  'window.readied': (draft, { match, seat }) => {
    thirdIn(matchIn(draft, match)).ready.push(seat)
  },
  'dice.rolled': (draft, { match, seat, dice }) => {
    const found = matchIn(draft, match)
    const third = thirdIn(found)
    third.dice[sideOf(found, seat)] = [...dice]
    third.ready = []
    found.stage = 'react'
  },
  'dice.rerolled': (draft, { match, seat, dice }) => {
    const found = matchIn(draft, match)
    const third = thirdIn(found)
    const index = sideOf(found, seat)
    third.dice[index] = [...dice]
    third.cancelled[index] = false
    third.ready = []
  },
  'player.injured': (draft, { match, seat, row, slot, card, lasting, substitute }) => {
    const found = matchIn(draft, match)
    const side = found.sides[sideOf(found, seat)]
    side.injured.push(card)
    place(side, { row, slot }, null)
    if (substitute) side.vacancy = { row, slot }
    if (lasting) entryIn(draft, seat, card).injured = true
  },
  'injury.cancelled': (draft, { seat, by }) => {
    if (by === 'first') managerOf(draft, seat).firstInjuryUsed = true
  },
  'player.substituted': (draft, { match, seat, row, slot, card }) => {
    const found = matchIn(draft, match)
    const side = found.sides[sideOf(found, seat)]
    side.vacancy = null
    place(side, { row, slot }, card)
  },
  'doubles.settled': (draft, { match }) => {
    matchIn(draft, match).stage = 'substitute'
  },
  'game-changer.drawn': (draft, { match, seat, card }) => {
    draft.secret.gameChangers = draft.secret.gameChangers.slice(1)
    draft.secret.faceDown.push({ match, seat, card })
  },
  'game-changer.kept': (draft, { card, seat }) => {
    turnUp(draft, card)
    at(draft.secret.hands, seat).push(card)
  },
  'game-changer.read': (draft, { match, seat, gc }) => {
    turnUp(draft, gc)
    matchIn(draft, match).reading = { seat, gc, step: 0, revealed: null }
  },
  'game-changer.revealed': (draft, { match, continent, card, stars }) => {
    stackOf(draft, continent).shift()
    readingIn(matchIn(draft, match)).revealed = { card, stars, continent }
  },
  'game-changer.resolved': (draft, event) => {
    const match = matchIn(draft, event.match)
    const reading = readingIn(match)
    applyEffect(draft, event)
    reading.step += 1
    reading.revealed = null
    if (!event.last) return
    match.reading = null
    draft.shared.discard.push(event.gc)
  },
  'third.decided': (draft, { match, third, totals, winner, score }) => {
    const found = matchIn(draft, match)
    const { rows } = thirdIn(found)
    found.thirds.push({ index: third, rows: [...rows], totals: [...totals], winner })
    found.score = [...score]
    found.third = null
    found.stage = 'between'
  },
  'match.decided': (draft, { match, points }) => {
    const found = matchIn(draft, match)
    found.stage = 'reading'
    for (const index of SIDES) {
      const { seat } = found.sides[index]
      if (seat === null) continue
      const manager = managerOf(draft, seat)
      manager.seasonPoints += points[index]
      manager.nextMatch = []
      for (const entry of manager.squad) entry.outMatches = 0
    }
  },
  'supercup.opponent-revealed': (draft, { match, card, attack, midfield, defence }) => {
    matchIn(draft, match).team = { card, attack, midfield, defence }
  },
  'final.replayed': (draft, { match, replays }) => {
    const found = matchIn(draft, match)
    found.replays = replays
    kickOff(found)
  },
  'shoot-out.started': (draft, { match }) => {
    const found = matchIn(draft, match)
    found.stage = 'shoot-out'
    found.ordered = []
  },
  'penalty.ordered': (draft, { match, seat, takers }) => {
    sure(matchIn(draft, match).ordered, 'shoot-out').push(seat)
    draft.secret.orders.push({ seat, takers: [...takers] })
  },
  'penalty.taken': () => {},
  'final.decided': (draft, { match }) => {
    matchIn(draft, match).stage = 'decided'
    draft.secret.orders = []
  },
} satisfies Partial<Evolve>

function turnUp({ secret }: Draft, card: string): void {
  secret.faceDown = secret.faceDown.filter((one) => one.card !== card)
}
