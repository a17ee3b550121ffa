import { useEffect } from 'preact/hooks'
import type { View } from '../../../../src/engine/rulesets/goalscorer/types.ts'
import * as en from '../../text/goalscorer/en.ts'
import type { EditorProps } from '../board.ts'
import { debutantOf } from './debutant.ts'
import { Lone, printed } from './piece.tsx'

/**
 * Lets the player choose a counter that enters the Pitch. To send the move, the player presses a
 * marked square on the board.
 */
export function DebutEditor({ view, viewer, spaces, choice }: EditorProps<View, unknown>) {
  const ways = spaces.flatMap(({ fields: { useSubstitute } }) =>
    useSubstitute && 'is' in useSubstitute ? [Boolean(useSubstitute.is)] : [],
  )
  const [only] = ways
  const { picks, pick } = choice
  useEffect(() => {
    if (ways.length === 1 && picks.useSubstitute === undefined) pick('useSubstitute', only)
  }, [ways.length, only, picks.useSubstitute])
  return (
    <div class="stack tight">
      <div class="choices upright">
        {ways.map((isSubstitute, at) => {
          const counter = debutantOf(view, viewer, isSubstitute)
          const number = printed(counter?.identity ?? '?')
          const preview = () => pick('useSubstitute', isSubstitute)
          return (
            <button
              key={`${isSubstitute}`}
              type="button"
              class={at === 0 && picks.useSubstitute === undefined ? 'row primary' : 'row'}
              aria-pressed={picks.useSubstitute === isSubstitute}
              onPointerEnter={preview}
              onFocus={preview}
              onClick={preview}
            >
              {counter && <Lone counter={{ ...counter, status: 'first-team' }} />}
              {isSubstitute ? en.bringOn(number) : en.debut(number)}
            </button>
          )
        })}
      </div>
      <p class="small muted">{en.thenSquare}</p>
    </div>
  )
}
