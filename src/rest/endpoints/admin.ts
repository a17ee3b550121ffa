import type { AdminOperation } from '../../service/admin/admin-operation.ts'
import { adminOperations, fieldOf } from '../../service/admin/operations/index.ts'
import { adminEndpoint } from '../admin-endpoint.ts'
import { adminExamples } from '../document/examples/admin-operations.ts'
import type { Endpoints } from '../endpoint.ts'

/** One for each act. */
export const adminEndpoints: Endpoints = Object.fromEntries(
  Object.entries<AdminOperation>(adminOperations).map(([key, act]) => [
    fieldOf(key),
    adminEndpoint(act, adminExamples[key as keyof typeof adminOperations]),
  ]),
)
