import { useRef, useState } from 'preact/hooks'
import { GIVEN, type Lined, worthOf } from '../../../../src/engine/rulesets/superclub/read/worth.ts'
import * as en from '../../text/superclub-editors/en.ts'
import type { EditorProps, Seat } from '../board.ts'
import {
  type Content,
  type Eleven,
  linedUp,
  type Props,
  playerOf,
  shortName,
  starsIn,
  unfitFor,
  type View,
} from './club.ts'
import { cardAt, type Formation, mayStand, placed, placeOf } from './line-ups.ts'
import { faceAt, Pitch, type PitchPlace, type Third, totalOf } from './pitch.tsx'
import { edgeOf, Face } from './player.tsx'

interface PlacingProps extends EditorProps<View, Content> {
  readonly formation: Formation
  readonly lineUp: Eleven
  set(lineUp: Eleven): void
}

interface Chosen {
  readonly place: PitchPlace | null
  readonly card: string | null
}

export function LineUpPitch({ formation, lineUp, set, ...props }: PlacingProps) {
  const { view, viewer } = props
  const [chosen, choose] = useState<Chosen | null>(null)
  const root = useRef<HTMLFieldSetElement>(null)
  const { boostThird } = lineUp
  const lined = linedUp(props, viewer, { lineUp, boost: boostOf(view, viewer), boostThird })
  if (!lined) return null
  const swapped = (one: Chosen, other: Chosen): Eleven | null => {
    const [card, to] =
      other.place === null || one.card === null ? [other.card, one.place] : [one.card, other.place]
    if (card === null || to === null || !mayStand(formation, card, to)) return null
    const [from, out] = [placeOf(lineUp, card), cardAt(lineUp, to)]
    if (from && (out === null ? from.row === 'goalkeeper' : !mayStand(formation, out, from)))
      return null
    return placed(lineUp, card, to)
  }
  const canGo = (one: Chosen) => chosen !== null && swapped(chosen, one) !== null
  const press = (one: Chosen, event: MouseEvent) => {
    const next = chosen && swapped(chosen, one)
    if (next) set(next)
    const isUndone = chosen && keyOf(chosen) === keyOf(one)
    choose(next || isUndone ? null : one)
    // If the player used the keyboard, which sets `detail` of the click event to 0, the focus moves
    // to the swapped place or to the first target.
    const goal = next && chosen ? `[data-key="${keyOf(chosen.place ? chosen : one)}"]` : '.target'
    if (event.detail === 0)
      setTimeout(() => root.current?.querySelector<HTMLElement>(goal)?.focus())
  }
  const markOf = (one: Chosen) =>
    chosen && keyOf(chosen) === keyOf(one) ? 'chosen' : canGo(one) ? 'target' : 'can'
  return (
    <fieldset
      ref={root}
      class="bare stack"
      aria-label={en.lineUp}
      onKeyDown={(event) => event.key === 'Escape' && choose(null)}
    >
      <Pitch
        lined={lined}
        facing={facing(props)}
        slot={(card, place) => {
          const one = { place, card }
          const mark = markOf(one)
          return <Slot key={keyOf(one)} {...{ ...props, lined, one, mark, press }} />
        }}
      />
      <h3>{chosen ? en.benchChooseAPlayerFor : en.benchSelectTwoPlayersTo}</h3>
      <div class="slots bench">
        {benchOf(lined.club.squad, formation, lineUp).map((card) => {
          const one = { place: null, card }
          const mark = markOf(one)
          return <Slot key={card} {...{ ...props, lined, one, mark, press }} />
        })}
      </div>
    </fieldset>
  )
}

const keyOf = ({ place, card }: Chosen): string =>
  place === null ? `${card}` : 'at' in place ? `${place.row}.${place.at}` : place.row

function benchOf(
  squad: Lined['club']['squad'],
  { keepers, outfield }: Formation,
  lineUp: Eleven,
): readonly string[] {
  const fit = [...outfield, ...keepers]
  const unfit = squad.flatMap(({ card }) => (fit.includes(card) ? [] : [card]))
  return [...fit, ...unfit].filter((card) => placeOf(lineUp, card) === null)
}

interface SlotProps extends Omit<Props, 'press'> {
  readonly lined: Lined
  readonly one: Chosen
  readonly mark: 'can' | 'chosen' | 'target'
  press(one: Chosen, event: MouseEvent): void
}

function Slot({ content, lined, one, mark, press }: SlotProps) {
  const { place, card } = one
  const button = {
    type: 'button' as const,
    'data-key': keyOf(one),
    'aria-pressed': mark === 'chosen',
    onClick: (event: MouseEvent) => press(one, event),
  }
  if (card === null)
    return (
      <button {...button} class={`player free ${mark}`}>
        {en.empty}
      </button>
    )
  const entry = lined.club.squad.find((other) => other.card === card)
  const unfit = entry ? unfitFor(entry) : null
  const face = place
    ? faceAt(content, lined, card, place.row)
    : { player: playerOf(content, card), stars: entry?.stars ?? 1, unfit }
  const where = place ? ` in ${place.row === 'goalkeeper' ? 'goal' : place.row}` : en.onTheBench
  return (
    <button
      {...button}
      class={`player pressable ${mark}`}
      disabled={unfit !== null && card !== GIVEN}
      style={edgeOf(face.player)}
    >
      <Face {...face} where={where} />
    </button>
  )
}

const matchOf = ({ shared }: View, seat: Seat) =>
  shared.matches.find(({ sides }) => sides.some((side) => side.seat === seat))
const boostOf = (view: View, seat: Seat): number =>
  matchOf(view, seat)?.sides.find((side) => side.seat === seat)?.boost ?? 0

const OPPOSITE = { attack: 'defence', midfield: 'midfield', defence: 'attack' } as const

function facing(props: EditorProps<View, Content>): (row: Third) => string | null {
  const { view, viewer } = props
  const rival = matchOf(view, viewer)?.sides.find(({ seat }) => seat !== viewer)?.seat ?? null
  const club = rival === null ? undefined : view.shared.managers[rival]
  if (rival === null || !club) return () => null
  const lineUp = club.lastLineUp
  const lined = lineUp && linedUp(props, rival, { lineUp, boost: 0, boostThird: null })
  return (row) => {
    const name = `${shortName(props, club)} ${OPPOSITE[row]}`
    return lined ? `${name}, last time ${starsIn(totalOf(worthOf(lined, OPPOSITE[row])))} ★` : name
  }
}
