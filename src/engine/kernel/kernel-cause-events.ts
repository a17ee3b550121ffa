import type { Cause, Game } from './game.ts'
import { find } from './judge.ts'
import type { ForkCause, KernelCause } from './kernel-causes.ts'
import type { KernelEvent } from './kernel-events.ts'
import type { Types } from './types.ts'

export type CauseOfRules<K extends Types> = Exclude<Cause<K>, KernelCause>

const kernelCauses: Readonly<Record<KernelCause['kind'], true>> = {
  cancel: true,
  pause: true,
  resume: true,
  extend: true,
  fork: true,
  undo: true,
}

export const isOfRules = <K extends Types>(cause: Cause<K>): cause is CauseOfRules<K> =>
  // Nearly all actions are moves, so moves are recognized before the slower lookup in the table of
  // other actions.
  cause.kind === 'move' || !Object.hasOwn(kernelCauses, cause.kind)

export function eventOf<K extends Types>(game: Game<K>, cause: KernelCause): KernelEvent {
  switch (cause.kind) {
    case 'cancel':
      return { type: 'game.cancelled', reason: cause.reason }
    case 'pause':
      return { type: 'game.paused', reason: cause.reason }
    case 'resume':
      return { type: 'game.resumed' }
    case 'extend': {
      const { seat, decisionId, seconds } = cause
      const { shownTo = 'all' } = find(game, seat, decisionId)
      return { type: 'clock.extended', seat, seconds, open: shownTo === 'all' }
    }
    case 'undo':
      return { type: 'move.undone', seat: cause.seat, to: game.undoable.at(-1)!.version }
    case 'fork':
      return { type: 'game.forked', game: cause.origin.game, version: cause.origin.version }
  }
}

export const isFork = <K extends Types>(cause: Cause<K>): cause is ForkCause =>
  cause.kind === 'fork'
