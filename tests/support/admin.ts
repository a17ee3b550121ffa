import type { z } from 'zod'
import { type AdminOperationKey, adminOperations } from '../../src/app/admin/operations/index.ts'
import type { Caller } from '../../src/app/core/caller.ts'
import type { Answered } from '../../src/app/core/operation.ts'
import type { TestService } from './client.ts'

type AnswerOf<Key extends AdminOperationKey> = Answered<(typeof adminOperations)[Key]['answer']>
type InputOf<Key extends AdminOperationKey> = z.input<(typeof adminOperations)[Key]['input']>

export async function perform<Key extends AdminOperationKey>(
  services: Pick<TestService, 'admin'>,
  key: Key,
  caller: Caller,
  id?: string,
  input: Partial<InputOf<Key>> = {},
): Promise<AnswerOf<Key>> {
  const { name, input: schema } = adminOperations[key]
  const answer = await services.admin.act(name, { caller, id, input: schema.parse(input) })
  // The operation's schema describes the response, so the cast is safe.
  return answer as AnswerOf<Key>
}

export const openHiddenState = (
  services: Pick<TestService, 'admin'>,
  caller: Caller,
  game: string,
) =>
  perform(services, 'openHiddenState', caller, game, { reason: 'fault', confirm: game.slice(-8) })

export function adminOf(services: Pick<TestService, 'admin'>) {
  const withHiddenState = <Key extends 'log' | 'state' | 'rows'>(key: Key) => {
    return async (caller: Caller, game: string, input: Partial<InputOf<Key>> = {}) => {
      const see = () => perform(services, key, caller, game, input)
      return see().catch(async (error) => {
        if (error.code !== 'look-needed') throw error
        await openHiddenState(services, caller, game)
        return see()
      })
    }
  }
  return {
    log: withHiddenState('log'),
    state: withHiddenState('state'),
    rows: withHiddenState('rows'),
    verify: (caller: Caller, game: string, input: Partial<InputOf<'verify'>> = {}) =>
      perform(services, 'verify', caller, game, input),
    failing: (caller: Caller) => perform(services, 'failingGames', caller),
    audit: (caller: Caller, input: Partial<InputOf<'audit'>> = {}) =>
      perform(services, 'audit', caller, undefined, input),
    tokens: (caller: Caller, input: Partial<InputOf<'tokens'>> = {}) =>
      perform(services, 'tokens', caller, undefined, { reason: 'fault', ...input }),
    createToken: (caller: Caller, input: Partial<InputOf<'createToken'>> = {}) =>
      perform(services, 'createToken', caller, undefined, { reason: 'joins', ...input }),
    revokeToken: (caller: Caller, token: string) =>
      perform(services, 'revokeToken', caller, token, { reason: 'leaves' }),
    pack: (caller: Caller, pack: string) =>
      perform(services, 'pack', caller, pack, { reason: 'complaint' }),
    withdraw: (caller: Caller, pack: string, message: string) =>
      perform(services, 'withdrawPack', caller, pack, { reason: 'abuse', told: message }),
  }
}
