import { Refusal, sentenceOf } from 'touchline-client'
import { touchline } from '../service.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/play/en.ts'
import { withSeatNames } from '../ui/format.ts'
import type { GameConnection, Seen } from './game-connection.ts'

interface UndoProps {
  readonly game: GameConnection
  readonly seen: Seen
  readonly names: readonly string[]
}

export function Undo({ game, seen, names }: UndoProps) {
  const { undoable: decisionId, id, paused } = seen.observation
  if (decisionId === null || paused) return null
  const undo = async () => {
    game.isBusy.value = true
    try {
      const params = { path: { game: id } }
      await touchline.unwrap(
        touchline.POST('/v1/games/{game}/undo', { params, body: { decisionId } }),
      )
    } catch (error) {
      const isRefusal = error instanceof Refusal
      showToast(isRefusal ? withSeatNames(sentenceOf(error.problem), names) : en.undo.failed)
    }
    await game.refresh()
    game.isBusy.value = false
  }
  return (
    <div class="body">
      <button
        type="button"
        class="quiet undo"
        disabled={game.isBusy.value}
        onClick={() => void undo()}
      >
        {en.undo.take}
      </button>
    </div>
  )
}
