import type { Seat } from '../../../../kernel/types.ts'
import type { EventMember } from '../../events/index.ts'
import { GIVEN } from '../../read/worth.ts'
import {
  type Context,
  capitalised,
  departmentName,
  fromContinent,
  gameChangerName,
  gameChangerText,
  inMatch,
  playerName,
  sideName,
  starred,
  starsIn,
} from '../names.ts'
import type { EventTexts } from '../texts.ts'

const THIRDS = ['first', 'second', 'last'] as const

const CANCELLED_BY = {
  weapon: 'thanks to a card',
  immunity: 'thanks to key staff',
  first: 'thanks to key staff (once a season)',
} as const

export const matchEvents = {
  'match.opened': ({ match, home, away }, context) =>
    inMatch(match, context, `${context.who(home)} plays ${team(away, context)} at home.`),
  'lineup.submitted': () => null,
  'lineup.revealed': ({ match, lineUps }, context) => {
    const shown = lineUps.flatMap((lineUp, side) => {
      if (!lineUp) return []
      const { formation, boostThird, goalkeeper } = lineUp
      const captain = boostThird ? `, boost in ${boostThird}` : ''
      const keeper = goalkeeper === GIVEN ? ', Given in goal' : ''
      return [`${sideName(match, side, context)} ${formation}${captain}${keeper}`]
    })
    return inMatch(match, context, `Line-ups: ${shown.join('; ')}.`)
  },
  'third.started': ({ match, third, rows: [home] }, context) => {
    if (home === 'midfield') return null
    const attacks = sideName(match, home === 'attack' ? 0 : 1, context)
    return inMatch(
      match,
      context,
      `${capitalised(attacks)} attacks in the ${thirdName(third)} third.`,
    )
  },
  'weapon.played': ({ match, seat, gc }, context) =>
    inMatch(match, context, `${context.who(seat)} plays ${card(gc, context)}`),
  'window.readied': () => null,
  'dice.rolled': ({ match, seat, dice }, context) =>
    inMatch(match, context, `${team(seat, context)} rolls ${dice.join('+')}.`),
  'dice.rerolled': ({ match, seat, dice }, context) =>
    inMatch(match, context, `${team(seat, context)} rolls again: ${dice.join('+')}.`),
  'player.injured': ({ match, seat, card: player, lasting }, context) => {
    const name = playerName(player, context.table)
    const span = lasting ? 'for the season' : 'for this match'
    return inMatch(match, context, `${context.who(seat)}'s ${name} is injured ${span}.`)
  },
  'injury.cancelled': ({ match, seat, card: player, by }, context) => {
    const name = playerName(player, context.table)
    return inMatch(
      match,
      context,
      `${context.who(seat)}'s ${name} is not injured, ${CANCELLED_BY[by]}.`,
    )
  },
  'player.substituted': ({ match, seat, card: player }, context) =>
    inMatch(match, context, `${context.who(seat)} brings on ${playerName(player, context.table)}.`),
  'doubles.settled': () => null,
  'game-changer.drawn': ({ match, seat }, context) =>
    inMatch(match, context, `${context.who(seat)} gets a Game changer.`),
  'game-changer.kept': ({ match, seat, card: gc }, context) =>
    inMatch(match, context, `${context.who(seat)} keeps ${card(gc, context)}`),
  'game-changer.read': ({ match, seat, gc }, context) =>
    inMatch(match, context, `${context.who(seat)} reads ${card(gc, context)}`),
  'game-changer.revealed': ({ match, seat, continent, card: player, stars }, context) => {
    const shown = starred(player, context.table, stars) + fromContinent(continent, context.table)
    return inMatch(match, context, `${context.who(seat)} finds ${shown}.`)
  },
  'game-changer.resolved': (event, context) => {
    const sentence = resolved(event, context)
    return sentence && inMatch(event.match, context, sentence)
  },
  'third.decided': ({ match, third, totals: [home, away], winner }, context) => {
    const [ahead, behind] = winner === 1 ? [away, home] : [home, away]
    const result = `${starsIn(ahead)}–${starsIn(behind)}`
    const outcome =
      winner === null
        ? `The ${thirdName(third)} third is drawn ${result}.`
        : `${sideName(match, winner, context)} wins the ${thirdName(third)} third ${result}.`
    return inMatch(match, context, capitalised(outcome))
  },
  'match.decided': ({ match, winner, score: [home, away], points }, context) => {
    const result = `${starsIn(Math.max(home, away))}–${starsIn(Math.min(home, away))}`
    const sides = `${sideName(match, 0, context)} and ${sideName(match, 1, context)}`
    const outcome =
      winner === null
        ? `${sides} draw ${result}: ${points[0]} points each.`
        : `${context.who(winner)} wins the match ${result}: ${Math.max(...points)} points.`
    return inMatch(match, context, capitalised(outcome))
  },
  'supercup.opponent-revealed': ({ attack, midfield, defence, seat }, { who }) => {
    const rows = `attack ${attack}, midfield ${midfield}, defence ${defence}`
    return `${who(seat)}'s opponent is a SuperCup team: ${rows}.`
  },
  'final.replayed': () => 'The final is level. It is replayed.',
  'shoot-out.started': () => 'The final is level: penalty shoot-out.',
  'penalty.ordered': ({ seat }, { who }) => `${who(seat)} has named the penalty takers.`,
  'penalty.taken': ({ seat, taker, stars, goal, goals: [home, away] }, context) => {
    const name = taker === null ? 'a taker' : playerName(taker, context.table)
    const kick = `${team(seat, context)}: ${name} (${stars}) ${goal ? 'scores' : 'misses'}`
    return `${kick}, ${home}–${away}.`
  },
  'final.decided': ({ winner }, context) => `${team(winner, context)} wins the final.`,
} satisfies EventTexts

const team = (seat: Seat | null, { who }: Context): string =>
  seat === null ? 'The SuperCup team' : who(seat)

const thirdName = (third: number): string => THIRDS[third - 1] ?? 'last'

const card = (gc: string, { table }: Context): string =>
  `${gameChangerName(gc, table)}: ${gameChangerText(gc, table)}`

function resolved(
  event: EventMember<'game-changer.resolved'>,
  { who, table }: Context,
): string | null {
  const { seat, kind, none, card: player, from, to, duration, department, level, staff } = event
  if (none) return `Nothing changes for ${who(seat)}.`
  if (department !== null)
    return `${who(seat)} upgrades ${departmentName(department)} to level ${level} for free.`
  // The text of another event has already named the staff member that the seat hired.
  if (staff !== null || player === null) return null
  const name = playerName(player, table)
  if (kind === 'losePlayer') return `${name} leaves ${who(seat)}.`
  if (kind === 'healInjured') return `${who(seat)}'s ${name} is fit again.`
  if (kind === 'freePlayer') return `${name} joins ${who(seat)}.`
  const missed = duration === 'season' ? 'the season' : 'the next match'
  if (duration !== null) return `${who(seat)}'s ${name} misses ${missed}.`
  return `${who(seat)}'s ${name}: ${from} to ${to} stars.`
}
