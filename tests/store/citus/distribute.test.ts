import t from 'tap'
import { CannotDistribute, distribute } from '../../../src/store/citus/distribute.ts'
import { freshDatabase } from '../../database.ts'

t.test('where there is no Citus nothing is spread, and it is said why', async (t) => {
  const url = await freshDatabase(t)

  await t.rejects(distribute(url), CannotDistribute)
  await t.rejects(distribute(url), { message: /extension citus/ })
})
