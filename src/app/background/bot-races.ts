import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { isRace } from '../../engine/kernel/pace.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import { isBot } from '../runtime/wake-time.ts'

interface Race {
  readonly openedAt: number
  readonly since: number
}

/**
 * In a race, where the first answer wins, bots wait for the people who can answer, for a limited
 * time. The times are kept with the cached game, so after a takeover people have that time again.
 */
export class BotRaces {
  readonly #milliseconds: number
  readonly #races = new WeakMap<LiveGame, Race>()

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  /** Remaining milliseconds of the wait; 0 without a race. */
  wait({ live, game, now }: CommandContext): number {
    const { rules, record } = live
    const racers = game.open.filter(
      ({ kind, suspendedBy }) =>
        suspendedBy === undefined && isRace({ paces: rules.paces, table: game.table }, kind),
    )
    const person = racers.find(({ seat }) => !isBot(game, record, seat))
    if (!person || !racers.some(({ seat }) => isBot(game, record, seat))) {
      this.#races.delete(live)
      return 0
    }
    const { since } = this.#known(live, person, now)
    return Math.max(0, since + this.#limit(person, since) - now)
  }

  #known(live: LiveGame, { openedAt }: OpenDecision, now: number): Race {
    const known = this.#races.get(live)
    if (known?.openedAt === openedAt) return known
    const race = { openedAt, since: now }
    this.#races.set(live, race)
    return race
  }

  /** In a decision with a short limit, people get half of the time and bots the other half. */
  #limit({ deadline }: OpenDecision, since: number): number {
    return deadline === null
      ? this.#milliseconds
      : Math.min(this.#milliseconds, (deadline - since) / 2)
  }
}
