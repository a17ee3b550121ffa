import type { Game } from '../../engine/kernel/game.ts'
import type { KernelCause } from '../../engine/kernel/kernel-causes.ts'
import { archiveGames } from '../archive/archive-games.ts'
import type { Context } from '../core/context.ts'
import { ServiceError } from '../core/errors.ts'
import { Unavailable } from '../core/ports.ts'
import { writeExportSlice } from '../exchange/write-export-slice.ts'
import { applyGameChange } from '../games/apply-game-change.ts'
import type { SliceWork, SliceWorker } from '../jobs/port.ts'
import type { JobKind } from '../jobs/schema.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import { VerifiedGames } from '../verification/verified-games.ts'
import type { GameVerifier } from '../verification/verify-game.ts'

export type JobWorkers = Readonly<Record<JobKind, SliceWorker>>

export function jobWorkers(context: Context, verifyGame: GameVerifier): JobWorkers {
  return {
    verify: verifier(context, verifyGame),
    'pause-timed': each((work, game) => changeClocks(context, work, game, pause)),
    'resume-timed': each((work, game) => changeClocks(context, work, game, resume)),
    archive: (...given) => archiveSlice(context, ...given),
    export: (...given) => writeExportSlice(context, ...given),
  }
}

const each =
  (perform: (work: SliceWork, game: string) => Promise<void>): SliceWorker =>
  async (work, games, goesOn) => {
    for (const game of games) {
      if (!(await goesOn())) return
      await perform(work, game)
      work.sums.games += 1
    }
  }

function verifier(context: Context, verifyGame: GameVerifier): SliceWorker {
  const verified = new VerifiedGames(context.ports, context.packs.rulesets())
  const verifyEach = each(async ({ slice, sums, told }, game) => {
    const { chain } = slice.scope
    const judged = await verifyGame(game, { chain })
    const { found, fault } = judged
    sums.rows += found?.rows ?? 0
    sums.events += found?.events ?? 0
    if (found && found.foldedOnly + found.unjudged > 0) sums.unjudged += 1
    if (fault !== null) {
      sums.bad += 1
      told.push({ game, fault })
    }
    if (!chain) await verified.keep(judged, slice.job)
  })
  return async (work, games, goesOn) => {
    const { slice, sums } = work
    const known = slice.scope.sinceLast ? await verified.alreadyVerified(games) : new Set()
    sums.games = known.size
    sums.skipped = known.size
    const others = games.filter((game) => !known.has(game))
    await verifyEach(work, others, goesOn)
  }
}

type ClockCause = Extract<KernelCause, { readonly kind: 'pause' | 'resume' }>
const pause: ClockCause = { kind: 'pause', reason: 'maintenance', by: 'service' }
const resume: ClockCause = { kind: 'resume', by: 'service' }

async function changeClocks(
  { live }: Context,
  { slice, sums, told }: SliceWork,
  game: string,
  cause: ClockCause,
): Promise<void> {
  try {
    const found = await live.load(game)
    const isListed = await found?.run((command) => {
      if (command.game.paused && !isPausedByService(found)) return () => false
      // If a node that crashed during this job has already paused or resumed the game, the job only
      // lists the game in its result.
      const isDone = slice.tries > 1 && isAfter(cause, command.game.paused)
      if (!isDone) applyGameChange(command, cause)
      return () => true
    })
    if (isListed) told.push({ game, fault: null })
  } catch (error) {
    if (error instanceof Unavailable) throw error
    if (error instanceof ServiceError && error.kind === 'conflict') return
    sums.bad += 1
    told.push({ game, fault: error instanceof Error ? error.message : String(error) })
  }
}

/** A game that an operator has paused individually must stay paused. */
function isPausedByService({ commits }: LiveGame): boolean {
  const last = commits.findLast(({ cause }) => cause.kind === 'pause')?.cause
  return last?.kind === 'pause' && last.by === 'service'
}

const isAfter = (cause: ClockCause, paused: Game['paused']): boolean =>
  cause.kind === 'pause' ? paused?.reason === cause.reason : paused === null

async function archiveSlice(
  context: Context,
  { slice, sums, told }: SliceWork,
  { length: gamesMax }: readonly string[],
  goesOn: () => Promise<boolean>,
): Promise<void> {
  const { ruleset, endedBefore } = slice.scope
  const range = { behind: slice.from, upTo: slice.to, gamesMax }
  const wanted = { ruleset, endedBefore: endedBefore ?? 0, ...range }
  const why = { reason: null, job: slice.job }
  const { stayed } = await archiveGames(context, wanted, why, {
    goesOn,
    onStep: (archived) => {
      sums.games = archived.games
      sums.rows = archived.rows
    },
  })
  told.push(...stayed.map(({ game, why: fault }) => ({ game, fault })))
  sums.bad = stayed.length
  // The remaining games cannot be archived now, because they have running forks or another node has
  // archived them.
  sums.skipped = Math.max(0, gamesMax - sums.games - sums.bad)
  sums.games = gamesMax
}
