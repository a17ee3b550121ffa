import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { VERSION } from '../../version.ts'
import type { Ports } from '../core/ports.ts'
import type { VerifiedGame } from './verify-game.ts'

export class VerifiedGames {
  readonly #ports: Pick<Ports, 'jobs' | 'games' | 'clock'>
  readonly #build: string

  constructor(ports: Pick<Ports, 'jobs' | 'games' | 'clock'>, rulesets: readonly Ruleset[]) {
    this.#ports = ports
    this.#build = [VERSION, ...rulesets.map(({ id, version }) => `${id}@${version}`)].join(' ')
  }

  /**
   * A game counts as verified if this build of the service has verified the current last row of its
   * log.
   */
  async alreadyVerified(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const { jobs, games } = this.#ports
    const found = await jobs.trueHeads(ids, this.#build)
    const heads = await games.heads([...found.keys()])
    return new Set(ids.filter((id) => found.has(id) && found.get(id) === heads.get(id)))
  }

  async keep({ game, found, fault }: VerifiedGame, job: string | null): Promise<void> {
    const { head = '', over: isOver = false, foldedOnly = 0, unjudged = 0 } = found ?? {}
    const known = { game, head, build: this.#build, ok: fault === null, isOver, fault, job }
    const at = this.#ports.clock.now()
    await this.#ports.jobs.keepVerdict({ ...known, at, foldedOnly, unjudged })
  }
}
