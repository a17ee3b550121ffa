import t from 'tap'
import { nearestName } from '../../../src/engine/kernel/closest-name.ts'

t.test('the nearest name is suggested, and none if nothing is near', async (t) => {
  const known = ['RATE_LIMITS', 'DATABASE_URL', 'ADMIN_TOKEN', 'PORT', 'options']
  const rows: [string, string | null][] = [
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['ADMIN_TOEKN', 'ADMIN_TOKEN'],
    ['opions', 'options'],
    ['OPTIONS', 'options'],
    ['PROT', 'PORT'],
    ['HOME', null],
    ['XY', null],
    ['', null],
    ['DATABASE_PASSWORD', null],
  ]
  for (const [written, meant] of rows) t.equal(nearestName(written, known), meant, written)
})
