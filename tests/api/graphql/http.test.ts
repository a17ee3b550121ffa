import { serverAudits } from 'graphql-http'
import t from 'tap'
import { sharedHouse } from './door.ts'

t.test('the public audits of GraphQL over HTTP pass', async (t) => {
  const { url } = await sharedHouse()
  const audits = serverAudits({ url, fetchFn: fetch })
  for (const audit of audits) {
    const result = await audit.fn()
    t.equal(
      result.status,
      'ok',
      `${audit.id} ${audit.name} ${'reason' in result ? result.reason : ''}`,
    )
  }
})
