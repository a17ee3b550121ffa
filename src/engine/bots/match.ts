import type { Bot } from '../kernel/bot.ts'
import type { Chance, Luck } from '../kernel/chance.ts'
import type { Commit, Game } from '../kernel/game.ts'
import { isBlocking, type OpenDecision } from '../kernel/open-decisions.ts'
import { create, submit } from '../kernel/perform.ts'
import { Refusal } from '../kernel/refusal.ts'
import type { Ruleset } from '../kernel/ruleset.ts'
import { turnFor } from '../kernel/turn.ts'
import type { Seat, Table } from '../kernel/types.ts'

interface BotGame {
  readonly rules: Ruleset
  readonly table: Table
  readonly bots: readonly Bot[]
  readonly luck: Luck
  readonly chance: Chance
  readonly movesMax: number
  readonly at?: number
}

interface BotGamePlayed {
  readonly game: Game
  readonly moves: number
  /** Number of illegal moves that the bots chose and that were replaced by random legal moves. */
  readonly refused: number
}

export function playBots(
  setting: BotGame,
  keep: (commit: Commit) => void = () => {},
): BotGamePlayed {
  const { rules, table, luck, chance, movesMax, at = 0 } = setting
  const { game, commit } = create(rules, table, luck, at)
  keep(commit)
  let moves = 0
  let refused = 0
  const offered = new Set<Seat>()
  while (!game.over && moves < movesMax) {
    const decision = nextDecision(game, chance, offered)
    const answered = answer(setting, game, decision)
    if (!isBlocking(decision)) offered.add(decision.seat)
    else if (offered.size > 0) offered.clear()
    if (answered === null) continue
    keep(answered.commit)
    moves += 1
    if (answered.refused) refused += 1
  }
  return { game, moves, refused }
}

function nextDecision(game: Game, chance: Chance, offered: ReadonlySet<Seat>): OpenDecision {
  if (game.open.length === 1) return game.open[0]!
  const standing = game.open.filter(
    ({ standing, suspendedBy, seat }) => standing && !suspendedBy && !offered.has(seat),
  )
  return chance.pick(standing.length > 0 ? standing : game.open.filter(isBlocking))
}

interface Answered {
  readonly commit: Commit
  readonly refused: boolean
}

function answer(
  { rules, bots, luck, chance, at = 0 }: BotGame,
  game: Game,
  decision: OpenDecision,
): Answered | null {
  const { seat, id: decisionId } = decision
  const turn = turnFor(rules, game, decision, chance)
  const move = bots[seat]!(turn)
  if (move === null && !isBlocking(decision)) return null
  try {
    return {
      commit: submit(rules, game, { seat, decisionId, move }, luck, at),
      refused: false,
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const other = turn.suggest()
    if (other === null && isBlocking(decision))
      throw new Error(`${rules.id} suggests no move for ${decision.kind}`)
    if (other === null) return null
    return {
      commit: submit(rules, game, { seat, decisionId, move: other }, luck, at),
      refused: true,
    }
  }
}
