import { serverAudits } from 'graphql-http'
import t from 'tap'
import { sharedGraphqlService } from './graphql-service.ts'

t.test('the public audits of GraphQL over HTTP pass', async (t) => {
  const { url } = await sharedGraphqlService()
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
