import type { ComponentChildren } from 'preact'
import {
  GIVEN,
  halvesIn,
  type Lined,
  type Worth,
  worthOf,
} from '../../../../src/engine/rulesets/superclub/read/worth.ts'
import { sentenceCase } from '../../ui/format.ts'
import { type Content, linedUp, type Props, playerOf, starsIn } from './club.ts'
import { edgeOf, Face, toldOf } from './player.tsx'

export const THIRDS = ['attack', 'midfield', 'defence'] as const
export type Third = (typeof THIRDS)[number]
export type PitchPlace =
  | { readonly row: Third; readonly at: number }
  | { readonly row: 'goalkeeper' }

interface PitchProps {
  readonly lined: Lined
  facing?(row: Third): ComponentChildren
  slot(card: string | null, place: PitchPlace): ComponentChildren
}

export const Pitch = ({ lined, facing, slot }: PitchProps) => (
  <div class="pitch">
    {THIRDS.map((row) => (
      <div key={row} class="third">
        <p class="small row wrap">
          <b>{sentenceCase(row)}</b>
          <Sum worth={worthOf(lined, row)} />
          {facing && <span class="muted facing">{facing(row)}</span>}
        </p>
        <div class="slots">{lined.lineUp[row].map((card, at) => slot(card, { row, at }))}</div>
      </div>
    ))}
    <div class="slots">{slot(lined.lineUp.goalkeeper, { row: 'goalkeeper' })}</div>
  </div>
)

export const totalOf = ({ players, chemistry, boost, more }: Worth): number =>
  players + chemistry + boost + more

const Sum = ({ worth }: { readonly worth: Worth }) => {
  const added = [
    [worth.chemistry, 'chemistry'],
    [worth.boost, 'captain'],
    [worth.more, 'staff'],
  ] as const
  return (
    <span class="num">
      {`${starsIn(totalOf(worth))} ★`}
      {added.map(
        ([halves, name]) =>
          halves > 0 && <span key={name} class="added">{` +${starsIn(halves)} ${name}`}</span>,
      )}
    </span>
  )
}

export function faceAt(content: Content, lined: Lined, card: string, row: PitchPlace['row']) {
  const player = playerOf(content, card)
  const stars = lined.club.squad.find((one) => one.card === card)?.stars ?? player.stars
  if (row === 'goalkeeper' || card === GIVEN) return { player, stars }
  const relief = lined.effects.reduce(
    (sum, effect) => sum + (effect.kind === 'positionRelief' ? effect.thirds : 0),
    0,
  )
  const lost = 2 * stars - halvesIn({ position: player.position, stars }, row, relief)
  return { player, stars, lost }
}

interface LinedUpProps extends Props {
  readonly seat: number
  readonly lineUp: Lined['lineUp']
  readonly boost: number
  readonly boostThird: Third | null
}

export function LinedUp({ seat, lineUp, boost, boostThird, ...props }: LinedUpProps) {
  const lined = linedUp(props, seat, { lineUp, boost, boostThird })
  if (!lined) return null
  return (
    <Pitch
      lined={lined}
      slot={(card, place) => {
        const key = 'at' in place ? place.at : 'keeper'
        if (card === null) return <div key={key} class="player free" />
        const face = faceAt(props.content, lined, card, place.row)
        return (
          <div key={key} class="player" style={edgeOf(face.player)} title={toldOf(face)}>
            <Face {...face} />
          </div>
        )
      }}
    />
  )
}
