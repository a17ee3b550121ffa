import { type Game, replay } from '../../kernel/game.ts'
import { clocksAt } from '../../kernel/pace.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { heardBy } from '../../kernel/seen.ts'
import type { Viewer } from '../../kernel/types.ts'
import { isAdmin, needSight, type Onlooker } from '../caller.ts'
import { type Context, liveFor, mayKnowAsAnybody, seatOf } from '../context.ts'
import { no } from '../errors.ts'
import { mustHave } from '../live/folded-log.ts'
import { entropyOf, type LiveGame } from '../live/live-game.ts'
import { looks } from '../looks.ts'
import type { GameRecord, SecretGameRecord } from '../ports.ts'
import type { Observation, ObserveInput } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import { decisionsShown, outcomeOf, placeAfter, seatsShown, summaryOf } from './shown.ts'

/** The game as the onlooker may see it: its own seat's view, or a spectator's. */
export async function observeGame(
  context: Context,
  who: Onlooker,
  gameId: string,
  input: ObserveInput,
): Promise<Observation> {
  needSight(who)
  const { live, record } = await liveFor(context, who, gameId)
  if (!live) {
    mustHave(0, input.at ?? 0)
    const rules = context.packs.rules(record.ruleset)
    return beforeStart(who, rules, record, context.ports.clock.now())
  }
  const viewer = viewerOf(who, record)
  const seen = await askInTime(live, ({ game: ahead, now: serverTime }) => {
    const game = heardBy(ahead, viewer)
    const then = heardBy(gameAt(live, game, input.at), ahead.over ? 'admin' : viewer)
    const shown = shownGame(who, live, then, { text: input.text, isOver: game.over })
    return () => ({ ...shown, head: live.headOf(then.version), serverTime })
  })
  return seen.status === 'over' ? { ...seen, looks: await looksAt(context, gameId) } : seen
}

/** That somebody looked while the game ran, and when. */
async function looksAt({ ports }: Context, gameId: string): Promise<Observation['looks']> {
  const found = await ports.audits.whileItRan(gameId, looks, LOOKS_MAX)
  return found.map(({ at, action }) => ({ at, action }))
}
const LOOKS_MAX = 100

/** The game at an earlier version; inside a commit: at the end before it. */
export function gameAt(live: LiveGame, game: Game, at: number | undefined): Game {
  if (at === undefined || at === game.version) return game
  mustHave(game.version, at)
  const commits = live.commits.slice(0, placeAfter(live.versions, at))
  if (commits.length === 0) throw no('invalid-version', { facts: { at } })
  return replay(live.rules, live.table, commits)
}

export const viewerOf = (who: Onlooker, record: GameRecord): Viewer =>
  seatOf(who, record) ?? 'spectator'

function beforeStart(
  who: Onlooker,
  rules: Ruleset,
  record: SecretGameRecord,
  serverTime: number,
): Observation {
  const seat = seatOf(who, record)
  return {
    ...summaryOf(record),
    clocks: clocksAt({ paces: rules.paces, table: record }),
    ...{ seats: seatsShown(record, null), seat, inviteCode: inviteFor(who, record, seat) },
    ...{ version: 0, head: null, at: null, view: null },
    ...{ decisions: [], others: [], awaited: [], outcome: null },
    fairness: { commitment: record.commitment, seed: null, entropy: [] },
    looks: [],
    serverTime,
  }
}

/** To an admin only where it is written down that they see the game: see `liveFor`. */
function inviteFor(who: Onlooker, record: SecretGameRecord, seat: number | null): string | null {
  const isInside = seat !== null || (who !== null && record.host === who.account.id)
  const isWritten = isAdmin(who) && !mayKnowAsAnybody(who, record)
  return isInside || isWritten ? record.inviteCode : null
}

function shownGame(
  who: Onlooker,
  live: LiveGame,
  game: Game,
  { text, isOver }: { text: boolean; isOver: boolean },
): Omit<Observation, 'head' | 'serverTime'> {
  const { record, rules, table } = live
  const seat = seatOf(who, record)
  const viewer = viewerOf(who, record)
  const view = rules.viewFor(game.state, viewer, table)
  const ended = isOver ? { status: 'over' as const, endedAt: record.endedAt ?? game.at } : {}
  return {
    ...summaryOf(record),
    ...ended,
    clocks: clocksAt({ paces: rules.paces, table }),
    ...{ seats: seatsShown(record, game), seat, inviteCode: inviteFor(who, record, seat) },
    ...{ version: game.version, at: game.at },
    // The fold goes on while the answer is being written.
    view: structuredClone(view),
    ...(text ? { text: rules.text(view, viewer, table) } : {}),
    ...decisionsShown(game, viewer),
    outcome: outcomeOf(rules, game),
    fairness: {
      commitment: record.commitment,
      seed: isOver ? record.seed : null,
      entropy: entropyOf(record),
    },
    looks: [],
  }
}
