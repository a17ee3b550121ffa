import type { Act } from '../../service/desk/act.ts'
import { acts, fieldOf } from '../../service/desk/acts/index.ts'
import { actEndpoint } from '../acts.ts'
import { actExamples } from '../document/examples/acts.ts'
import type { Endpoints } from '../endpoint.ts'

/** One for each act. */
export const adminEndpoints: Endpoints = Object.fromEntries(
  Object.entries<Act>(acts).map(([key, act]) => [
    fieldOf(key),
    actEndpoint(act, actExamples[key as keyof typeof acts]),
  ]),
)
