import t from 'tap'
import type { z } from 'zod'
import { adminExamples } from '../../src/api/rest/document/examples/admin-operations.ts'
import { adminOperations } from '../../src/app/admin/operations/index.ts'
import type { AdminOperation } from '../../src/app/core/admin-operation.ts'
import { AuditCapability } from '../../src/app/core/audit-capability.ts'
import type { AuditRecord } from '../../src/app/core/audit-port.ts'
import type { Ports } from '../../src/app/core/ports.ts'
import type { SecretGameRecord, StoredRow } from '../../src/app/runtime/port.ts'
import { createServices } from '../../src/app/service/create-service.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openHiddenState } from '../support/admin.ts'
import { withClient } from '../support/client.ts'
import { againstBot } from '../support/players.ts'
import { guest, startServices } from '../support/service.ts'

const entry: AuditRecord = {
  id: 'one',
  at: 0,
  account: 'ann',
  role: 'operator',
  token: null,
  action: 'game.log',
  game: 'a',
  subject: null,
  running: true,
  reason: null,
  detail: {},
}

t.test('an audit capability requires a stored entry, and serves one game once', async (t) => {
  const stored: unknown[] = []
  const audits = { add: async (row: unknown) => void stored.push(row) }

  const warrant = await AuditCapability.record(audits, entry)

  t.same(stored, [entry])
  t.throws(() => warrant.use('b'), /does not cover b/)
  warrant.use('a')
  t.throws(() => warrant.use('a'), /was already used/)
  const full = { add: () => Promise.reject(new Error('no room')) }
  await t.rejects(AuditCapability.record(full, entry), /no room/)
})

t.test('no operation reads secrets of a running game before it is audited', async (t) => {
  const node = await startServices(t)
  const { id } = await againstBot(node, await guest(node, 'Ann'))
  await openHiddenState(node.services, node.admin, id)
  const offences: string[] = []
  /** A node that has just started has an empty cache. */
  const fresh = async () => {
    const ports = auditedReads(node.store, id, offences)
    const settings = { sweepMilliseconds: 3_600_000 }
    return withClient(await createServices({ ports, registry, settings, report: () => {} }))
  }

  await t.rejects((await fresh()).games.observe(null, id, { text: false }))
  t.not(offences.length, 0, 'which players need as well')
  for (const operation of Object.values<AdminOperation>(adminOperations)) {
    const { admin } = await fresh()
    const { seat = 0, ...sent } = (adminExamples[keyOf(operation)].sent ?? {}) as Record<
      string,
      unknown
    >
    const request = {
      ...sent,
      ...(operation.reasons ? { reason: operation.reasons[0] } : {}),
      ...('seat' in (operation.input as z.ZodObject).shape ? { seat } : {}),
    }
    const input = operation.input.parse(request) as Record<string, unknown>
    const subject = operation.subject === 'game' ? id : node.admin.account.id

    offences.length = 0
    await admin.act(operation.name, { caller: node.admin, id: subject, input }).catch(() => {})

    t.same(offences, [], operation.name)
  }
})

const keyOf = (operation: AdminOperation) =>
  Object.entries(adminOperations).find(
    ([, one]) => one.name === operation.name,
  )![0] as keyof typeof adminOperations

/**
 * A game store that records a violation if secrets of a game are read before an audit entry exists.
 */
function auditedReads(ports: Ports, secret: string, offences: string[]): Ports {
  let isAudited = false
  const hidden = <T extends object>(found: T, field: keyof T): T => {
    const value = found[field]
    return Object.defineProperty({ ...found }, field, {
      enumerable: true,
      get() {
        if (isAudited) return value
        offences.push(String(field))
        throw new Error('read without an audit capability')
      },
    })
  }
  const record = (game: SecretGameRecord | null) =>
    game?.id === secret ? hidden(game, 'seed') : game
  const row = (one: StoredRow) => (one.gameId === secret ? hidden(one, 'packed') : one)
  return {
    ...ports,
    audits: {
      ...ports.audits,
      async add(entry, note) {
        await ports.audits.add(entry, note)
        if (entry.game === secret) isAudited = true
      },
    },
    hiddenStateSessions: {
      ...ports.hiddenStateSessions,
      async seen(look, version) {
        await ports.hiddenStateSessions.seen(look, version)
        isAudited = true
      },
    },
    games: { ...ports.games, find: async (game) => record(await ports.games.find(game)) },
    log: {
      ...ports.log,
      async tails(request) {
        const found = await ports.log.tails(request)
        return new Map([...found].map(([game, rows]) => [game, rows.map(row)]))
      },
      async *rows(game, from) {
        for await (const one of ports.log.rows(game, from)) yield row(one)
      },
    },
  }
}
