import type { OperationEffect } from '../core/operation.ts'
import type { Services } from '../core/services.ts'
import type { Maintenance } from '../monitoring/maintenance.ts'

/** What is called by whoever is no operator; acts say by themselves what they do. */
type Part = 'accounts' | 'tokens' | 'packs' | 'webhooks' | 'games' | 'matchmaking' | 'exchange'

const effects: { readonly [P in Part]: Readonly<Record<keyof Services[P], OperationEffect>> } = {
  accounts: {
    signUp: 'changes',
    leave: 'changes',
    merge: 'changes',
    whoAmI: 'looks',
    show: 'looks',
    follow: 'looks',
  },
  tokens: { create: 'changes', list: 'looks', revoke: 'changes' },
  packs: { upload: 'changes', list: 'looks', share: 'changes', remove: 'changes' },
  webhooks: {
    create: 'changes',
    change: 'changes',
    remove: 'changes',
    rotate: 'changes',
    test: 'changes',
    resend: 'changes',
    list: 'looks',
    deliveries: 'looks',
  },
  games: {
    create: 'begins',
    start: 'begins',
    fork: 'begins',
    // Also how somebody takes a seat back in a game that runs: that none begins is seen to there.
    join: 'changes',
    leave: 'changes',
    cancel: 'changes',
    resign: 'changes',
    move: 'changes',
    moveRendered: 'changes',
    list: 'looks',
    invitation: 'looks',
    observe: 'looks',
    decisions: 'looks',
    tryMove: 'looks',
    save: 'looks',
    events: 'looks',
    raw: 'looks',
    export: 'looks',
    verify: 'looks',
    follow: 'looks',
    wait: 'looks',
    turn: 'looks',
    tell: 'looks',
  },
  matchmaking: { find: 'begins', wait: 'begins', drop: 'changes' },
  exchange: {
    play: 'begins',
    keys: 'looks',
    beginOwnFile: 'changes',
    ownFile: 'looks',
    readOwnFile: 'looks',
  },
}

type UseCase = (...inputs: readonly unknown[]) => Promise<unknown>

/** The same names and functions, but for what may not be done now, whichever door asks for it. */
export function gateByMode(modes: Maintenance, all: Pick<Services, Part>): Pick<Services, Part> {
  const parts = Object.entries(all).map(([part, useCases]) => [
    part,
    gatedPart(modes, effects[part as Part], useCases),
  ])
  return Object.fromEntries(parts) as Pick<Services, Part>
}

function gatedPart(
  modes: Maintenance,
  effects: Readonly<Record<string, OperationEffect>>,
  useCases: object,
) {
  const entries = Object.entries(useCases).map(([name, useCase]) => {
    const effect = effects[name]!
    return [name, effect === 'looks' ? useCase : only(modes, effect, useCase as UseCase)]
  })
  return Object.fromEntries(entries)
}

/** What a call is about comes behind the caller, by its id. */
const only =
  (modes: Maintenance, effect: OperationEffect, useCase: UseCase): UseCase =>
  (...inputs) => {
    const [, about] = inputs
    const refusal = modes.refusal(effect, typeof about === 'string' ? about : undefined)
    return refusal ? Promise.reject(refusal) : useCase(...inputs)
  }
