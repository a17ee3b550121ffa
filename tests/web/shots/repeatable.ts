import crypto, { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { seededChance } from '../../../src/engine/kernel/chance.ts'
import type { TestClock } from '../../support/service.ts'

const RESOLUTION = 2 ** 30

/**
 * Makes ids, seeds and tokens of this process deterministic, so that unchanged code always gives
 * the same pictures. Database connections draw random bytes at unpredictable times, so each length
 * has a separate sequence of random bytes.
 */
export function makeRepeatable(scene: string): void {
  const drawn = new Map<number, number>()
  const randomBytes = (size: number) => {
    const count = drawn.get(size) ?? 0
    drawn.set(size, count + 1)
    return createHash('shake256', { outputLength: size }).update(`${scene} ${count}`).digest()
  }
  Object.assign(crypto, { randomBytes })
  syncBuiltinESMExports()
  const chance = seededChance(1)
  Math.random = () => chance.below(RESOLUTION) / RESOLUTION
}

/** A clock that starts at three o'clock on a Saturday and advances only when `skip` is called. */
export function stillClock(): TestClock {
  let now = Date.UTC(2026, 4, 30, 15)
  return {
    now: () => now,
    skip(seconds) {
      now += seconds * 1_000
    },
  }
}
