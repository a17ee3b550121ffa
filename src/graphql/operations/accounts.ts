import { z } from 'zod'
import {
  account,
  createTokenInput,
  newToken,
  signedUp,
  signUpInput,
  token,
  whoAmI,
} from '../../service/shapes/accounts.ts'
import { uuid } from '../../service/shapes/common.ts'
import { done, type Operations, openOperation, operation } from '../operation.ts'

const id = z.strictObject({ id: uuid })

export const accountQueries: Operations = {
  me: operation({
    description: 'Who I am, and what my token may.',
    bucket: 'reads',
    answer: whoAmI,
    run: ({ services, caller }) => services.accounts.whoAmI(caller),
  }),
  account: operation({
    description: 'Somebody else.',
    bucket: 'reads',
    args: id,
    answer: account,
    run: ({ services, caller, args }) => services.accounts.show(caller, args.id),
  }),
  tokens: operation({
    description: 'My tokens, without their secrets.',
    bucket: 'reads',
    answer: z.array(token),
    run: ({ services, caller }) => services.tokens.list(caller),
  }),
}

export const accountMutations: Operations = {
  signUp: openOperation({
    description: 'A guest account and its token, which is shown this once.',
    bucket: 'accounts',
    args: signUpInput,
    answer: signedUp,
    run: ({ services, args }) => services.accounts.signUp(args),
  }),
  leaveService: operation({
    description: 'My tokens end, my name is forgotten, my running seats resign.',
    bucket: 'accounts',
    answer: done,
    async run({ services, caller }) {
      await services.accounts.leave(caller)
      return true
    },
  }),
  createToken: operation({
    description: 'One more token of mine, with fewer rights or a shorter life.',
    bucket: 'accounts',
    args: createTokenInput,
    answer: newToken,
    run: ({ services, caller, args }) => services.tokens.create(caller, args),
  }),
  revokeToken: operation({
    description: 'One of my tokens ends.',
    bucket: 'reads',
    args: id,
    answer: done,
    async run({ services, caller, args }) {
      await services.tokens.revoke(caller, args.id)
      return true
    },
  }),
}
