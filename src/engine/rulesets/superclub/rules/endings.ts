import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { behindStayers } from '../../shared/ranking.ts'
import type { EventMember } from '../events/index.ts'
import { clubOf } from '../read/club.ts'
import type { Play } from '../types.ts'
import { startPhase } from './acts.ts'

/**
 * Ends the game. The winner of the game is ranked first, and the other seats follow in the order of
 * their ranks in the last season. Resigned seats cannot win (SC-R53).
 */
export function finish(
  play: Play,
  first: Seat,
  reason: EventMember<'game.finished'>['reason'],
): void {
  const others = rankingOf(play).filter((seat) => seat !== first)
  const places = [first, ...others].map((seat) => [seat])
  const ranking = behindStayers(places, play.state.shared.left).flat()
  play.emit({ type: 'game.finished', winner: at(ranking, 0), ranking, reason })
}

export function endYear(play: Play): void {
  const { year } = play.state.shared
  const { maxSeasons } = play.table.options
  if (maxSeasons === null || year < maxSeasons) {
    startPhase(play, 'finance', { year: year + 1 })
    return
  }
  const titlesOf = (seat: Seat) => clubOf(play, seat).titles
  const stayed = rankingOf(play).filter((seat) => !clubOf(play, seat).resigned)
  const order = stayed.toSorted((one, other) => titlesOf(other) - titlesOf(one))
  finish(play, at(order, 0), 'cap')
}

/**
 * Returns the ranking of the last season. Before the first season ends, the seats are ranked by
 * their seat numbers.
 */
const rankingOf = ({ state, table }: Play): readonly Seat[] =>
  state.shared.ranking ?? seatsOf(table.seats)
