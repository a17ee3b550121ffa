import { createHmac } from 'node:crypto'
import t from 'tap'
import { keysFrom } from '../src/config/keys.ts'

const [first, second] = ['first-secret', 'second-secret'] as const
const owner = 'a game'

function byHand(secret: string, label: string): Buffer {
  const extracted = createHmac('sha256', Buffer.alloc(32)).update(secret).digest()
  return createHmac('sha256', extracted).update(`touchline/${label}\u0001`).digest()
}

t.test('every key is HKDF-SHA256 of the secret and a label', async (t) => {
  const keys = keysFrom([first])
  const bytes = Buffer.from('a save')

  const seal = keys.stamp('saves').sealed(bytes)

  const mac = createHmac('sha256', byHand(first, 'saves')).update(bytes).digest('base64url')
  t.equal(keys.id, byHand(first, 'id').subarray(0, 8).toString('hex'))
  t.equal(seal, `${keys.id}.${mac}`)
})

t.test('an encrypted value opens only for its owner and label', async (t) => {
  const keys = keysFrom([first])
  const vault = keys.vault('seeds')
  const locked = vault.locked('a seed', owner)

  t.equal(vault.opened(locked, owner), 'a seed')
  t.notOk(locked.bytes.includes('a seed'))
  t.notSame(vault.locked('a seed', owner).bytes, locked.bytes, 'never twice the same')
  t.throws(() => vault.opened(locked, 'another game'))
  t.throws(() => keys.vault('saves').opened(locked, owner))
  for (const place of locked.bytes.keys()) {
    const bytes = Buffer.from(locked.bytes)
    bytes[place]! ^= 1
    t.throws(() => vault.opened({ ...locked, bytes }, owner), `byte ${place}`)
  }
  for (const end of [0, 12, 20, 28, 33]) {
    const bytes = locked.bytes.subarray(0, end)
    t.throws(() => vault.opened({ ...locked, bytes }, owner), `${end} bytes`)
  }
})

t.test('a signature holds only for its bytes and label', async (t) => {
  const stamp = keysFrom([first]).stamp('saves')
  const bytes = Buffer.from('a save')
  const seal = stamp.sealed(bytes)

  t.ok(stamp.holds(bytes, seal))
  t.notOk(stamp.holds(Buffer.from('another'), seal))
  t.notOk(keysFrom([first]).stamp('seeds').holds(bytes, seal))
  for (const wrong of ['', '.', seal.slice(0, -1), `0${seal}`, seal.replace('.', '')])
    t.notOk(stamp.holds(bytes, wrong), wrong)
})

t.test('the first key encrypts; previous keys still decrypt', async (t) => {
  const old = keysFrom([first])
  const both = keysFrom([second, first])
  const fresh = keysFrom([second])
  const bytes = Buffer.from('a save')
  const locked = old.vault('seeds').locked('a seed', owner)
  const seal = old.stamp('saves').sealed(bytes)

  t.same(both.ids, [...fresh.ids, ...old.ids])
  t.equal(both.vault('seeds').opened(locked, owner), 'a seed')
  t.ok(both.stamp('saves').holds(bytes, seal))
  t.equal(both.vault('seeds').locked('a seed', owner).keyId, fresh.id)
  t.ok(fresh.stamp('saves').holds(bytes, both.stamp('saves').sealed(bytes)))
  t.throws(() => fresh.vault('seeds').opened(locked, owner), /does not have the key \w+/)
  t.notOk(fresh.stamp('saves').holds(bytes, seal))
})
