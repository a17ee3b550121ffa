import t from 'tap'
import { sharedRestService } from './rest-service.ts'

t.test('a pack is cached forever by hash, and revalidated by name', async (t) => {
  const { call } = await sharedRestService()
  const packs = '/v1/rulesets/superclub/packs'
  const byName = await call(`GET ${packs}/superclub-house`)
  const { hash } = byName.body

  const byHash = await call(`GET ${packs}/${hash}`)
  const headers = { 'if-none-match': `"other", ${byName.headers.etag}` }
  const again = await call(`GET ${packs}/superclub-house`, { headers })
  const replaced = await call(`GET ${packs}/superclub-house`, {
    headers: { 'if-none-match': '"other"' },
  })

  const tagged = { etag: `W/"${hash}"` }
  t.match(byName.headers, { ...tagged, 'cache-control': 'public, no-cache' })
  t.match(byHash.headers, { ...tagged, 'cache-control': 'public, max-age=31536000, immutable' })
  t.same(byHash.body, byName.body)
  t.match(again, { status: 304, text: '', headers: tagged })
  t.equal(replaced.status, 200)
})
