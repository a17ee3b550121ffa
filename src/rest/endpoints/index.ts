import type { Endpoint } from '../endpoint.ts'
import { accountEndpoints } from './accounts.ts'
import { adminEndpoints } from './admin.ts'
import { gameEndpoints } from './games.ts'
import { logEndpoints } from './log.ts'
import { operationsEndpoints } from './operations.ts'
import { playEndpoints } from './play.ts'
import { referenceEndpoints } from './reference.ts'
import { rulesetEndpoints } from './rulesets.ts'
import { seatEndpoints } from './seats.ts'

/** Every call of the REST API, in the order in which the reference shows them. */
export const endpoints: readonly Endpoint[] = [
  ...rulesetEndpoints,
  ...accountEndpoints,
  ...gameEndpoints,
  ...seatEndpoints,
  ...playEndpoints,
  ...logEndpoints,
  ...adminEndpoints,
  ...operationsEndpoints,
  ...referenceEndpoints(() => endpoints),
]
