import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Move } from '../moves/space.ts'
import { storedValue } from '../shell/stored-value.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/play/en.ts'
import type { Decision, GameConnection, Seen } from './game-connection.ts'
import { allAnswers } from './named-answers.ts'
import { seatNames } from './seat-names.ts'

function autoSetting(name: string, isOnAtFirst: boolean) {
  const stored = storedValue(name)
  const read = stored.read()
  const isOn = signal(read === null ? isOnAtFirst : read === 'on')
  const set = (wanted: boolean) => {
    isOn.value = wanted
    stored.write(wanted ? 'on' : 'off')
  }
  return { isOn, set }
}
export type AutoSetting = ReturnType<typeof autoSetting>

export const forcedMoves = autoSetting('forced-moves', true)
export const rollsForMe = autoSetting('roll-for-me', false)

export const isRoll = (move: Move | undefined): boolean => /^roll\b/.test(move?.type ?? '')

const PAUSE_MILLISECONDS = 600

interface Asked {
  readonly game: GameConnection
  readonly seen: Seen
  readonly decision: Decision | null
  send(move: Move): Promise<unknown>
}

/** Sends the only answer of a decision after its beats, and says so. */
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

/** Null if there is a choice, or the player wants to give the answer. */
function onlyAnswer({ observation }: Seen, decision: Decision) {
  const answers = decision.optional ? null : allAnswers(decision, seatNames(observation))
  const [only] = answers ?? []
  if (!only || answers?.length !== 1 || observation.paused || decision.suspended) return null
  const setting = isRoll(only.move) ? rollsForMe : forcedMoves
  return setting.isOn.value ? only : null
}
