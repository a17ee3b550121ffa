import { ofRunning } from '../../operations/operation.ts'
import { pageInput } from '../../shapes/admin.ts'
import { page } from '../../shapes/common.ts'
import { tableReasons } from '../../shapes/desk.ts'
import {
  accountReasons,
  accountsInput,
  banInput,
  eraseAgainInput,
  erasedAgain,
  erasure,
  mergeInput,
  person,
  renameInput,
  reseated as reseatedShown,
  reseatInput,
  wholeAccount,
} from '../../shapes/people.ts'
import {
  banAccount,
  listAccounts,
  mergeAccounts,
  renameAccount,
  showAccount,
  tellPerson,
  unbanAccount,
} from '../accounts.ts'
import { act } from '../act.ts'
import { eraseAccount, eraseAgain, listErasures } from '../erasures.ts'
import { banned, merged, reachOf, reseated } from '../previews.ts'
import { reseat } from '../seats.ts'

const usual = {
  bucket: 'accounts',
  of: 'account',
  reason: accountReasons,
  answer: wholeAccount,
} as const

export const accountActs = {
  accounts: act({
    name: 'account.list',
    at: 'GET accounts',
    says: 'Accounts, newest first, or those whose name begins so',
    notes: 'Letters of any case. What stands inside a name is not looked for.',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    input: accountsInput,
    answer: page(wholeAccount),
    errors: ['invalid-cursor', 'busy'],
    perform: ({ context }, { input }, warrant) => listAccounts(context, warrant, input),
  }),

  account: act({
    name: 'account.show',
    at: 'GET accounts/{account}',
    says: 'An account, and whether it is banned',
    bucket: 'reads',
    right: 'support',
    of: 'account',
    audit: 'daily',
    answer: wholeAccount,
    errors: ['account-unknown'],
    perform: ({ context }, { id }, warrant) => showAccount(context, warrant, id),
  }),

  banAccount: act({
    ...usual,
    name: 'account.ban',
    at: 'POST accounts/{account}/ban',
    says: 'Keep somebody out, for a while or for good',
    notes:
      'Their tokens end, their streams are let go, and their webhooks are off, also where an ' +
      'identity provider vouches for them. Their seats in games that run go to bots or resign; ' +
      'tables that wait stay.',
    right: 'operator',
    confirm: 'name',
    input: banInput,
    errors: ['account-unknown', 'last-owner', 'busy'],
    preview: ({ context }, { id }) => banned(context, id),
    perform: (desk, { caller, id, input }, warrant) => banAccount(desk, caller, warrant, id, input),
  }),

  unbanAccount: act({
    ...usual,
    name: 'account.unban',
    at: 'POST accounts/{account}/unban',
    says: 'Let somebody in again',
    notes: 'No token comes back, and no seat.',
    right: 'operator',
    confirm: 'name',
    errors: ['account-unknown', 'not-banned'],
    perform: (desk, { id }, warrant) => unbanAccount(desk, warrant, id),
  }),

  mergeAccounts: act({
    ...usual,
    name: 'account.merge',
    at: 'POST accounts/{account}/merge',
    says: 'Give all that a guest has to another account of the same person',
    notes:
      'Seats, games, packs. The guest is gone then. Where both sat at a table that has ended, ' +
      'one of its seats stays with what is left of the guest.',
    right: 'operator',
    confirm: 'name',
    input: mergeInput,
    errors: ['account-unknown', 'account-left', 'not-a-guest', 'merge-conflict', 'has-looked'],
    preview: ({ context }, { id, input }) => merged(context, id, input.into),
    perform: (desk, { id, input }, warrant) => mergeAccounts(desk, warrant, id, input.into),
  }),

  tellPerson: act({
    name: 'account.export',
    at: 'POST accounts/{account}/export',
    says: 'All that is stored of a person, for that person',
    notes:
      'Account, tokens without their secrets, seats, packs, kept answers, audits and looks. Of ' +
      'their games they have their own view: it is theirs to ask for.',
    bucket: 'accounts',
    right: 'operator',
    // It changes nothing, and what is told of somebody is kept nowhere.
    keyed: false,
    of: 'account',
    reason: accountReasons,
    confirm: 'name',
    answer: person,
    errors: ['account-unknown', 'busy'],
    perform: ({ context }, { id }, warrant) => tellPerson(context, warrant, id),
  }),

  eraseAccount: act({
    name: 'account.erase',
    at: 'DELETE accounts/{account}',
    says: 'Forget a person',
    notes:
      'Their games go on without them, and nothing but a bare id tells of them any more: see the ' +
      'guide for what that means, table by table. It takes a note.',
    bucket: 'accounts',
    right: 'owner',
    of: 'account',
    reason: accountReasons,
    confirm: 'name',
    errors: ['account-unknown', 'last-owner', 'note-needed', 'busy'],
    preview: ({ context }, { id }) => reachOf(context, id),
    perform: (desk, { caller, id, note }, warrant) => eraseAccount(desk, caller, warrant, id, note),
  }),

  erasures: act({
    name: 'account.erasures',
    at: 'GET erasures',
    says: 'Ids of the accounts that were erased',
    notes: 'Keep them outside of your backups: whoever restores one has them erased again.',
    bucket: 'reads',
    right: 'owner',
    audit: 'daily',
    input: pageInput,
    answer: page(erasure),
    errors: ['invalid-cursor', 'busy'],
    perform: ({ context }, { input }, warrant) => listErasures(context, warrant, input),
  }),

  eraseAgain: act({
    name: 'account.erase-again',
    at: 'POST erasures',
    says: 'Forget whom a restored backup has brought back',
    notes: 'All that the database has noted as erased, and those that are named.',
    bucket: 'accounts',
    right: 'owner',
    reason: accountReasons,
    input: eraseAgainInput,
    answer: erasedAgain,
    errors: ['last-owner', 'busy'],
    perform: (desk, { input }, warrant) => eraseAgain(desk, warrant, input),
  }),

  reseat: act({
    name: 'game.reseat',
    at: 'POST games/{game}/seats/{seat}/account',
    says: 'Put another account in the place of one that plays',
    notes:
      'Both are told, and all see from which version they sit there. Not somebody who has ' +
      'looked inside.',
    bucket: 'games',
    right: 'operator',
    of: 'game',
    reason: tableReasons,
    confirm: 'last-8',
    input: reseatInput,
    answer: reseatedShown,
    errors: [
      ...ofRunning,
      'game-over',
      'seat-unknown',
      'not-your-seat',
      'already-seated',
      'has-looked',
      'account-unknown',
      'account-left',
      'account-banned',
    ],
    preview: (desk, { id, input }) => reseated(desk, id, input),
    perform: ({ context }, { id, input }, warrant) => reseat(context, warrant, id, input),
  }),

  renameAccount: act({
    ...usual,
    name: 'account.rename',
    at: 'POST accounts/{account}/rename',
    says: 'Call somebody otherwise',
    notes: 'The name that they are given stands in no audit.',
    right: 'support',
    unkept: ['name'],
    input: renameInput,
    errors: ['account-unknown', 'account-left'],
    perform: (desk, { caller, id, input }, warrant) =>
      renameAccount(desk, caller, warrant, id, input.name),
  }),
}
