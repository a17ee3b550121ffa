import type { Content as Pack } from '../../../../src/engine/rulesets/title-chase/content/schema.ts'
import type { View as Seen } from '../../../../src/engine/rulesets/title-chase/types.ts'
import * as en from '../../text/title-chase/en.ts'
import type { BoardProps, Hue, Seat } from '../board.ts'

export type Content = Pack
export type View = Seen
export type Props = BoardProps<View, Content>
export interface Coloured extends Props {
  readonly hues: readonly Hue[]
}
export type Category = Content['stars'][number]['category']

/** Returns the name that the manager gave to the team, or else the team's printed name. */
export function teamName({ view, names }: Pick<Props, 'view' | 'names'>, team: string): string {
  const { teams, cupExtras } = view.league
  const own = names.clubs?.[seatOf(view, team) ?? -1]
  return own ?? [...teams, ...cupExtras].find(({ id }) => id === team)?.name ?? team
}

export function seatOf({ seats }: View, team: string | null): Seat | null {
  const seat = seats.findIndex((one) => one.team === team)
  return seat < 0 ? null : seat
}

const MILLION = 1_000_000
const THOUSAND = 1_000

export function money(pounds: number): string {
  if (pounds >= MILLION) return `£${pounds / MILLION}M`
  return pounds >= THOUSAND ? `£${pounds / THOUSAND}K` : `£${pounds}`
}

export const CUP_ROUNDS = ['R16', 'QF', 'SF', 'FINAL'] as const
export const CUP_NAMES: Readonly<Record<(typeof CUP_ROUNDS)[number], string>> = {
  R16: en.roundOf16,
  QF: 'Quarter-finals',
  SF: 'Semi-finals',
  FINAL: en.final,
}
