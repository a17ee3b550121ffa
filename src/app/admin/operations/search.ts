import { adminOperation } from '../../core/admin-operation.ts'
import { find } from '../find.ts'
import { findInput, found } from '../schemas/search.ts'

export const searchOperations = {
  find: adminOperation({
    name: 'search.list',
    at: 'GET search',
    summary: 'Find games and accounts by id, invite code or name',
    description: 'Search for part of an id (at least four digits), a name, or the link of a game.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    unkept: ['text'],
    input: findInput,
    answer: found,
    errors: ['busy'],
    execute: (context, { caller, input }, capability) =>
      find(context, caller, capability, input.text),
  }),
}
