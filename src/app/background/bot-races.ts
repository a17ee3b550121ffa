import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { isRace } from '../../engine/kernel/pace.ts'
import type { CommandContext, LiveGame } from '../runtime/live-game.ts'
import { isBot } from '../runtime/wake-time.ts'

interface Race {
  readonly openedAt: number
  readonly since: number
}

/**
 * If several players may answer a decision, the first answer wins, so bots wait a limited time for
 * people. The waiting times are kept in memory, so bots wait for the full time again if another
 * node takes over the game.
 */
export class BotRaces {
  readonly #milliseconds: number
  readonly #races = new WeakMap<LiveGame, Race>()

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

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

  /**
   * If the time limit is short, bots wait during its first half, so that people can answer first.
   */
  #limit({ deadline }: OpenDecision, since: number): number {
    return deadline === null
      ? this.#milliseconds
      : Math.min(this.#milliseconds, (deadline - since) / 2)
  }
}
