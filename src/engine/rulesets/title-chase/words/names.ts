import { at } from '../../../kernel/define.ts'
import { type EventContext, listed, quoted } from '../../../kernel/texts.ts'
import { blueSquareOf, cardOf, isCard } from '../content/book.ts'
import { house } from '../content/house.ts'
import type { CupRound } from '../content/schema.ts'
import { leagueOf } from '../options.ts'
import type { CardId, CurrentMatch, TeamId } from '../state.ts'
import type { Table, TitleChase } from '../types.ts'

type Context = EventContext<TitleChase>

const MILLION = 1_000_000
const THOUSAND = 1_000
const CARD_TEXT_MAX = 200

export function money(pounds: number): string {
  if (pounds >= MILLION) return `£${pounds / MILLION}M`
  return pounds >= THOUSAND ? `£${pounds / THOUSAND}K` : `£${pounds}`
}

const printed = new Set(
  house.leagues.flatMap(({ teams, cupExtras }) => [...teams, ...cupExtras].map(({ name }) => name)),
)

/** Returns the name of a team, in quotes if a player chose the name. */
export function teamName(team: TeamId, table: Table): string {
  const { teams, cupExtras } = leagueOf(table)
  const name = [...teams, ...cupExtras].find(({ id }) => id === team)?.name ?? team
  return printed.has(name) ? name : quoted(name)
}

export function isTeam(id: string, table: Table): boolean {
  const { teams, cupExtras } = leagueOf(table)
  return [...teams, ...cupExtras].some((team) => team.id === id)
}

export const sideName = (seat: number | null, team: TeamId, { who, table }: Context): string =>
  seat === null ? teamName(team, table) : who(seat)

export function squareName(index: number, { content }: Table): string {
  const square = at(content.board.squares, index)
  const name = `${square.type} square ${index}`
  if (square.type !== 'blue') return `${name}.`
  return `${name}: ${cardText(blueSquareOf(content, square.blue).text)}`
}

export const cardText = (text: string): string => quoted(text, CARD_TEXT_MAX)

export const cardName = (card: CardId, { content }: Table): string =>
  `card ${isCard(content, card) ? card : quoted(card)}`

const KEPT: Readonly<Record<string, string>> = {
  penalty: 'penalty card',
  appeal: 'appeal card',
  voucher: 'voucher',
}

export function keptName(card: CardId, { content }: Table): string {
  const { effect } = cardOf(content, card)
  const off = effect.kind === 'voucher' ? `${money(effect.amountOff)} ` : ''
  return `${off}${KEPT[effect.kind] ?? 'card'}`
}

export const CUP_ROUNDS: Readonly<Record<CupRound, string>> = {
  R16: 'Round of 16',
  QF: 'Quarter-final',
  SF: 'Semi-final',
  FINAL: 'Cup Final',
}

export function matchName({
  round,
  cupRound,
  replay,
}: Pick<CurrentMatch, 'round' | 'cupRound' | 'replay'>): string {
  if (cupRound === null) return `Round ${round}`
  const again = replay === 0 ? '' : `, replay${replay === 1 ? '' : ` ${replay}`}`
  return `${CUP_ROUNDS[cupRound]}${again}`
}

export function placeName(place: number): string {
  const isTeen = place > 10 && place < 20
  const ending = isTeen ? undefined : ['th', 'st', 'nd', 'rd'][place % 10]
  return `${place}${ending ?? 'th'}`
}

const FAULTS_SHOWN_MAX = 3

export function faultNames(faults: readonly string[]): string {
  const more = faults.length - FAULTS_SHOWN_MAX
  return listed([...faults.slice(0, FAULTS_SHOWN_MAX), ...(more > 0 ? [`${more} more`] : [])])
}
