import t from 'tap'
import { adminOperationViews } from '../../src/app/admin/operations/index.ts'
import { requestFrom } from '../../src/cli/admin-operations.ts'
import { readContent } from '../../src/engine/kernel/content.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import {
  commandOf,
  fieldsOf,
  isListing,
  partsOf,
  placeOf,
} from '../../web/src/console/operation.ts'
import { durationText, reasonText } from '../../web/src/text/console/en.ts'
import { fieldText } from '../../web/src/text/console-forms/en.ts'

const named = (name: string) => adminOperationViews.find((act) => act.name === name)!
const GAME = '01890c5e-7a2b-7c4d-8e9f-0123456789ab'

const wordsOf = (line: string) =>
  [...line.matchAll(/'((?:[^']|'\\'')*)'|\S+/g)].map(([word, quoted]) =>
    quoted === undefined ? word : quoted.replaceAll(`'\\''`, "'"),
  )

t.test('an admin operation as a command equals its form', async (t) => {
  const said: readonly (readonly [string, string | null, Readonly<Record<string, unknown>>])[] = [
    ['game.cancel', GAME, { reason: 'cheating', note: 'it’s Ada’s', confirm: '456789ab' }],
    ['game.extend', GAME, { reason: 'fault', seat: 1, decisionId: 'd:7', seconds: 60 }],
    ['game.fork', GAME, { reason: 'other', at: 4, seats: [{ kind: 'me' }, { kind: 'bot' }] }],
    ['token.create', null, { reason: 'joins', name: 'O’Neil', scopes: ['operator', 'read'] }],
    ['account.role', GAME, { reason: 'leaves', role: null, confirm: 'Ada Lovelace' }],
    ['game.list', null, { forks: true, status: 'over' }],
  ]
  for (const [name, id, input] of said) {
    const words = wordsOf(commandOf(named(name), id, input))
    t.same(words.slice(0, 2), ['npx', 'touchline'])
    const request = requestFrom(named(name), words.slice(4))
    t.same([request?.id, request?.fields], [id ?? undefined, input], name)
  }
})

t.test('the command line takes lengths of time and dates as people write them', async (t) => {
  const fieldsOfCommand = (name: string, words: readonly string[]) =>
    requestFrom(named(name), words)?.fields
  const ban = (time: string) => fieldsOfCommand('account.ban', [GAME, '--seconds', time])

  t.same(['90m', '12h', '7d', '60', 'null'].map(ban), [
    ...[5_400, 43_200, 604_800, 60, null].map((seconds) => ({ seconds })),
  ])
  t.same(fieldsOfCommand('game.list', ['--from', '2026-01-31', '--until', '2026-01-31T18:30Z']), {
    from: Date.UTC(2026, 0, 31),
    until: Date.UTC(2026, 0, 31, 18, 30),
  })
})

t.test('path parameters are sent in the path, all others beside it', async (t) => {
  const input = { seat: 1, to: 'bot', reason: 'fault', note: undefined }
  t.same(partsOf(named('game.hand-over'), GAME, input), {
    path: { game: GAME, seat: 1 },
    rest: { to: 'bot', reason: 'fault' },
  })
})

t.test('every admin operation has a place: a list, its object’s page, or the index', async (t) => {
  const listed = adminOperationViews.filter(isListing).map(placeOf)
  t.equal(new Set(listed).size, listed.length, 'no two lists share a place')
  for (const place of ['games', 'tokens', 'audit', 'looks', 'failing'])
    t.ok(listed.includes(place), place)
  const fields = fieldsOf(named('game.cancel')).map(([name]) => name)
  t.same(fields, [], 'every form asks for reasons, notes and confirmations')
})

t.test('the pack of a game can be read again', async (t) => {
  for (const rules of Object.values(registry))
    for (const pack of rules.packs) {
      const read = (content: unknown) => {
        const { success, ...outcome } = readContent(rules, content)
        return 'data' in outcome ? outcome.data : null
      }
      const once = read(pack)
      t.ok(once, rules.id)
      t.same(read(once), once, rules.id)
    }
})

t.test('forms have words for every field and reason, none of them from a schema', async (t) => {
  const PAGING = ['after', 'limit']
  for (const operation of adminOperationViews) {
    for (const [name] of fieldsOf(operation)) {
      if (PAGING.includes(name) || operation.file === 'taken' || UNASKED.has(operation.name))
        continue
      const words = fieldText(operation.name, name)
      t.ok(words, `${operation.name} ${name}`)
      t.notMatch(`${words?.label} ${words?.hint}`, /`|\bnull\b|Unix|JSON|[a-z][A-Z]/)
    }
    for (const code of operation.reasons ?? []) t.ok(reasonText(code), `${operation.name} ${code}`)
  }
})

/** Operations that the pages call without a form. */
const UNASKED = new Set([
  ...['game.show', 'game.state', 'search.list', 'job.export-file', 'audit.export'],
])

t.test('a length of time is in the longest unit that fits', async (t) => {
  t.same([60, 5_400, 86_400, 172_800, 31_536_000].map(durationText), [
    ...['1 minute', '90 minutes', '1 day', '2 days', '1 year'],
  ])
})
