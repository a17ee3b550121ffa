import { reviewed } from '../../../src/engine/bots/review.ts'
import {
  hasWinChances,
  luckIn,
  turningPoints,
  winChancesOf,
} from '../../../src/engine/bots/win-chances.ts'
import { answerAt } from '../../../src/engine/kernel/answers.ts'
import { countUpTo } from './count-up-to.ts'
import type { FoldedGame } from './folded-game.ts'
import { foldGame } from './folded-game.ts'
import { loadedChunks } from './loaded-chunks.ts'
import type { Opened, Result, ReviewQuestion } from './review-client.ts'
import { rulesOf } from './rules.ts'
import { answerRequests } from './worker-thread.ts'

const TURNINGS_MAX = 12

let recording: FoldedGame | null = null

answerRequests(resultOf)

async function resultOf(request: ReviewQuestion): Promise<Result | null> {
  if ('rulesets' in request) return loaded(request.rulesets)
  return 'log' in request ? opened(request.log) : reviewAt(request)
}

async function loaded(rulesets: readonly string[]): Promise<readonly string[]> {
  await Promise.all(rulesets.map(rulesOf))
  return [location.pathname, ...loadedChunks()]
}

/**
 * Opens a game for the analysis; returns null while the game is still running, because an analysis
 * would reveal hidden information.
 */
async function opened(log: FoldedGame['log']): Promise<Opened | null> {
  const rules = await rulesOf(log.header.ruleset)
  if (!rules?.sense) return null
  recording = foldGame(log, rules)
  const { table, commits, stops, gameAt } = recording
  if (!gameAt(stops.at(-1) ?? 0).over) return null
  const answered = stops.filter((_, place) => commits[place]?.cause.kind === 'move')
  if (!hasWinChances(rules)) return { answered, fortunes: [], luck: [], turnings: [] }
  const fortunes = winChancesOf(rules, table, commits)
  const turnings = turningPoints(fortunes, TURNINGS_MAX)
  return { answered, fortunes, luck: luckIn(fortunes, table.seats), turnings }
}

function reviewAt({ version, tries }: Extract<ReviewQuestion, { tries: number }>) {
  if (!recording) return null
  const { rules, commits, stops, gameAt } = recording
  const place = countUpTo(stops, version - 1)
  const commit = commits[place]
  const answer = commit ? answerAt(gameAt(stops[place - 1] ?? 0), commit) : null
  return answer && reviewed(rules, answer, { tries })
}
