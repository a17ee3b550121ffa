import type { Config } from '../config.ts'
import { RedisRings } from '../store/redis-rings.ts'
import { doorbellProblem, explained } from './problems.ts'

/** Undefined: moves ring by the database. */
export async function doorbellOf({ DOORBELL_URL: url }: Config): Promise<RedisRings | undefined> {
  return url === undefined ? undefined : explained(RedisRings.connect(url), doorbellProblem(url))
}
