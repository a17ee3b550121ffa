import { adminOperation } from '../core/admin-operation.ts'
import {
  banReasons,
  eraseAgainReasons,
  eraseReasons,
  exportReasons,
  mergeReasons,
  renameReasons,
  seatReasons,
  unbanReasons,
} from '../core/admin-schema.ts'
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
  answer: adminAccount,
} as const

export const accountOperations = {
  accounts: adminOperation({
    name: 'account.list',
    at: 'GET accounts',
    summary: 'List accounts, newest first, or search by name prefix',
    description: 'The search ignores case and matches only the beginning of a name.',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    input: accountsInput,
    answer: page(adminAccount),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, capability) => listAccounts(context, capability, input),
  }),

  account: adminOperation({
    name: 'account.show',
    at: 'GET accounts/{account}',
    summary: 'Get an account and its ban',
    rateLimit: 'reads',
    right: 'support',
    subject: 'account',
    audit: 'daily',
    answer: adminAccount,
    errors: ['account-unknown'],
    execute: (context, { id }, capability) => showAccount(context, capability, id),
  }),

  banAccount: adminOperation({
    ...usual,
    name: 'account.ban',
    at: 'POST accounts/{account}/ban',
    summary: 'Ban an account, temporarily or permanently',
    description:
      "Revokes the account's tokens, closes its streams and switches its webhooks off, even if " +
      'an identity provider still confirms the account. In running games, bots take over the ' +
      "account's seats, or the seats resign. The account's open games are kept.",
    reason: banReasons,
    right: 'operator',
    confirm: 'name',
    input: banInput,
    errors: ['account-unknown', 'last-owner', 'busy'],
    preview: (context, { id }) => previewBan(context, id),
    execute: (context, { caller, id, input }, capability) =>
      banAccount(context, caller, capability, id, input),
  }),

  unbanAccount: adminOperation({
    ...usual,
    name: 'account.unban',
    at: 'POST accounts/{account}/unban',
    summary: 'Lift a ban',
    description: 'Tokens and seats are not restored.',
    reason: unbanReasons,
    right: 'operator',
    confirm: 'name',
    errors: ['account-unknown', 'not-banned'],
    execute: (context, { id }, capability) => unbanAccount(context, capability, id),
  }),

  mergeAccounts: adminOperation({
    ...usual,
    name: 'account.merge',
    at: 'POST accounts/{account}/merge',
    summary: 'Merge a guest account into another account of the same person',
    description:
      'Moves seats, games and packs, then deletes the guest account. If both accounts played in ' +
      'the same finished game, one of the two seats still belongs to the deleted account.',
    reason: mergeReasons,
    right: 'operator',
    confirm: 'name',
    input: mergeInput,
    errors: ['account-unknown', 'account-left', 'not-a-guest', 'merge-conflict', 'has-looked'],
    preview: (context, { id, input }) => previewMerge(context, id, input.into),
    execute: (context, { id, input }, capability) =>
      mergeAccounts(context, capability, id, input.into),
  }),

  exportAccount: adminOperation({
    name: 'account.export',
    at: 'POST accounts/{account}/export',
    summary: 'Export the personal data of an account',
    description:
      "Returns the person's data: account, tokens without secrets, seats, packs, stored " +
      'answers, audit entries and hidden-state sessions. Players can export their games ' +
      'themselves.',
    rateLimit: 'accounts',
    right: 'operator',
    // The operation's response contains personal data, so it is not stored for retries with the
    // same idempotency key.
    idempotent: false,
    subject: 'account',
    reason: exportReasons,
    confirm: 'name',
    answer: personalData,
    errors: ['account-unknown', 'busy'],
    execute: (context, { id }, capability) => exportPersonalData(context, capability, id),
  }),

  eraseAccount: adminOperation({
    name: 'account.erase',
    at: 'DELETE accounts/{account}',
    summary: 'Erase an account',
    description:
      'Running games continue without the player. Only the account id remains; the operating ' +
      'guide lists the changes in each table. Requires a note.',
    rateLimit: 'accounts',
    right: 'owner',
    subject: 'account',
    reason: eraseReasons,
    confirm: 'name',
    errors: ['account-unknown', 'last-owner', 'note-needed', 'busy'],
    preview: (context, { id }) => accountImpact(context, id),
    execute: (context, { caller, id, note }, capability) =>
      eraseAccount(context, caller, capability, id, note),
  }),

  erasures: adminOperation({
    name: 'account.erasures',
    at: 'GET erasures',
    summary: 'List the ids of erased accounts',
    description:
      'Store the list of erased accounts outside your backups. After you restore a backup, erase ' +
      'the listed accounts again.',
    rateLimit: 'reads',
    right: 'owner',
    audit: 'daily',
    input: pageInput,
    answer: page(erasure),
    errors: ['invalid-cursor', 'busy'],
    execute: (context, { input }, capability) => listErasures(context, capability, input),
  }),

  reapplyErasures: adminOperation({
    name: 'account.erase-again',
    at: 'POST erasures',
    summary: 'Erase accounts again after restoring a backup',
    description:
      'Erases every account that is recorded as erased, and any other accounts that you name.',
    rateLimit: 'accounts',
    right: 'owner',
    reason: eraseAgainReasons,
    input: eraseAgainInput,
    answer: reappliedErasures,
    errors: ['last-owner', 'busy'],
    execute: (context, { input }, capability) => reapplyErasures(context, capability, input),
  }),

  reseat: adminOperation({
    name: 'game.reseat',
    at: 'POST games/{game}/seats/{seat}/account',
    summary: 'Give a seat to another account',
    description:
      'Both accounts are notified, and everyone can see when the seat changed hands. You cannot ' +
      "give the seat to an account that has viewed the game's hidden state.",
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: seatReasons,
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
    execute: (context, { id, input }, capability) => reseat(context, capability, id, input),
  }),

  renameAccount: adminOperation({
    ...usual,
    name: 'account.rename',
    at: 'POST accounts/{account}/rename',
    summary: 'Rename an account',
    description: 'The new name is not written to the audit log.',
    reason: renameReasons,
    right: 'support',
    unkept: ['name'],
    input: renameInput,
    errors: ['account-unknown', 'account-left'],
    execute: (context, { caller, id, input }, capability) =>
      renameAccount(context, caller, capability, id, input.name),
  }),
}
