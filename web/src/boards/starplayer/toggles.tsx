import * as en from '../../text/starplayer-editors/en.ts'
import { faceOf, type Props } from './club.ts'
import { hueIn, Printed } from './small-card.tsx'

interface TogglesProps extends Pick<Props, 'content'> {
  readonly label: string
  readonly items: readonly string[]
  readonly chosen: readonly string[]
  set(chosen: readonly string[]): void
}

export const Toggles = ({ label, items, chosen, content, set }: TogglesProps) => (
  <fieldset class="cards toggles" aria-label={label}>
    {items.map((card) => {
      const face = faceOf(card, content)
      const isIn = chosen.includes(card)
      return (
        <button
          key={card}
          type="button"
          class="slip"
          style={hueIn(face)}
          aria-pressed={isIn}
          onClick={() => set(isIn ? chosen.filter((one) => one !== card) : [...chosen, card])}
        >
          <Printed face={face} />
        </button>
      )
    })}
    {items.length === 0 && <span class="small muted">{en.noCards}</span>}
  </fieldset>
)
