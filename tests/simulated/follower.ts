import { eventsInput } from '../../src/app/games/schema.ts'
import type { FollowedBatch } from '../../src/app/streams/following.ts'
import * as streams from '../../src/app/streams/operations.ts'
import { codeOf, retried, secondsToRetry } from './client.ts'
import type { Cluster } from './cluster.ts'
import type { MoveReport, Participant } from './player.ts'

const LOOK_MILLISECONDS = 500
/**
 * Time that a spectator waits at the end, so that all other clients can finish their last calls.
 */
const SETTLING_MILLISECONDS = 60_000
const PAGE_EVENTS = 100

/** An event of a followed game; null if the event is hidden from spectators. */
type Event = FollowedBatch['events'][number]['event']

interface Followed {
  readonly game: string | null
}

/**
 * A simulated spectator who follows a game, reconnects with the last cursor, and checks at the end
 * that the received events equal the game's log.
 */
export class SimulatedFollower implements Participant {
  readonly isSpectator = true
  readonly told: readonly MoveReport[] = []
  rewound = 0
  #events: Event[] = []
  #cursor = '0'
  readonly #cluster: Cluster
  readonly #host: Followed

  constructor(cluster: Cluster, host: Followed) {
    this.#cluster = cluster
    this.#host = host
  }

  async run(isClosing: () => boolean): Promise<void> {
    const { scheduler } = this.#cluster
    while (!this.#host.game && !isClosing()) await scheduler.sleep(LOOK_MILLISECONDS)
    const { game } = this.#host
    if (!game) return
    let log: readonly Event[] | null = null
    const closed = this.#logAtEnd(game, isClosing).then((events) => {
      log = events
    })
    const hasAll = () => log !== null && this.#events.length >= log.length
    let isOver = false
    while (!isOver && !hasAll()) {
      const stream = this.#follow(game)
      while (!stream.isOver() && !hasAll()) await scheduler.sleep(LOOK_MILLISECONDS)
      isOver = this.#judge(stream.reason())
      stream.stop()
    }
    await closed
    // The events are not compared if a failover may have lost the end of the game, because a
    // spectator who has already received the end does not notice the loss.
    if (!(isOver && this.#cluster.hasFailedOver)) this.#compare(log ?? [])
  }

  /** Returns the events in the game's log after all other clients have stopped. */
  async #logAtEnd(game: string, isClosing: () => boolean): Promise<readonly Event[]> {
    const { scheduler } = this.#cluster
    while (!isClosing()) await scheduler.sleep(LOOK_MILLISECONDS)
    await scheduler.sleep(SETTLING_MILLISECONDS)
    return this.#read(game)
  }

  #follow(id: string) {
    const after = this.#cursor
    return this.#cluster.stream<FollowedBatch>(
      async (services, sink, signal) => {
        const input = { after, signal }
        const following = await services.open(streams.followGame, { caller: null, id, input })
        return following.into(sink)
      },
      (batch) => this.#take(batch),
    )
  }

  #take({ from, to, cursor, events }: FollowedBatch): void {
    this.#cluster.scheduler.note(`a follower of ${this.#host.game} gets ${from} to ${cursor}`)
    const isNext = from === this.#events.length && events.length === to - from
    if (!isNext || events.some(({ version }, place) => version !== from + place + 1))
      this.#cluster.problem(`a follower at ${this.#events.length} gets ${from} to ${to}`)
    this.#events.push(...events.map(({ event }) => event))
    this.#cursor = cursor
  }

  /**
   * Handles the reason for the end of a stream. Returns true if the game is over or was lost in a
   * failover.
   */
  #judge(reason: unknown): boolean {
    if (reason === undefined) return false
    if (reason === null) return true
    const code = codeOf(reason)
    if (code === 'history-rewound') {
      this.rewound += 1
      this.#events = []
      this.#cursor = '0'
    } else if (code === 'game-unknown' && this.#cluster.hasFailedOver) return true
    else if (code !== 'game-not-started' && secondsToRetry(reason, 1) === null)
      this.#cluster.problem(`a stream ends: ${code}`)
    return false
  }

  /** Reads the log of a game, and starts again if a failover has lost a part of the log. */
  async #read(id: string): Promise<readonly Event[]> {
    for (;;)
      try {
        return await this.#readOnce(id)
      } catch (error) {
        if (!this.#cluster.hasFailedOver) throw error
        if (codeOf(error) === 'game-unknown') return []
        if (codeOf(error) !== 'history-rewound') throw error
      }
  }

  async #readOnce(id: string): Promise<readonly Event[]> {
    const events: Event[] = []
    for (let after: string | null = '0'; after !== null; ) {
      const input = eventsInput.parse({ after, limit: PAGE_EVENTS })
      const page = await retried(this.#cluster, (services) =>
        services.run(streams.readEvents, { caller: null, id, input }),
      )
      events.push(...page.items.map(({ event }) => event))
      after = page.next === null ? null : String(page.next)
    }
    return events
  }

  #compare(log: readonly Event[]): void {
    const isWrong = (event: Event, place: number) =>
      log[place] !== undefined && !isSeenAs(event, log[place])
    if (this.#events.some(isWrong))
      this.#cluster.problem('a follower has received an event that is not in the log')
  }
}

/** True if `seen` equals `stored`, except for values that were hidden until the end of the game. */
function isSeenAs(seen: unknown, stored: unknown): boolean {
  if (seen === null || seen === stored) return true
  if (typeof seen !== 'object' || typeof stored !== 'object' || stored === null) return false
  return Object.entries(seen as object).every(([name, value]) =>
    isSeenAs(value, Reflect.get(stored, name)),
  )
}
