import type { Frozen, Viewer } from '../../../kernel/types.ts'
import { gameChangerOf } from '../content/book.ts'
import { entryOf } from '../read/club.ts'
import type { LineUp, Match, View } from '../state.ts'
import type { Setting } from '../types.ts'
import { cardText } from './cards.ts'

const ROW_NAMES = { attack: 'att', midfield: 'mid', defence: 'def' } as const
const SIDE_NAMES = ['home', 'away'] as const
const PITCH_WIDTH = 76

const halves = (number: number): string => (number / 2).toString()

/** A match as it stands: score, line-ups on the pitch, dice, what is waited for. */
export function matchText(view: View, viewer: Viewer, table: Setting, match: Match): string[] {
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
  lines.push(...thirdText(match), ...readingText(view, table, match))
  for (const index of [0, 1] as const) {
    const side = sides[index]
    const secret = view.own?.lineUps.find((one) => one.match === id && one.seat === side.seat)
    const lineUp = side.lineUp ?? (side.seat === viewer ? secret?.lineUp : undefined)
    const boost = side.boost > 0 ? `, captain +${side.boost}` : ''
    const head = `  ${SIDE_NAMES[index]} ${names[index]}${boost}`
    if (lineUp) lines.push(`${head}:`, ...pitchText(view, table, side.seat ?? 0, lineUp, side))
    else if (side.seat !== null)
      lines.push(`${head}: ${side.submitted ? 'has submitted a line-up' : 'no line-up yet'}`)
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

function readingText({ shared }: View, { content }: Setting, { reading }: Match): string[] {
  if (!reading) return []
  const { name, text } = gameChangerOf(content, reading.gc)
  const { revealed } = reading
  const shown = revealed ? ` Revealed: ${cardText(content, revealed.card)}.` : ''
  const staff = shared.managers[reading.seat]?.offered ?? []
  const drawn = staff.length > 0 ? ` Drawn: ${staff.join(', ')}.` : ''
  return [`  Seat ${reading.seat} reads ${reading.gc} ${name}: ${text}${shown}${drawn}`]
}

/** Row by row as in the folder: attack at the top, the keeper alone at the bottom. */
function pitchText(
  { shared }: View,
  { content }: Setting,
  seat: number,
  lineUp: Frozen<LineUp>,
  { boostThird }: { readonly boostThird: string | null },
): string[] {
  const club = shared.managers[seat]
  const starsOf = (card: string) => (club ? entryOf(club, card)?.stars : undefined)
  const captain = boostThird ?? lineUp.boostThird
  const centred = (cards: readonly string[]) => {
    const row = cards.join('   ')
    return ' '.repeat(Math.max(0, Math.floor((PITCH_WIDTH - row.length) / 2))) + row
  }
  const rows = (['attack', 'midfield', 'defence'] as const).map((row) => {
    const cards = lineUp[row].map((card) =>
      card === null ? '(empty)' : cardText(content, card, starsOf(card)),
    )
    return `    ${ROW_NAMES[row]}${captain === row ? '*' : ' '} ${centred(cards)}`.trimEnd()
  })
  const keeper = centred([cardText(content, lineUp.goalkeeper, starsOf(lineUp.goalkeeper))])
  return [...rows, `    gk   ${keeper}`]
}
