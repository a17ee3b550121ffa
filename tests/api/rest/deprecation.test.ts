import { isObjectType } from 'graphql'
import t from 'tap'
import { schemaOf } from '../../../src/api/graphql/schema.ts'
import { openApi } from '../../../src/api/rest/document/openapi.ts'
import { endpoints } from '../../../src/api/rest/endpoints/index.ts'
import { deprecationHeaders, sentenceOn } from '../../../src/app/core/deprecation.ts'
import { listening, startRestService } from './rest-service.ts'

const deprecated = { since: '2026-11-27', until: '2027-03-01', instead: 'Call `listGames`.' }
const sentence = 'Deprecated; available until 2027-03-01. Call `listGames`.'

t.test('a deprecated operation says until when, and what to do instead', async (t) => {
  const listed = endpoints.find(({ operation }) => operation === 'listGames')!
  const document = openApi([{ ...listed, deprecated }], [], 'players') as {
    paths: Record<string, { get: { deprecated: boolean; description: string } }>
  }

  const { get } = document.paths['/v1/games']!
  t.equal(get.deprecated, true)
  t.ok(get.description.endsWith(sentenceOn(deprecated)))
  t.equal(sentenceOn(deprecated), sentence)
  t.same(deprecationHeaders(deprecated, '/docs#listGames'), {
    deprecation: '@1795737600',
    sunset: 'Mon, 01 Mar 2027 00:00:00 GMT',
    link: '</docs#listGames>; rel="deprecation"; type="text/html"',
  })
})

t.test('answers of a deprecated operation carry Deprecation, Sunset and a link', async (t) => {
  const listed = endpoints.find(({ operation }) => operation === 'listGames')!
  Object.assign(listed, { deprecated })
  const service = await startRestService(t)
  const base = await listening(service)
  Object.assign(listed, { deprecated: undefined })
  const { token } = await service.signUp('Ada')
  const headersOf = async (path: string) => {
    const answer = await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } })
    return ['deprecation', 'sunset', 'link'].map((name) => answer.headers.get(name))
  }
  const told = ['@1795737600', 'Mon, 01 Mar 2027 00:00:00 GMT']
  const link = '</docs#listGames>; rel="deprecation"; type="text/html"'

  t.same(await headersOf('/v1/games'), [...told, link])
  t.same(await headersOf('/v1/games?status=none'), [...told, link], 'an error, too')
  t.same(await headersOf('/v1/rulesets'), [null, null, null])
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const body = { ruleset: 'goalscorer', visibility: 'public', seats }
  for (let made = 0; made < 2; made += 1) await service.call('POST /v1/games', { token, body })
  const [, , links] = await headersOf('/v1/games?limit=1')
  t.ok(links?.startsWith(`${link}, </v1/games?`), links ?? '')
  t.ok(links?.endsWith('>; rel="next"'))
})

t.test('a deprecated field is deprecated in both documents', async (t) => {
  const document = openApi(endpoints, [], 'players') as {
    components: { schemas: Record<string, { properties: Record<string, object> }> }
  }
  const { whole } = document.components.schemas.MoveAnswer!.properties
  t.match(whole, {
    deprecated: true,
    description: /^Deprecated; available until .* Use `decisions`\.$/,
  })

  const type = schemaOf([]).getType('MoveAnswer')
  const field = isObjectType(type) ? type.getFields().whole : undefined
  t.match(field?.deprecationReason, /^Deprecated; available until .* Use `decisions`\.$/)
})
