import { page } from '../../shapes/common.ts'
import {
  accountReasons,
  accountsInput,
  banInput,
  renameInput,
  wholeAccount,
} from '../../shapes/people.ts'
import { banAccount, listAccounts, renameAccount, showAccount, unbanAccount } from '../accounts.ts'
import { act } from '../act.ts'

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
      'Their tokens end and their streams are let go, also where an identity provider vouches for ' +
      'them. Their seats in games that run go to bots or resign; tables that wait stay.',
    right: 'operator',
    confirm: 'name',
    input: banInput,
    errors: ['account-unknown', 'last-owner', 'busy'],
    preview: async ({ context }, { id }) => ({
      games: await context.ports.games.unfinishedOf(id),
    }),
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
