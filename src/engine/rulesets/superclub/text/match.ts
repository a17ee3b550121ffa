import type { Seat, Viewer } from '../../../kernel/types.ts'
import { gameChangerOf } from '../content/book.ts'
import { THIRDS } from '../content/effects.ts'
import { clubOf, entryIn } from '../read/club.ts'
import { SIDES } from '../state.ts'
import type { Eleven, Match, Seen, Side, Table, View } from '../types.ts'
import { cardText } from './cards.ts'

const ROW_NAMES = { attack: 'att', midfield: 'mid', defence: 'def' } as const
const SIDE_NAMES = ['home', 'away'] as const
const PITCH_WIDTH = 76

const halves = (number: number): string => (number / 2).toString()

export function matchText(view: View, viewer: Viewer, table: Table, match: Match): string[] {
  const { id, sides, thirds, score, team } = match
  const names = sides.map(({ seat }) => (seat === null ? 'SuperCup team' : `seat ${seat}`))
  const state = `${halves(score[0])}-${halves(score[1])} in thirds, ${match.stage}`
  const lines = [`Match ${id}: ${names[0]} (home) v ${names[1]} (away), ${state}.`]
  if (team)
    lines.push(
      `  ${team.card}: attack ${team.attack}, midfield ${team.midfield}, ` +
        `defence ${team.defence}`,
    )
  for (const { index, rows, totals, winner } of thirds) {
    const result = winner === null ? 'drawn' : `to ${names[winner]}`
    const [home, away] = totals.map(halves)
    lines.push(`  Third ${index}: ${rows[0]} ${home} v ${rows[1]} ${away}, ${result}`)
  }
  const at = { state: view, table }
  lines.push(...thirdText(match), ...readingText(at, match))
  for (const index of SIDES) {
    const side = sides[index]
    const secret = view.own?.lineUps.find((one) => one.match === id && one.seat === side.seat)
    const lineUp = side.lineUp ?? (side.seat === viewer ? secret?.lineUp : undefined)
    const boost = side.boost > 0 ? `, captain +${side.boost}` : ''
    const head = `  ${SIDE_NAMES[index]} ${names[index]}${boost}`
    if (side.seat === null) continue
    if (lineUp) lines.push(`${head}:`, ...pitchText(at, side.seat, lineUp, side.boostThird))
    else lines.push(`${head}: ${side.submitted ? 'has submitted a line-up' : 'no line-up yet'}`)
  }
  return lines
}

function thirdText({ third, sides }: Match): string[] {
  if (!third) return []
  const rolled = third.dice.map((dice) => (dice ? dice.join('+') : 'not rolled'))
  const mods = third.mods.some((mod) => mod !== 0) ? `, tactics ${third.mods.join(' and ')}` : ''
  const hurt = sides.flatMap(({ seat, vacancy }) =>
    vacancy ? [`seat ${seat} replaces ${vacancy.row} ${vacancy.slot}`] : [],
  )
  const rows = `${third.rows[0]} v ${third.rows[1]}`
  return [
    `  Third ${third.index} now: ${rows}, dice ${rolled.join(' v ')}${mods}`,
    ...hurt.map((line) => `  ${line}`),
  ]
}

function readingText(at: Seen, { reading }: Match): string[] {
  if (!reading) return []
  const { content } = at.table
  const { name, text } = gameChangerOf(content, reading.gc)
  const { revealed } = reading
  const shown = revealed ? ` Revealed: ${cardText(content, revealed.card)}.` : ''
  const staff = clubOf(at, reading.seat).offered
  const drawn = staff.length > 0 ? ` Drawn: ${staff.join(', ')}.` : ''
  return [`  Seat ${reading.seat} reads ${reading.gc} ${name}: ${text}${shown}${drawn}`]
}

function pitchText(at: Seen, seat: Seat, lineUp: Eleven, boostThird: Side['boostThird']): string[] {
  // If a Game changer card has removed a footballer from the squad after the match, the text shows
  // the stars that are printed on the footballer's card.
  const shown = (card: string) =>
    cardText(at.table.content, card, entryIn(clubOf(at, seat), card)?.stars)
  const captain = boostThird ?? lineUp.boostThird
  const centred = (cards: readonly string[]) => {
    const row = cards.join('   ')
    return ' '.repeat(Math.max(0, Math.floor((PITCH_WIDTH - row.length) / 2))) + row
  }
  const rows = THIRDS.map((row) => {
    const cards = lineUp[row].map((card) => (card === null ? '(empty)' : shown(card)))
    return `    ${ROW_NAMES[row]}${captain === row ? '*' : ' '} ${centred(cards)}`.trimEnd()
  })
  const keeper = centred([shown(lineUp.goalkeeper)])
  return [...rows, `    gk   ${keeper}`]
}
