import { monitorEventLoopDelay } from 'node:perf_hooks'
import { VERSION } from '../../version.ts'
import type { Context } from '../core/context.ts'
import { newId } from '../core/ids.ts'
import { movesStored } from '../core/metrics.ts'
import { leastDisk } from './disk-space.ts'
import { HISTORY_MINUTES, type NodeReport } from './health-schema.ts'
import { HourlyCounts } from './hourly-counts.ts'

const SAID_EVERY_MILLISECONDS = 5_000
const MINUTE_MILLISECONDS = 60_000
const FORGOTTEN_MILLISECONDS = 24 * 3_600_000
const HOURS_FORGOTTEN_MILLISECONDS = 14 * 24 * 3_600_000
const NANOSECONDS = 1e6

interface Parts {
  sweepLag(): number
}

export class NodeHeartbeat {
  readonly id: string
  readonly #context: Context
  readonly #parts: Parts
  readonly #hours: HourlyCounts
  readonly #startedAt: number
  readonly #delay = monitorEventLoopDelay({ resolution: 20 })
  #counted: { readonly at: number; readonly moves: number }[] = []
  #minutes: { readonly minute: number; readonly moves: number }[] = []
  #timer: NodeJS.Timeout | undefined
  #saying: Promise<void> = Promise.resolve()
  #isSilenced = false

  constructor(context: Context, parts: Parts) {
    this.#context = context
    this.#parts = parts
    this.#hours = new HourlyCounts(context.metrics)
    this.#startedAt = context.ports.clock.now()
    this.id = newId(this.#startedAt)
  }

  start(): void {
    this.#delay.enable()
    const say = () => {
      this.#saying = this.report()
    }
    say()
    this.#timer = setInterval(say, SAID_EVERY_MILLISECONDS).unref()
  }

  /** `report` never rejects, because a failed report must not affect the node. */
  async report(): Promise<void> {
    const { ports, report } = this.#context
    const now = ports.clock.now()
    try {
      const record = { id: this.id, seenAt: now, report: await this.#report(now) }
      await ports.nodes.say(record, await this.#hours.at(now, this.id), {
        reportsBefore: now - FORGOTTEN_MILLISECONDS,
        hoursBefore: now - HOURS_FORGOTTEN_MILLISECONDS,
      })
      this.#isSilenced = false
    } catch (error) {
      if (!this.#isSilenced) report('this node cannot store its report', error)
      this.#isSilenced = true
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#delay.disable()
    await this.#saying
    // A stopping node sends a final report, because the counts since the previous report would
    // otherwise be lost.
    await this.report()
    await this.#context.ports.nodes.leave(this.id).catch(() => {})
  }

  async #report(now: number): Promise<NodeReport> {
    const { ports, live, metrics } = this.#context
    const moves = await movesStored(metrics)
    const delay = this.#delay.percentile(99) / NANOSECONDS
    this.#delay.reset()
    return {
      version: VERSION,
      startedAt: this.#startedAt,
      loopDelayMilliseconds: Math.round(delay * 10) / 10,
      movesPerMinute: this.#movesSince(now, moves),
      movesByMinute: this.#movesByMinute(now, moves),
      failingGames: this.#context.failingGames.size,
      driftMilliseconds: Math.round(ports.drift()),
      sweepLagMilliseconds: Math.round(this.#parts.sweepLag()),
      foldedGames: live.size,
      disk: await leastDisk(this.#context.nodeInfo.folders ?? []),
      doorbell: ports.notifier.isReliable,
      doorbellKind: ports.notifier.kind,
    }
  }

  #movesSince(now: number, moves: number): number {
    this.#counted = this.#counted.filter(({ at }) => now - at <= MINUTE_MILLISECONDS)
    this.#counted.push({ at: now, moves })
    return moves - this.#counted[0]!.moves
  }

  #movesByMinute(now: number, moves: number): number[] {
    const minute = Math.floor(now / MINUTE_MILLISECONDS)
    const last = this.#minutes.at(-1)
    if (last?.minute !== minute) this.#minutes.push({ minute, moves })
    this.#minutes = this.#minutes.slice(-HISTORY_MINUTES - 1)
    return this.#minutes.slice(1).map((one, at) => one.moves - this.#minutes[at]!.moves)
  }
}
