import type { z } from 'zod'
import type { adminAccount, ban } from '../../../../app/accounts/admin-schema.ts'
import { accountExample } from './accounts.ts'
import { startedAt } from './ids.ts'

export const wholeAccountExample: z.output<typeof adminAccount> = {
  ...accountExample,
  role: null,
  vouched: false,
  leftAt: null,
  renamedAt: null,
  mergedInto: null,
  ban: null,
}
export const banExample = {
  until: startedAt + 86_400_000,
  reason: 'abuse',
} satisfies z.output<typeof ban>
