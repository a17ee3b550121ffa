import { useState } from 'preact/hooks'
import * as en from '../../text/superclub-editors/en.ts'
import { Segments } from '../../ui/card.tsx'
import { sentenceCase } from '../../ui/format.ts'
import type { EditorProps } from '../board.ts'
import type { Content, Eleven, View } from './club.ts'
import { LineUpPitch } from './line-up-pitch.tsx'
import { formationsIn, reshaped, strongest } from './line-ups.ts'
import type { Third } from './pitch.tsx'

type Editing = EditorProps<View, Content>

/**
 * The editor starts with the line-up that the built-in bot suggests, or with the strongest line-up
 * if the game has no hints.
 */
export function LineUpEditor(props: Editing) {
  const { spaces, examples, content, view, viewer, send } = props
  const formations = formationsIn(spaces)
  const [first] = useState(() => {
    const { squad = [] } = view.shared.managers[viewer] ?? {}
    const [plain = null] = formations.map((one) => strongest(content, one, squad))
    return lineUpIn(examples[0]) ?? plain
  })
  const [lineUp, set] = useState(first)
  const formation = formations.find(({ name }) => name === lineUp?.formation)
  if (!lineUp || !formation || !first) return null
  return (
    <div class="line-up stack">
      <div class="row wrap">
        <Segments
          label={en.formation}
          options={formations.map(({ name }) => [name, name] as const)}
          value={formation.name}
          pick={(name) => {
            const next = formations.find((one) => one.name === name)
            if (next) set(reshaped(content, lineUp, next))
          }}
        />
        {formation.thirds.length > 0 && (
          <Captain
            thirds={formation.thirds}
            now={lineUp.boostThird}
            pick={(boostThird) => set({ ...lineUp, boostThird })}
          />
        )}
      </div>
      <LineUpPitch {...props} formation={formation} lineUp={lineUp} set={set} />
      <div class="row">
        <button type="button" class="primary grow" onClick={() => send(submitting(lineUp))}>
          {en.submitTheLineUp}
        </button>
        <button type="button" class="quiet" disabled={lineUp === first} onClick={() => set(first)}>
          {en.resetLineUp}
        </button>
      </div>
      <p class="small muted">{en.hiddenUntilBothLineUps}</p>
    </div>
  )
}

const Captain = ({
  thirds,
  now,
  pick,
}: {
  readonly thirds: readonly Third[]
  readonly now: Third | null
  pick(third: Third): void
}) => (
  <span class="row">
    <span class="small muted">{en.captain}</span>
    <Segments
      label={en.theCaptainBoosts}
      options={thirds.map((third) => [third, sentenceCase(third)] as const)}
      value={now ?? thirds[0] ?? 'midfield'}
      pick={pick}
    />
  </span>
)

/** If the line-up has no captain, the move omits the field `boostThird`. */
function submitting({ boostThird, ...rest }: Eleven) {
  return {
    type: 'lineup-submit',
    lineUp: boostThird === null ? rest : { ...rest, boostThird },
  }
}

function lineUpIn(move: Editing['examples'][number] | undefined): Eleven | null {
  const lineUp = move?.lineUp
  // The cast is needed because the compiler does not know that the service's example moves are
  // line-ups.
  return lineUp ? { boostThird: null, ...(lineUp as Omit<Eleven, 'boostThird'>) } : null
}
