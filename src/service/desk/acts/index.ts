import { z } from 'zod'
import type { ActShown } from '../../shapes/desk.ts'
import { type Act, typed } from '../act.ts'
import { accountActs } from './accounts.ts'
import { archiveActs } from './archive.ts'
import { auditActs } from './audit.ts'
import { exchangeActs } from './exchange.ts'
import { gameActs } from './games.ts'
import { healthActs } from './health.ts'
import { jobActs } from './jobs.ts'
import { keyActs } from './keys.ts'
import { lifeActs } from './life.ts'
import { logActs } from './logs.ts'
import { lookActs } from './looks.ts'
import { modeActs } from './modes.ts'
import { packActs } from './packs.ts'
import { ratingActs } from './ratings.ts'
import { rightActs } from './rights.ts'
import { webhookActs } from './webhooks.ts'

/** Everything that operators can do, by the names that follow `admin` at the doors. */
export const acts = {
  ...auditActs,
  ...healthActs,
  ...gameActs,
  ...lifeActs,
  ...logActs,
  ...lookActs,
  ...rightActs,
  ...accountActs,
  ...ratingActs,
  ...packActs,
  ...jobActs,
  ...modeActs,
  ...exchangeActs,
  ...archiveActs,
  ...webhookActs,
  ...keyActs,
}
export type ActKey = keyof typeof acts

/** As REST and GraphQL call it: `adminCancelGame`. */
export const fieldOf = (key: string): string => `admin${key.charAt(0).toUpperCase()}${key.slice(1)}`

const BELOW = '/v1/admin/'
export const methodOf = ({ at }: Pick<Act, 'at'>) => at.split(' ')[0] as 'GET' | 'POST' | 'DELETE'
export const pathOf = ({ at }: Pick<Act, 'at'>): string => BELOW + at.split(' ')[1]

/** As the console makes its forms of them. */
export const actsShown: readonly ActShown[] = Object.entries<Act>(acts).map(([key, act]) => ({
  name: act.name,
  says: act.says,
  notes: act.notes ?? null,
  right: act.right,
  method: methodOf(act),
  path: pathOf(act),
  field: fieldOf(key),
  of: act.of,
  input: z.toJSONSchema(act.input, { io: 'input', unrepresentable: 'any' }),
  reasons: act.reasons && [...act.reasons],
  typed: act.confirm && typed[act.confirm],
  look: act.look,
  file: act.file,
  hasPreview: act.preview !== null,
}))
