import type { z } from 'zod'
import type { ActKey, acts } from '../../../service/desk/acts/index.ts'
import { newTokenExample } from './accounts.ts'
import {
  adminLogExample,
  adminRowsExample,
  adminStateExample,
  adminTokenExample,
  auditExample,
  failingGamesExample,
  verificationExample,
} from './admin.ts'
import { actsExample, lookExample } from './desk.ts'
import { createdExample, observationExample, summaryExample } from './games.ts'
import { game } from './ids.ts'
import { accountPackExample, accountPackWholeExample } from './packs.ts'

type Acts = typeof acts
type AnswerOf<Key extends ActKey> = Acts[Key]['answer'] extends infer Answer
  ? Answer extends z.ZodType
    ? { readonly answer: z.output<Answer> }
    : { readonly answer?: undefined }
  : never
type Examples = {
  readonly [Key in ActKey]: AnswerOf<Key> & {
    readonly sent?: z.input<Acts[Key]['input']>
    readonly seconds?: number
  }
}

/** A season of a league is judged again, cause by cause. */
const VERIFY_SECONDS_MAX = 60
const outside = { ...observationExample, seat: null, decisions: [] }

export const actExamples: Examples = {
  acts: { answer: actsExample },
  audit: { answer: { items: [auditExample], next: null } },

  games: { answer: { items: [{ ...summaryExample, seat: null }], next: null } },
  game: { answer: outside },
  log: { answer: adminLogExample },
  state: { answer: adminStateExample },
  rows: { answer: adminRowsExample },
  save: { answer: { kind: 'league', seal: '5a0c…' } },
  verify: { answer: verificationExample, seconds: VERIFY_SECONDS_MAX },
  failingGames: { answer: failingGamesExample },
  startGame: { sent: { reason: 'players-asked' }, answer: { ...createdExample, seat: null } },
  freeSeat: { sent: { reason: 'abandoned', seat: 1 } },

  look: { sent: { reason: 'complaint', confirm: game.slice(-4) }, answer: lookExample },
  endLook: {},
  looks: { answer: { items: [lookExample], next: null } },

  tokens: { answer: { items: [adminTokenExample], next: null } },
  createToken: {
    sent: { reason: 'joins', name: 'Grace', label: 'on call', scopes: ['operator'] },
    answer: newTokenExample,
  },
  revokeToken: {},
  giveRole: {
    sent: { reason: 'joins', confirm: 'Grace', role: 'support' },
    answer: { role: 'support' },
  },

  pack: { answer: accountPackWholeExample },
  withdrawPack: {
    sent: { reason: 'rights', told: 'Not ours to print' },
    answer: { hash: accountPackExample.hash, told: 'Not ours to print' },
  },
}
