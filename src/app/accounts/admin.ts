import { adminOperation } from '../core/admin-operation.ts'
import { accountReasons, hostingReasons } from '../core/admin-schema.ts'
import { runningGameErrors } from '../core/operation.ts'
import { page, pageInput } from '../core/schema.ts'
import {
  accountsInput,
  adminAccount,
  banInput,
  eraseAgainInput,
  erasure,
  mergeInput,
  personalData,
  reappliedErasures,
  renameInput,
  reseated as reseatedShown,
  reseatInput,
} from './admin-schema.ts'
import { eraseAccount, listErasures, reapplyErasures } from './erase-accounts.ts'
import {
  banAccount,
  exportPersonalData,
  listAccounts,
  mergeAccounts,
  renameAccount,
  showAccount,
  unbanAccount,
} from './manage-accounts.ts'
import { accountImpact, previewBan, previewMerge, previewReseat } from './previews.ts'
import { reseat } from './reseat.ts'

const usual = {
  rateLimit: 'accounts',
  subject: 'account',
  reason: accountReasons,
  answer: adminAccount,
} as const

export const accountOperations = {
  accounts: adminOperation({
    name: 'account.list',
    at: 'GET accounts',
    summary: 'Accounts, newest first, or those whose name begins so',
    description: 'Letters of any case. What stands inside a name is not looked for.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: accountsInput,
    answer: page(adminAccount),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, warrant) => listAccounts(context, warrant, input),
  }),

  account: adminOperation({
    name: 'account.show',
    at: 'GET accounts/{account}',
    summary: 'An account, and whether it is banned',
    rateLimit: 'reads',
    right: 'support',
    subject: 'account',
    audit: 'daily',
    answer: adminAccount,
    errors: ['account-unknown'],
    execute: (context, { id }, warrant) => showAccount(context, warrant, id),
  }),

  banAccount: adminOperation({
    ...usual,
    name: 'account.ban',
    at: 'POST accounts/{account}/ban',
    summary: 'Keep somebody out, for a while or for good',
    description:
      'Their tokens end, their streams are let go, and their webhooks are off, also where an ' +
      'identity provider vouches for them. Their seats in games that run go to bots or resign; ' +
      'tables that wait stay.',
    right: 'operator',
    confirm: 'name',
    input: banInput,
    errors: ['account-unknown', 'last-owner', 'busy'],
    preview: (context, { id }) => previewBan(context, id),
    execute: (context, { caller, id, input }, warrant) =>
      banAccount(context, caller, warrant, id, input),
  }),

  unbanAccount: adminOperation({
    ...usual,
    name: 'account.unban',
    at: 'POST accounts/{account}/unban',
    summary: 'Let somebody in again',
    description: 'No token comes back, and no seat.',
    right: 'operator',
    confirm: 'name',
    errors: ['account-unknown', 'not-banned'],
    execute: (context, { id }, warrant) => unbanAccount(context, warrant, id),
  }),

  mergeAccounts: adminOperation({
    ...usual,
    name: 'account.merge',
    at: 'POST accounts/{account}/merge',
    summary: 'Give all that a guest has to another account of the same person',
    description:
      'Seats, games, packs. The guest is gone then. Where both sat at a table that has ended, ' +
      'one of its seats stays with what is left of the guest.',
    right: 'operator',
    confirm: 'name',
    input: mergeInput,
    errors: ['account-unknown', 'account-left', 'not-a-guest', 'merge-conflict', 'has-looked'],
    preview: (context, { id, input }) => previewMerge(context, id, input.into),
    execute: (context, { id, input }, warrant) => mergeAccounts(context, warrant, id, input.into),
  }),

  tellPerson: adminOperation({
    name: 'account.export',
    at: 'POST accounts/{account}/export',
    summary: 'All that is stored of a person, for that person',
    description:
      'Account, tokens without their secrets, seats, packs, kept answers, audits and looks. Of ' +
      'their games they have their own view: it is theirs to ask for.',
    rateLimit: 'accounts',
    right: 'operator',
    // It changes nothing, and what is told of somebody is kept nowhere.
    idempotent: false,
    subject: 'account',
    reason: accountReasons,
    confirm: 'name',
    answer: personalData,
    errors: ['account-unknown', 'busy'],
    execute: (context, { id }, warrant) => exportPersonalData(context, warrant, id),
  }),

  eraseAccount: adminOperation({
    name: 'account.erase',
    at: 'DELETE accounts/{account}',
    summary: 'Forget a person',
    description:
      'Their games go on without them, and nothing but a bare id tells of them any more: see the ' +
      'guide for what that means, table by table. It takes a note.',
    rateLimit: 'accounts',
    right: 'owner',
    subject: 'account',
    reason: accountReasons,
    confirm: 'name',
    errors: ['account-unknown', 'last-owner', 'note-needed', 'busy'],
    preview: (context, { id }) => accountImpact(context, id),
    execute: (context, { caller, id, note }, warrant) =>
      eraseAccount(context, caller, warrant, id, note),
  }),

  erasures: adminOperation({
    name: 'account.erasures',
    at: 'GET erasures',
    summary: 'Ids of the accounts that were erased',
    description: 'Keep them outside of your backups: whoever restores one has them erased again.',
    rateLimit: 'reads',
    right: 'owner',
    audit: 'daily',
    input: pageInput,
    answer: page(erasure),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, warrant) => listErasures(context, warrant, input),
  }),

  eraseAgain: adminOperation({
    name: 'account.erase-again',
    at: 'POST erasures',
    summary: 'Forget whom a restored backup has brought back',
    description: 'All that the database has noted as erased, and those that are named.',
    rateLimit: 'accounts',
    right: 'owner',
    reason: accountReasons,
    input: eraseAgainInput,
    answer: reappliedErasures,
    errors: ['last-owner', 'busy'],
    execute: (context, { input }, warrant) => reapplyErasures(context, warrant, input),
  }),

  reseat: adminOperation({
    name: 'game.reseat',
    at: 'POST games/{game}/seats/{seat}/account',
    summary: 'Put another account in the place of one that plays',
    description:
      'Both are told, and all see from which version they sit there. Not somebody who has ' +
      'looked inside.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: hostingReasons,
    confirm: 'last-8',
    input: reseatInput,
    answer: reseatedShown,
    errors: [
      ...runningGameErrors,
      'game-over',
      'seat-unknown',
      'not-your-seat',
      'already-seated',
      'has-looked',
      'account-unknown',
      'account-left',
      'account-banned',
    ],
    preview: (context, { id, input }) => previewReseat(context, id, input),
    execute: (context, { id, input }, warrant) => reseat(context, warrant, id, input),
  }),

  renameAccount: adminOperation({
    ...usual,
    name: 'account.rename',
    at: 'POST accounts/{account}/rename',
    summary: 'Call somebody otherwise',
    description: 'The name that they are given stands in no audit.',
    right: 'support',
    unkept: ['name'],
    input: renameInput,
    errors: ['account-unknown', 'account-left'],
    execute: (context, { caller, id, input }, warrant) =>
      renameAccount(context, caller, warrant, id, input.name),
  }),
}
