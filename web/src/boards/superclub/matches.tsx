import * as en from '../../text/superclub/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { Die } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Seat } from '../board.ts'
import { clubName, type Props, starsIn, type View } from './club.ts'
import { LinedUp } from './pitch.tsx'
import type { Ranked } from './standings.tsx'

type Match = View['shared']['matches'][number]
type Side = 0 | 1
const SIDES: readonly Side[] = [0, 1]

export function Matches(props: Ranked) {
  const { matches, round } = props.view.shared
  const { viewer } = props
  if (matches.length === 0) return null
  const isMine = (match: Match) => match.sides.some(({ seat }) => seat === viewer)
  const order = matches.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)))
  const final = matches[0]?.kind !== 'league'
  return (
    <section class="card">
      <header>
        <h2>{final ? en.theFinal : en.matchesRound(round)}</h2>
      </header>
      <div class="body stack">
        {order.map((match, place) => (
          <OneMatch key={match.id} {...props} match={match} isOpen={place === 0} />
        ))}
      </div>
    </section>
  )
}

interface MatchProps extends Ranked {
  readonly match: Match
  readonly isOpen: boolean
}

function OneMatch({ match, isOpen, ...props }: MatchProps) {
  const { score, reading } = match
  const card = props.content.gameChangers.find(({ id }) => reading?.gc.startsWith(`${id}.`))
  const isRevealed = match.sides.some(({ lineUp }) => lineUp !== null)
  return (
    <article class="match">
      <div class="score">
        <Name {...props} match={match} side={0} />
        <b class="num">{score.map(starsIn).join(' : ')}</b>
        <Name {...props} match={match} side={1} />
      </div>
      {isRevealed && <Thirds {...props} match={match} />}
      {card && <p class="note small">{`${card.name}: ${card.text}`}</p>}
      {isRevealed && (
        <details open={isOpen}>
          <summary class="small muted">{en.lineUps}</summary>
          <div class="two">
            {match.sides.map(({ seat, lineUp, boost, boostThird }) =>
              seat === null || lineUp === null ? null : (
                <div key={seat} class="stack tight">
                  <h3>{`${nameOf(props, match, seat)}, ${lineUp.formation}`}</h3>
                  <LinedUp {...props} {...{ seat, lineUp, boost, boostThird }} />
                </div>
              ),
            )}
          </div>
        </details>
      )}
    </article>
  )
}

interface NameProps extends Ranked {
  readonly match: Match
  readonly side: Side
}

function Name({ match, side, ...props }: NameProps) {
  const { seat, submitted } = match.sides[side]
  const isWaited = match.stage === 'line-ups' && seat !== null
  return (
    <span class={`side-name ${side === 1 ? 'away' : ''}`}>
      {seat !== null && <SeatMark seat={seat} hue={props.hues[seat] ?? 'black'} />}
      <span class="stack tight">
        <b class="clip">{nameOf(props, match, seat)}</b>
        {isWaited && (
          <span class={`pill ${submitted ? 'good' : ''}`}>
            {submitted ? en.ready : en.choosing}
          </span>
        )}
      </span>
    </span>
  )
}

function nameOf(props: Props, { team }: Match, seat: Seat | null): string {
  const { view, content } = props
  const club = seat === null ? undefined : view.shared.managers[seat]
  if (club) return clubName(props, club)
  return content.superCup.find(({ id }) => id === team?.card)?.name ?? 'SuperCup team'
}

function Thirds({ match, hues, view }: Pick<MatchProps, 'match' | 'hues' | 'view'>) {
  const { thirds, third, stage } = match
  const count = stage === 'decided' || stage === 'reading' ? thirds.length : 3
  return (
    <ol class="thirds">
      {Array.from({ length: count }, (_, place) => {
        const played = thirds.find(({ index }) => index === place + 1)
        const now = third?.index === place + 1 ? third : null
        const rows = played?.rows ?? now?.rows
        return (
          <li key={place} class={now && !played ? 'now' : ''}>
            <span class="head-pill">{en.third(place + 1)}</span>
            {SIDES.map((side) => {
              const dice = now?.dice[side]
              const { seat } = match.sides[side]
              const strength = view.strength.find(
                (one) => one.match === match.id && one.seat === seat,
              )
              return (
                <span key={side} class={`row ${played?.winner === side ? 'won' : ''}`}>
                  {seat !== null && <SeatMark seat={seat} hue={hues[seat] ?? 'black'} size={14} />}
                  <span class="grow clip">{rows ? sentenceCase(rows[side]) : '–'}</span>
                  {dice && <Dice dice={dice} />}
                  {rows && strength && !played && (
                    <span class="num muted">{starsIn(strength[rows[side]])}</span>
                  )}
                  {played && <b class="num">{starsIn(played.totals[side])}</b>}
                </span>
              )
            })}
          </li>
        )
      })}
    </ol>
  )
}

const Dice = ({ dice }: { readonly dice: readonly [number, number] }) => (
  <span class="row dice" role="img" aria-label={en.dice(dice.join(' and '))}>
    {dice.map((face, place) => (
      // The list index is the Preact key, because dice have no ids.
      <Die key={place} value={face} size={26} />
    ))}
  </span>
)
