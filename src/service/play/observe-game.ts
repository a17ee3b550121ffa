import { type Game, replay } from '../../kernel/game.ts'
import { clocksAt } from '../../kernel/pace.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import { heardBy } from '../../kernel/seen.ts'
import type { Viewer } from '../../kernel/types.ts'
import { type Caller, isAdmin, need } from '../caller.ts'
import { type Context, liveFor, mayKnowAsAnybody, seatOf } from '../context.ts'
import { no } from '../errors.ts'
import { mustHave } from '../live/folded-log.ts'
import { entropyOf, type LiveGame } from '../live/live-game.ts'
import { looks } from '../looks.ts'
import type { GameRecord, SecretGameRecord } from '../ports.ts'
import type { Observation, ObserveInput } from '../shapes/games.ts'
import { askInTime } from '../unattended/play-due.ts'
import { decisionsShown, outcomeOf, placeAfter, seatsShown, summaryOf } from './shown.ts'

/** The game as the caller may see it: its own seat's view, or a spectator's. */
export async function observeGame(
  context: Context,
  caller: Caller,
  gameId: string,
  input: ObserveInput,
): Promise<Observation> {
  need(caller, 'read')
  const { live, record } = await liveFor(context, caller, gameId)
  if (!live) {
    mustHave(0, input.at ?? 0)
    const rules = context.packs.rules(record.ruleset)
    return beforeStart(caller, rules, record, context.ports.clock.now())
  }
  const viewer = viewerOf(caller, record)
  const seen = await askInTime(live, ({ game: ahead, now: serverTime }) => {
    const game = heardBy(ahead, viewer)
    const then = heardBy(gameAt(live, game, input.at), ahead.over ? 'admin' : viewer)
    const shown = shownGame(caller, live, then, { text: input.text, isOver: game.over })
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

export const viewerOf = (caller: Caller, record: GameRecord): Viewer =>
  seatOf(caller, record) ?? 'spectator'

function beforeStart(
  caller: Caller,
  rules: Ruleset,
  record: SecretGameRecord,
  serverTime: number,
): Observation {
  const seat = seatOf(caller, record)
  return {
    ...summaryOf(record),
    clocks: clocksAt({ paces: rules.paces, table: record }),
    ...{ seats: seatsShown(record, null), seat, inviteCode: inviteFor(caller, record, seat) },
    ...{ version: 0, head: null, at: null, view: null },
    ...{ decisions: [], others: [], awaited: [], outcome: null },
    fairness: { commitment: record.commitment, seed: null, entropy: [] },
    looks: [],
    serverTime,
  }
}

/** To an admin only where it is written down that they see the game: see `liveFor`. */
function inviteFor(caller: Caller, record: SecretGameRecord, seat: number | null): string | null {
  const isInside = seat !== null || record.host === caller.account.id
  const isWritten = isAdmin(caller) && !mayKnowAsAnybody(caller, record)
  return isInside || isWritten ? record.inviteCode : null
}

function shownGame(
  caller: Caller,
  live: LiveGame,
  game: Game,
  { text, isOver }: { text: boolean; isOver: boolean },
): Omit<Observation, 'head' | 'serverTime'> {
  const { record, rules, table } = live
  const seat = seatOf(caller, record)
  const viewer = viewerOf(caller, record)
  const view = rules.viewFor(game.state, viewer, table)
  const ended = isOver ? { status: 'over' as const, endedAt: record.endedAt ?? game.at } : {}
  return {
    ...summaryOf(record),
    ...ended,
    clocks: clocksAt({ paces: rules.paces, table }),
    ...{ seats: seatsShown(record, game), seat, inviteCode: inviteFor(caller, record, seat) },
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
