import t from 'tap'
import { z } from 'zod'
import * as accounts from '../../src/app/accounts/operations.ts'
import { adminOperations, fieldOf } from '../../src/app/admin/operations/index.ts'
import { previewOperation } from '../../src/app/admin/operations.ts'
import { type Caller, isRole, roleIncludes } from '../../src/app/core/caller.ts'
import { type Operation, operationText } from '../../src/app/core/operation.ts'
import { role, scope } from '../../src/app/core/schema.ts'
import * as games from '../../src/app/games/operations.ts'
import * as play from '../../src/app/games/play-operations.ts'
import * as packs from '../../src/app/packs/operations.ts'
import * as rulesets from '../../src/app/packs/ruleset-operations.ts'
import { followGame, readEvents, waitForGame } from '../../src/app/streams/operations.ts'
import { guest, startServices } from '../support/service.ts'

const log = { readEvents, waitForGame }
const calls = {
  ...rulesets,
  ...packs,
  ...accounts,
  ...games,
  ...play,
  ...log,
  previewAct: previewOperation,
}
const operations: [string, Operation][] = [
  ...Object.entries<Operation>(calls),
  ...Object.entries<Operation>(adminOperations).map(
    ([key, adminOperation]): [string, Operation] => [fieldOf(key), adminOperation],
  ),
]

t.test('a call requires exactly its declared scope', async (t) => {
  const node = await startServices(t)
  const { account } = await guest(node, 'Ann')
  const id = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
  const input = { scopes: [], timeoutSeconds: 0, seats: [], limit: 1 }
  const isTurnedAway = async (operation: Operation, caller: Caller) => {
    const answer = node.services.run(operation, { caller, id, input })
    return answer.then(
      () => false,
      ({ code }) => code === 'scope-missing',
    )
  }

  for (const [name, operation] of operations) {
    const { scope: required } = operation
    for (const own of scope.options) {
      const caller = { account, scopes: new Set([own]), tokenId: null, endsAt: null, lent: false }
      // Without the scope `play`, a token may revoke only itself.
      const isMore = name === 'revokeToken' && own !== 'play'
      const needed = required === 'sight' ? 'read' : required
      const isAbove =
        isRole(own) && role.options.some((one) => one === needed && roleIncludes(own, one))
      const may = ([own, 'any', 'none'].includes(needed) || isAbove) && !isMore
      t.equal(await isTurnedAway(operation, caller), !may, `${name}, with ${own}`)
    }
  }
})

t.test('the texts of an operation are sentences', async (t) => {
  for (const [name, { summary: says, description: notes = '.' }] of operations) {
    t.notMatch(says, /[.?!]$/, name)
    t.match(notes, /\.$/, name)
  }
  t.match(
    operationText(adminOperations.verify),
    /^Verify a game\. Checks the hash chain, .* For `support`, `operator` and `owner`\.$/,
  )
  t.equal(operationText(games.leaveSeat).split('. ')[0], 'Leave a seat before the game starts')
  t.match(operationText(followGame), /^Stream the events of a game\. Sends all events/)
})

t.test('no input has a field that the APIs reserve', async (t) => {
  for (const [name, { input }] of operations) {
    const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : []
    t.notOk(fields.includes('id') || fields.includes('key'), name)
  }
})

t.test('banning, exporting and erasing an account take different reasons', async (t) => {
  const reasonsOf = (wanted: string) =>
    Object.values(adminOperations).find(({ name }) => name === wanted)?.reasons

  t.same(reasonsOf('account.export'), ['player-asked', 'legal', 'complaint', 'other'])
  t.same(reasonsOf('account.erase'), ['player-asked', 'legal', 'inactive', 'other'])
  t.ok(reasonsOf('account.ban')?.includes('spam'))
})
