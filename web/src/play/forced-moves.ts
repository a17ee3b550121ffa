import { useEffect } from 'preact/hooks'
import type { Move } from '../moves/space.ts'
import { storedSwitch } from '../shell/stored-switch.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/play/en.ts'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { allAnswers } from './named-answers.ts'
import { seatNames } from './seat-names.ts'

export const forcedMoves = storedSwitch('forced-moves', true)
export const rollsForMe = storedSwitch('roll-for-me')

export const isRoll = ({ kinds = [] }: Decision, move: Move | undefined): boolean =>
  kinds.some(({ type, rolls = false }) => rolls && type === move?.type)

const PAUSE_MILLISECONDS = 600

interface Asked {
  readonly game: GameConnection
  readonly seen: Seen
  readonly decision: Decision | null
  send(move: Move): Promise<unknown>
}

/**
 * If a decision has only one possible answer, this hook sends the answer after the beats have been
 * played, and shows a toast.
 */
export function useForcedMoves({ game, seen, decision, send }: Asked): void {
  const isQuiet = game.playback.showing.value === null && !game.isBusy.value
  const only = decision && isQuiet ? onlyAnswer(seen, decision) : null
  const key = only && decision?.id
  useEffect(() => {
    if (!only) return
    const alarm = setTimeout(async () => {
      if (await send(only.move)) showToast(en.forced.played(only.label))
    }, PAUSE_MILLISECONDS)
    return () => clearTimeout(alarm)
  }, [key])
}

/**
 * Returns null if several answers are possible, or if the player's settings do not allow automatic
 * answers.
 */
function onlyAnswer({ observation }: Seen, decision: Decision) {
  const answers = decision.optional ? null : allAnswers(decision, seatNames(observation))
  const [only] = answers ?? []
  if (!only || answers?.length !== 1 || observation.paused || decision.suspended) return null
  const setting = isRoll(decision, only.move) ? rollsForMe : forcedMoves
  return setting.isOn.value ? only : null
}
