import * as en from '../../text/title-chase/en.ts'
import { Card } from '../../ui/card.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Seat } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { type Category, type Coloured, money, teamName, type View } from './teams.ts'

export function Managers(props: Coloured) {
  const { view } = props
  const { yellow, red } = view.packs
  return (
    <Card
      title={en.managers}
      right={
        <span class="row small">
          <span class="muted">{en.cardsLeft}</span>
          {(['yellow', 'red'] as const).map((colour) => {
            const { count } = colour === 'yellow' ? yellow : red
            return (
              <span key={colour} {...pressableByWords(props, `pack:${colour}`, `pack ${colour}`)}>
                <span class="hidden-label">{en.cards(colour)}</span>
                {count}
              </span>
            )
          })}
        </span>
      }
      flush
    >
      <ul class="managers">
        {view.seats.map((_, seat) => (
          <Manager key={seat} {...props} seat={seat} />
        ))}
      </ul>
    </Card>
  )
}

function Manager({ seat, ...props }: Coloured & { readonly seat: Seat }) {
  const { view, content, hues, names } = props
  const manager = view.seats[seat]
  if (!manager) return null
  const { team, cash, debts, keep, resigned } = manager
  const owed = debts.reduce((sum, { amount }) => sum + amount, 0)
  const name = team === null ? en.noTeam : teamName(props, team)
  return (
    <li class={`${view.currentSeat === seat ? 'now' : ''} ${resigned === null ? '' : 'out'}`}>
      <div {...pressableByWords(props, `manager:${seat}`, 'manager')}>
        <SeatMark seat={seat} hue={hues[seat] ?? 'black'} size={20} />
        <span class="clip">
          {name} <bdi class="small muted">{names[seat]}</bdi>
        </span>
        <span class="row holds">
          <Stars content={content} manager={manager} />
        </span>
        <span class="num sum">
          <b>{money(cash)}</b>
          {keep.length > 0 && (
            <span class="small muted">
              {keep.length === 1 ? en.oneCard : en.cardCount(keep.length)}
            </span>
          )}
          {owed > 0 && <span class="owed">{`−${money(owed)}`}</span>}
        </span>
      </div>
    </li>
  )
}

interface StarsProps extends Pick<Coloured, 'content'> {
  readonly manager: View['seats'][number]
}

const Stars = ({ content, manager: { stars, suspensions } }: StarsProps) => (
  <>
    {content.stars.map(({ category }) => {
      const out = suspensions.findLast((one) => one.category === category)
      const state = !stars.includes(category) ? 'none' : out ? 'suspended' : 'own'
      const description = out ? `${category}, suspended to round ${out.to}` : category
      return (
        <span
          key={category}
          class={`star ${state}`}
          style={{ '--hue': `var(--${HUES[category]})` }}
          title={state === 'none' ? en.no(category) : description}
        >
          {state === 'none' ? <span class="hidden-label">{en.no(category)}</span> : category}
        </span>
      )
    })}
  </>
)

export const HUES: Readonly<Record<Category, string>> = {
  GK: 'green',
  DEF: 'blue',
  MID: 'gold',
  FOR: 'red',
}
