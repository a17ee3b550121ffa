import { adminOperations, fieldOf } from '../../../app/admin/operations/index.ts'
import type { AdminOperation } from '../../../app/core/admin-operation.ts'
import { adminExamples } from '../document/examples/admin-operations.ts'
import { adminEndpoint } from '../endpoint/admin-endpoint.ts'
import type { Endpoints } from '../endpoint/endpoint.ts'

export const adminEndpoints: Endpoints = Object.fromEntries(
  Object.entries<AdminOperation>(adminOperations).map(([key, operation]) => [
    fieldOf(key),
    adminEndpoint(operation, adminExamples[key as keyof typeof adminOperations]),
  ]),
)
