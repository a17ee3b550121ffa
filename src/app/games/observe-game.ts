import { type Rating, UNRATED } from '../../engine/bots/weng-lin.ts'
import { type Game, replay } from '../../engine/kernel/game.ts'
import { clocksAt } from '../../engine/kernel/pace.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Viewer } from '../../engine/kernel/types.ts'
import { gameVisibleTo } from '../../engine/kernel/visibility.ts'
import type { AuditRecord } from '../core/audit-port.ts'
import { type OptionalCaller, requireReadAccess } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import type { Cursor } from '../core/schema.ts'
import { strengthOf } from '../ratings/schema.ts'
import { cursorAt, requireCursor, requireVersion, versionIn } from '../runtime/cursor.ts'
import { runAfterExpiry } from '../runtime/expire-overdue.ts'
import { findLiveGame, playsAllSeats, seatOf } from '../runtime/game-access.ts'
import { endedIn, endedShown } from '../runtime/game-end.ts'
import type { Ended } from '../runtime/lifecycle-schema.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { GameRecord, SecretGameRecord } from '../runtime/port.ts'
import { entropyOf } from '../runtime/stored-log.ts'
import { shownStretch, stretchSince } from './beats-since.ts'
import { endOf, placeAfter, presentDecisions, presentSeats, summaryOf } from './present.ts'
import type { Observation, ObserveInput } from './schema.ts'

export async function observeGame(
  context: Context,
  who: OptionalCaller,
  gameId: string,
  input: ObserveInput,
): Promise<Observation> {
  requireReadAccess(who)
  return observed(context, who, await findLiveGame(context, who, gameId), input)
}

export async function observed(
  context: Context,
  who: OptionalCaller,
  { live, record }: { readonly live: LiveGame | null; readonly record: SecretGameRecord },
  input: ObserveInput,
): Promise<Observation> {
  if (!live) {
    requireVersion(0, Math.max(versionIn(input.at ?? 0), versionIn(input.since ?? 0)))
    const rules = context.packs.rules(record.ruleset)
    return beforeStart(who, rules, record, context.ports.clock.now())
  }
  const viewer = viewerAs(who, record, input.as)
  const seen = await runAfterExpiry(live, ({ game: ahead, now: serverTime }) => {
    const game = gameVisibleTo(ahead, viewer)
    const then = gameVisibleTo(gameAt(live, game, input.at), ahead.over ? 'admin' : viewer)
    const ended = endedIn(live.rules, game)
    const shown = shownGame(who, live, then, { text: input.text, viewer, ended })
    const stretch = input.since === undefined ? null : stretchSince(live, then, viewer, input.since)
    return () => {
      const [head, cursor] = [live.headOf(then.version), cursorAt(live, then.version)]
      return { shown: { ...shown, head, cursor, serverTime }, stretch }
    }
  })
  const { shown, stretch } = seen
  const after = shown.ended ? await afterTheEnd(context, record) : {}
  return { ...shown, ...after, ...(stretch && shownStretch(stretch)) }
}

async function afterTheEnd(context: Context, { id, rated, seats }: GameRecord) {
  const { games, ratings } = context.ports
  const [looks, rematch, effects] = await Promise.all([
    looksInto(context, id),
    games.rematchOf(id),
    rated ? ratings.effectsOf(id) : [],
  ])
  const changes = seats.flatMap(({ seat, account }) =>
    effects
      .filter((one) => one.account === account)
      .map(({ before, after }) => ({
        seat,
        before: shownRating(before ?? UNRATED),
        after: shownRating(after),
      })),
  )
  return { looks, rematch, ratingChanges: changes.length > 0 ? changes : null }
}

const shownRating = ({ mu: mean, sigma: deviation }: Rating) => strengthOf({ mean, deviation })

/**
 * Returns the operators' accesses to hidden information: hidden-state sessions and, for games from
 * older versions of the service, audit entries.
 */
