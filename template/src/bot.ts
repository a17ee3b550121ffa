import type { Bot, BotTurn } from 'touchline/kernel'
import { highestOf } from 'touchline/kit'
import { cornersOf, shotOf } from './read/shots.ts'
import { teamOf } from './read/teams.ts'
import { diveProblem } from './rules/save.ts'
import type { At, SpotKick } from './types.ts'

export const bot: Bot<SpotKick> = (turn) =>
  turn.decision.kind === 'shot' ? shoot(turn) : save(turn)

const seenBy = ({ view, table }: BotTurn<SpotKick>): At => ({ state: { shared: view }, table })

/** Shoots where the keeper may not dive, or else as hard as possible. */
function shoot(turn: BotTurn<SpotKick>): SpotKick['move'] {
  const at = seenBy(turn)
  const { hand, keeper } = turn.view
  const barred = at.table.options.mayRepeat ? null : teamOf(at, keeper).corner
  const score = (card: string) => {
    const { corner, power } = shotOf(at, card)
    return corner === barred ? 7 : power
  }
  return { type: 'lay', card: turn.chance.pick(highestOf(hand ?? [], score)) }
}

/** Dives to the corner with the most remaining shots. */
function save(turn: BotTurn<SpotKick>): SpotKick['move'] {
  const at = seenBy(turn)
  const { discard, hand } = turn.view
  const seen = new Set([...discard, ...(hand ?? [])])
  const unseen = at.table.content.shots.filter(({ id }) => !seen.has(id))
  const corners = cornersOf(at).filter((corner) => !diveProblem(at, turn.seat, corner))
  const likely = highestOf(corners, (one) => unseen.filter(({ corner }) => corner === one).length)
  return { type: 'dive', corner: turn.chance.pick(likely) }
}
