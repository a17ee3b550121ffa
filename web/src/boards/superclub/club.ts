import { byId, byPack, found } from '../../../../src/engine/rulesets/shared/book.ts'
import type {
  Content as Pack,
  Player as Printed,
  Staff,
} from '../../../../src/engine/rulesets/superclub/content/schema.ts'
import {
  GIVEN,
  isStaffed,
  type Lined,
} from '../../../../src/engine/rulesets/superclub/read/worth.ts'
import type { Club, Eleven, Entry, View } from '../../../../src/engine/rulesets/superclub/types.ts'
import * as en from '../../text/superclub/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { BoardProps, Hue, Seat } from '../board.ts'

export type Content = Pack
export type Player = Printed
export type { Club, Eleven, Entry, View }
export type Props = BoardProps<View, Content>
export type Position = Player['position']

const bookOf = byPack((content: Content) => ({
  players: byId<Player>([...content.players, GIVEN_CARD]),
  staff: byId<Staff>(content.keyStaff),
}))

/** Goalkeeper card that a club without a goalkeeper receives under clause SC-017 of the rules. */
const GIVEN_CARD: Player = {
  id: GIVEN,
  name: en.given,
  region: '',
  position: 'goalkeeper',
  chemistry: 'none',
  stars: 1,
  potential: 1,
  market: 0,
  scout: 0,
  developed: null,
}

export const playerOf = (content: Content, card: string): Player =>
  found(bookOf(content).players, card)
export const staffOf = (content: Content, id: string): Staff => found(bookOf(content).staff, id)

const SEASON: readonly View['shared']['phase'][] = [
  ...(['season', 'season-end', 'supercup-choice'] as const),
  ...(['super-duper', 'super-cup', 'finished'] as const),
]
export const pointsOf = ({ phase }: View['shared'], { marker, token }: Club): number =>
  SEASON.includes(phase) ? marker : token

type Named = Pick<Props, 'content' | 'names' | 'view'>

/** Returns the name that the manager gave to the club, or else the club's printed name. */
export function clubName({ content, names, view }: Named, { club }: Pick<Club, 'club'>): string {
  const seat = view.shared.managers.findIndex((one) => one.club === club)
  return names.clubs?.[seat] ?? content.clubs.find(({ id }) => id === club)?.name ?? club
}
export const shortName = (props: Named, club: Pick<Club, 'club'>): string =>
  clubName(props, club).split(' ')[0] ?? ''

export const POSITIONS: Readonly<
  Record<Position, { readonly letter: string; readonly hue: Hue; readonly plural: string }>
> = {
  attacker: { letter: 'A', hue: 'green', plural: en.attackers },
  midfielder: { letter: 'M', hue: 'gold', plural: en.midfielders },
  defender: { letter: 'D', hue: 'red', plural: en.defenders },
  goalkeeper: { letter: 'G', hue: 'pink', plural: en.goalkeepers },
  utility: { letter: 'U', hue: 'purple', plural: en.utilityPlayers },
}
export const IN_ORDER = ['attacker', 'midfielder', 'defender', 'goalkeeper', 'utility'] as const

export function unfitFor({ injured, outSeason, outMatches, refuses }: Entry): string | null {
  if (injured) return 'injured'
  if (outSeason) return en.outForTheSeason
  if (outMatches > 0) return en.outOfTheNextMatch
  return refuses ? en.refusesToPlay : null
}

export const regionName = (region: string): string => region.split('-').map(sentenceCase).join(' ')

export const money = (amount: number): string => `${amount}M`

export const starsIn = (halves: number): string =>
  halves % 2 === 0 ? `${halves / 2}` : `${halves > 1 ? Math.floor(halves / 2) : ''}½`

export function linedUp(
  { view, content, options }: Pick<Props, 'view' | 'content' | 'options'>,
  seat: Seat,
  side: Pick<Lined, 'lineUp' | 'boost' | 'boostThird'>,
): Lined | null {
  const club = view.shared.managers[seat]
  if (!club) return null
  const { chemistry }: { readonly chemistry?: unknown } = Object(options)
  return {
    ...side,
    club,
    effects: isStaffed(club) ? club.staff.flatMap((one) => staffOf(content, one).effects) : [],
    playerOf: (card) => playerOf(content, card),
    chemistry: chemistry === 'adjacent' ? 'adjacent' : 'pairs',
  }
}
