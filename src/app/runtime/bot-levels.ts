import { LEVELS, type Level, thinks, USUAL_LEVEL } from '../../engine/bots/levels.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { levelsOffered } from '../packs/levels-offered.ts'
import type { GameRecord } from './port.ts'

type Operated = Pick<Context['settings'], 'botLevelMax'>

type Seated = Pick<GameRecord, 'seats' | 'absenceLevel'>

export function requireOfferedLevels(
  rules: Ruleset,
  settings: Operated,
  { seats, absenceLevel }: Seated,
): void {
  const levels = levelsOffered(rules, seats.length, settings)
  for (const level of [...seats.map((seat) => seat.level), absenceLevel])
    if (level !== null && !levels.includes(level))
      throw serviceError('unknown-level', { facts: { level, levels, seats: seats.length } })
}

/**
 * The operator's current configuration may limit the bot that plays for the seat to a lower level.
 */
export function levelAt(
  { seats, absenceLevel }: Seated,
  seat: number,
  { botLevelMax }: Operated,
): Level {
  const { kind, level } = seats[seat]!
  const agreed = (kind === 'bot' ? level : absenceLevel) ?? USUAL_LEVEL
  return LEVELS.indexOf(agreed) > LEVELS.indexOf(botLevelMax) ? botLevelMax : agreed
}

export const usesThinkingBots = ({ seats, absenceLevel }: Seated): boolean =>
  [absenceLevel, ...seats.map(({ level }) => level)].some(
    (level) => level !== null && thinks(level),
  )

/**
 * Each account may have only a limited number of unfinished games with bots that search, because
 * all players share the CPU time for searches.
 */
export async function requireThinkingQuota(
  { ports, settings }: Pick<Context, 'ports' | 'settings'>,
  { host, ...seated }: Seated & Pick<GameRecord, 'host'>,
): Promise<void> {
  if (host === null || !usesThinkingBots(seated)) return
  const most = settings.thinkingGamesMax
  const games = await thinkingGamesOf(ports, host)
  if (games >= most) throw serviceError('too-many-thinking-games', { facts: { games, most } })
}

export const hasThinkingQuota = async (
  { ports, settings }: Pick<Context, 'ports' | 'settings'>,
  host: string,
): Promise<boolean> => (await thinkingGamesOf(ports, host)) < settings.thinkingGamesMax

const thinkingGamesOf = ({ games }: Context['ports'], host: string): Promise<number> =>
  games.countThinking(host, LEVELS.filter(thinks))
