import { type Commit, eventsOf } from '../../engine/kernel/game.ts'
import type { Viewer } from '../../engine/kernel/types.ts'
import { LogVerifier, type LuckByPart } from '../../engine/kernel/verify.ts'
import { hmacDraws } from '../../engine/luck/stream.ts'
import type { AuditCapability } from '../core/audit-capability.ts'
import type { Context } from '../core/context.ts'
import { serviceError } from '../core/errors.ts'
import { gameAt } from '../games/observe-game.ts'
import { placeAfter, presentDecisions } from '../games/present.ts'
import { ancestorsOf, partOf } from '../runtime/ancestry.ts'
import { requireVersion } from '../runtime/folded-log.ts'
import type { PartLuck } from '../runtime/fork-origin.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { diffJson } from './json-diff.ts'
import { requireStartedGame } from './read-games.ts'
import {
  DIFFERENCES_MAX,
  type DiffInput,
  type DiffShown,
  type Drawn,
  type DrawsInput,
  type DrawsShown,
  type ViewInput,
  type ViewShown,
} from './schemas/inspect-game.ts'

/** The game as anybody at the table sees it, at any version. */
export async function showView(
  context: Context,
  warrant: AuditCapability,
  gameId: string,
  { at, as, seat = 0 }: ViewInput,
): Promise<ViewShown> {
  const live = await requireStartedGame(context, warrant, gameId)
  const viewer: Viewer = as === 'seat' ? seat : as
  if (seat >= live.record.seats.length) throw serviceError('seat-unknown')
  return live.run(({ game }) => {
    const { rules } = live
    const then = gameAt(live, game, at)
    const { version, table } = then
    const view = rules.viewFor(then.state, viewer, table)
    const { decisions } = presentDecisions(then, viewer)
    const text = rules.text(view, viewer, table)
    const shown = structuredClone({ version, at: then.at, view, text, decisions })
    return () => shown
  })
}

/** What lies otherwise on the table, and who is asked otherwise, at a later version. */
export async function showDiff(
  context: Context,
  warrant: AuditCapability,
  gameId: string,
  { from, to }: DiffInput,
): Promise<DiffShown> {
  const live = await requireStartedGame(context, warrant, gameId)
  return live.run(({ game }) => {
    const [was, is] = [gameAt(live, game, from ?? live.versions[0]), gameAt(live, game, to)].map(
      ({ version, state, open, hands, resigned }) => ({
        version,
        whole: { state, decisions: open, hands, resigned },
      }),
    ) as [Compared, Compared]
    const found = diffJson(was.whole, is.whole, DIFFERENCES_MAX + 1)
    const items = structuredClone(found.slice(0, DIFFERENCES_MAX))
    const shown = { from: was.version, to: is.version, items, more: found.length > items.length }
    return () => shown
  })
}

interface Compared {
  readonly version: number
  readonly whole: unknown
}

/** All that luck decided, with what proves it: judged again from the first commit. */
export async function showDraws(
  context: Context,
  warrant: AuditCapability,
  gameId: string,
  { after, limit }: DrawsInput,
): Promise<DrawsShown> {
  const live = await requireStartedGame(context, warrant, gameId)
  const { games } = context.ports
  const lines = [...(await ancestorsOf(games, live.record)), partOf(live.record)]
  const { commits, versions, version } = live
  requireVersion(version, after)
  const found = commitsThatDrew(commits, placeAfter(versions, after), limit + 1)
  const page = found.slice(0, limit)
  const draws = drawsIn(live, lines, commits.slice(0, (page.at(-1) ?? -1) + 1))
  const items = page.map((place) => {
    const commit = commits[place]!
    const { at, cause, drawn } = commit
    return {
      version: versions[place]!,
      at,
      cause: { ...cause },
      events: eventsOf(live.rules, commit).map((event) => ({ ...event })),
      drawn: drawn - drawnBefore(commits, place),
      draws: draws.get(place) ?? [],
    }
  })
  const last = items.at(-1)
  return { items, next: found.length > limit && last ? last.version : null, version }
}

const drawnBefore = (commits: readonly Commit[], place: number): number =>
  commits[place - 1]?.drawn ?? 0

function commitsThatDrew(commits: readonly Commit[], from: number, most: number): number[] {
  const places: number[] = []
  for (let place = from; place < commits.length && places.length < most; place += 1)
    if (commits[place]!.drawn > drawnBefore(commits, place)) places.push(place)
  return places
}

/** By the place of their commit. Of a fork each part drew from the luck of its own game. */
function drawsIn(
  { rules, table }: LiveGame,
  lines: readonly PartLuck[],
  commits: readonly Commit[],
): ReadonlyMap<number, Drawn[]> {
  let taken: Drawn[] = []
  const lucks: LuckByPart = lines.map(({ game, seed, entropy }) => {
    if (seed === null) return null
    const draw = hmacDraws(seed, game, entropy)
    return (number, limit) => {
      const { value, message, digest } = draw(number, limit)
      taken.push({ number, limit, value, message, hmac: digest.toString('hex') })
      return value
    }
  })
  const judgement = new LogVerifier(rules, table, lucks)
  const draws = new Map<number, Drawn[]>()
  for (const [place, commit] of commits.entries()) {
    judgement.take(commit)
    if (taken.length > 0) draws.set(place, taken)
    taken = []
  }
  return draws
}
