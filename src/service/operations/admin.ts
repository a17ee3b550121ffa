import { newToken } from '../shapes/accounts.ts'
import {
  adminLog,
  adminLogInput,
  adminRows,
  adminRowsInput,
  adminState,
  adminStateInput,
  adminToken,
  adminTokenInput,
  auditEntry,
  auditInput,
  failingGames,
  pageInput,
} from '../shapes/admin.ts'
import { page } from '../shapes/common.ts'
import { verification, verifyInput } from '../shapes/verify.ts'
import { ofLookers, ofRunning, operation } from './operation.ts'

const ofLooks =
  'A look is written down. While the game runs it takes a `reason` and is not for whoever sits ' +
  'in it; its players see of it when it has ended.'

export const readLog = operation({
  says: 'The log of a game, nothing hidden',
  notes: `Commit by commit, with causes. ${ofLooks}`,
  bucket: 'reads',
  scope: 'admin',
  of: 'game',
  input: adminLogInput,
  answer: adminLog,
  errors: [...ofRunning, ...ofLookers],
  run: ({ admin }, { caller, id, input }) => admin.log(caller, id, input),
})

export const showState = operation({
  says: 'The state of a game at any version, nothing hidden',
  notes: ofLooks,
  bucket: 'reads',
  scope: 'admin',
  of: 'game',
  input: adminStateInput,
  answer: adminState,
  errors: [...ofRunning, ...ofLookers, 'invalid-version'],
  run: ({ admin }, { caller, id, input }) => admin.state(caller, id, input),
})

export const readRows = operation({
  says: 'The rows of a game as they are stored',
  notes: `Also where nothing can be made of them. ${ofLooks}`,
  bucket: 'reads',
  scope: 'admin',
  of: 'game',
  input: adminRowsInput,
  answer: adminRows,
  errors: [...ofRunning, ...ofLookers],
  run: ({ admin }, { caller, id, input }) => admin.rows(caller, id, input),
})

export const listFailingGames = operation({
  says: 'Games that this node cannot play on by itself, with their reasons',
  notes:
    'Unreadable, or a bug of their rules or bots: they are put aside, and tried again after a ' +
    'pause that grows. Others are served meanwhile.',
  bucket: 'reads',
  scope: 'admin',
  answer: failingGames,
  errors: [],
  run: ({ admin }, { caller }) => admin.failing(caller),
})

/** Plays the whole game again. */
export const verifyGame = operation({
  says: 'Whether the log is what the rules and the seed make of its causes',
  notes:
    'Folds the chain of hashes, judges every cause again, and compares what else is stored of ' +
    'the game. `head` and `version`, as somebody has kept them from an answer, show whether the ' +
    `log has lost what they were told. ${ofLooks}`,
  bucket: 'games',
  scope: 'admin',
  of: 'game',
  input: verifyInput,
  answer: verification,
  errors: [...ofRunning, ...ofLookers],
  run: ({ admin }, { caller, id, input }) => admin.verify(caller, id, input),
})

export const listAllTokens = operation({
  says: 'All tokens, newest first, without their secrets',
  bucket: 'reads',
  scope: 'admin',
  input: pageInput,
  answer: page(adminToken),
  errors: ['invalid-cursor', 'busy'],
  run: ({ admin }, { caller, input }) => admin.tokens(caller, input),
})

export const createAnyToken = operation({
  says: 'Make a token for any account, or for a new operator',
  bucket: 'accounts',
  scope: 'admin',
  input: adminTokenInput,
  answer: newToken,
  errors: ['account-unknown'],
  run: ({ admin }, { caller, input }) => admin.createToken(caller, input),
})

export const revokeAnyToken = operation({
  says: 'End any token, and all that were made with it',
  notes: 'Save the last admin token that can be used: there is always an admin.',
  bucket: 'accounts',
  scope: 'admin',
  of: 'token',
  errors: ['token-unknown', 'last-admin-token'],
  run: ({ admin }, { caller, id }) => admin.revokeToken(caller, id),
})

export const readAudit = operation({
  says: 'Who looked at what, and who did what',
  bucket: 'reads',
  scope: 'admin',
  input: auditInput,
  answer: page(auditEntry),
  errors: ['invalid-cursor'],
  run: ({ admin }, { caller, input }) => admin.audit(caller, input),
})