async function looksInto({ ports }: Context, gameId: string): Promise<Observation['looks']> {
  const [calls, sessions] = await Promise.all([
    ports.audits.whileItRan(gameId, calledLooks, LOOKS_MAX),
    ports.hiddenStateSessions.into(gameId, LOOKS_MAX),
  ])
  const of = ({ at }: AuditRecord) =>
    ({ at, until: at, role: 'owner', reason: null, versions: null }) as const
  const notices = sessions.map(({ at, until, endedAt, role, reason, versions }) => ({
    at,
    until: endedAt ?? until,
    role,
    reason,
    versions,
  }))
  return [...calls.map(of), ...notices].slice(0, LOOKS_MAX)
}
const calledLooks = ['log', 'state', 'rows', 'verify', 'save-as-admin'] as const
const LOOKS_MAX = 100

/**
 * Returns the game at the cursor's version. If the cursor's version is inside a commit, returns the
 * game at the start of the commit.
 */
export function gameAt(live: LiveGame, game: Game, cursor: Cursor | undefined): Game {
  if (cursor === undefined) return game
  const at = requireCursor(live, game.version, cursor)
  if (at === game.version) return game
  const commits = live.commits.slice(0, placeAfter(live.versions, at))
  if (commits.length === 0) throw serviceError('invalid-version', { facts: { at } })
  return replay(live.rules, live.table, commits)
}

/**
 * Returns the seat of the caller, or `admin` for a host who plays all seats of a fork and may see
 * everything.
 */
export const viewerOf = (who: OptionalCaller, record: GameRecord): Viewer =>
  seatOf(who, record) ?? (playsAllSeats(who, record) ? 'admin' : 'spectator')

function viewerAs(who: OptionalCaller, record: GameRecord, seat: number | undefined): Viewer {
  if (seat === undefined) return viewerOf(who, record)
  const isOwn = record.seats[seat]?.kind === 'host' && playsAllSeats(who, record)
  if (!isOwn && seatOf(who, record) !== seat) throw serviceError('not-your-seat')
  return seat
}

function beforeStart(
  who: OptionalCaller,
  rules: Ruleset,
  record: SecretGameRecord,
  serverTime: number,
): Observation {
  const seat = seatOf(who, record)
  return {
    ...summaryOf(record),
    clocks: clocksAt({ paces: rules.paces, table: record }),
    seats: presentSeats(record, null),
    seat,
    inviteCode: inviteFor(who, record, seat),
    version: 0,
    cursor: '0',
    head: null,
    at: null,
    paused: null,
    view: null,
    decisions: [],
    others: [],
    awaited: [],
    banks: null,
    undoable: null,
    outcome: null,
    result: null,
    fairness: { commitment: record.commitment, seed: null, entropy: [] },
    looks: [],
    ratingChanges: null,
    rematch: null,
    serverTime,
  }
}

function inviteFor(
  who: OptionalCaller,
  record: SecretGameRecord,
  seat: number | null,
): string | null {
  const isInside = seat !== null || (who !== null && record.host === who.account.id)
  return isInside ? record.inviteCode : null
}

function undoableFor(viewer: Viewer, { undoable }: Game): string | null {
  const last = undoable.at(-1)
  return last && (viewer === 'admin' || last.seat === viewer) ? last.decisionId : null
}

function shownGame(
  who: OptionalCaller,
  live: LiveGame,
  game: Game,
  { text, viewer, ended }: { text: boolean; viewer: Viewer; ended: Ended | null },
): Omit<Observation, 'head' | 'cursor' | 'serverTime'> {
  const { record, rules } = live
  const { table } = game
  const seat = seatOf(who, record)
  const view = rules.viewFor(game.state, viewer, table)
  return {
    ...summaryOf(record),
    ...(ended && endedShown(ended)),
    clocks: clocksAt({ paces: rules.paces, table }),
    seats: presentSeats(record, game),
    seat,
    inviteCode: inviteFor(who, record, seat),
    version: game.version,
    at: game.at,
    paused: game.paused,
    // The view of the game is copied, because the game's state may change while the answer is being
    // sent.
    view: structuredClone(view),
    ...(text ? { text: rules.text(view, viewer, table) } : {}),
    ...presentDecisions(game, viewer),
    banks: game.bank && [...game.bank.left],
    undoable: undoableFor(viewer, game),
    ...endOf(rules, game, viewer, view),
    fairness: {
      commitment: record.commitment,
      seed: ended ? record.seed : null,
      entropy: entropyOf(record),
    },
    looks: [],
    ratingChanges: null,
    rematch: null,
  }
}
