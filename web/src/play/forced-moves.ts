import { useEffect } from 'preact/hooks'
import type { Move } from '../moves/space.ts'
import { type StoredSwitch, storedSwitch } from '../shell/stored-switch.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/play/en.ts'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { allAnswers } from './named-answers.ts'
import { seatNames } from './seat-names.ts'

export const forcedMoves = storedSwitch('forced-moves', true)

const rolls = new Map<string, StoredSwitch>()
/** Returns the player's *Roll for me* setting for one game. */
export function rollsForMe(game: string): StoredSwitch {
  const setting = rolls.get(game) ?? storedSwitch(`roll-for-me.${game}`)
  rolls.set(game, setting)
  return setting
}

export const isRoll = ({ kinds = [] }: Decision, move: Move | undefined): boolean =>
  kinds.some(({ type, rolls = false }) => rolls && type === move?.type)

const PAUSE_MILLISECONDS = 600

interface ForcedMovesProps {
  readonly game: GameConnection
  readonly seen: Seen
  readonly decision: Decision | null
  send(move: Move): Promise<unknown>
}

/**
 * If a decision has only one possible answer, this hook sends the answer after all animations have
 * been played, and shows a toast.
 */
export function ForcedMoves({ game, seen, decision, send }: ForcedMovesProps) {
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
  return null
}

/**
 * Returns the only possible answer to a decision; returns null if several answers are possible, or
 * if the player's settings do not allow automatic answers.
 */
function onlyAnswer({ observation, decisions }: Seen, decision: Decision) {
  const answers = decision.optional ? null : allAnswers(decision, seatNames(observation))
  const [only] = answers ?? []
  if (!only || answers?.length !== 1 || observation.paused || decision.suspended) return null
  // The page does not answer automatically while the player has another open decision, such as the
  // sale of a player, because the player may prefer the other decision.
  if (decisions.some(({ id, count = 0 }) => id !== decision.id && count > 0)) return null
  const setting = isRoll(decision, only.move) ? rollsForMe(observation.id) : forcedMoves
  return setting.isOn.value ? only : null
}
