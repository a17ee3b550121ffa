import * as en from '../../text/superclub/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Hue, Seat } from '../board.ts'
import { type Content, clubName, money, type Props, pointsOf } from './club.ts'

export interface Ranked extends Props {
  readonly hues: readonly Hue[]
}

export function Standings(props: Ranked) {
  const { view, content } = props
  const { year, phase, round, result } = view.shared
  const of = phase === 'season' && round > 0 ? en.standingsRound(round) : ''
  const order = result?.ranking ?? ranked(props.view.shared)
  return (
    <section class="card">
      <header>
        <h2 class="grow">{en.year(year, sentenceCase(phase).toLowerCase(), of)}</h2>
        <span class="small muted">{en.firstTo(content.targetPoints)}</span>
      </header>
      <table class="standings">
        <thead>
          <tr>
            <th>#</th>
            <th>{en.club}</th>
            <th class="opt">{en.status}</th>
            <th class="n">{en.marker}</th>
            <th class="n opt">{en.season}</th>
            <th class="n">
              {en.squad}
              <span class="opt"> ★</span>
            </th>
            <th class="n">{en.cash}</th>
            <th class="n opt">
              <abbr title={en.levelsOfTrainingScoutingAnd}>{en.levels}</abbr>
            </th>
            <th class="n opt">{en.titles}</th>
            <th class="n opt">
              <abbr title={en.supercupCardsWon}>{en.cups}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {order.map((seat, place) => (
            <Standing key={seat} {...props} seat={seat} place={place + 1} />
          ))}
        </tbody>
      </table>
      <Ruler {...props} order={order} />
    </section>
  )
}

function ranked(shared: Props['view']['shared']): readonly Seat[] {
  const pointsAt = (seat: Seat) => {
    const club = shared.managers[seat]
    return club ? pointsOf(shared, club) : 0
  }
  return shared.managers
    .map((_, seat) => seat)
    .sort((one, other) => pointsAt(other) - pointsAt(one))
}

interface StandingProps extends Ranked {
  readonly seat: Seat
  readonly place: number
}

function Standing({ seat, place, ...props }: StandingProps) {
  const { view, names, hues, viewer } = props
  const club = view.shared.managers[seat]
  if (!club) return null
  const { status, marker, seasonPoints, token, cash, levels, titles } = club
  const { training, scouting, stadium } = levels
  return (
    <tr class={seat === viewer ? 'self' : ''}>
      <td class="num">{place}</td>
      <td>
        <span class="row">
          <SeatMark seat={seat} hue={hues[seat] ?? 'black'} size={20} />
          <span class="grow clip">
            <b>{clubName(props, club)}</b>
            <span class="muted opt">
              {' '}
              <bdi>{names[seat]}</bdi>
            </span>
            <span class="muted small only-narrow clip">
              {[
                status ? sentenceCase(status) : names[seat],
                ...(titles > 0 ? [`${titles} ★`] : []),
              ].join(' · ')}
            </span>
          </span>
        </span>
      </td>
      <td class="opt">{status ? sentenceCase(status) : '–'}</td>
      <td class="n">
        <b>{marker}</b>
      </td>
      <td class="n opt">{seasonPoints}</td>
      <td class="n">{token}</td>
      <td class="n">{money(cash)}</td>
      <td class="n opt">{`${training} ${scouting} ${stadium}`}</td>
      <td class="n opt">{titles}</td>
      <td class="n opt">{view.counts.collections[seat]}</td>
    </tr>
  )
}

function Ruler({ order, ...props }: Ranked & { readonly order: readonly Seat[] }) {
  const { view, content, hues } = props
  const { shared } = view
  const { managers } = shared
  const at = (points: number) =>
    `${(100 * Math.min(points, content.targetPoints)) / content.targetPoints}%`
  const scores = order.map((seat) => {
    const club = managers[seat]
    return club ? `${clubName(props, club)} ${pointsOf(shared, club)}` : ''
  })
  const ticks = Array.from({ length: 6 }, (_, step) =>
    Math.round((step * content.targetPoints) / 5),
  )
  return (
    <div class="ruler" role="img" aria-label={en.raceTo(content.targetPoints, scores.join(', '))}>
      <Bands content={content} at={at} />
      <div class="lanes">
        {order.map((seat) => {
          const club = managers[seat]
          if (!club) return null
          const hue = hues[seat] ?? 'black'
          const to = pointsOf(shared, club)
          const from = Math.min(club.token, to)
          return (
            <div key={seat} class="lane" style={{ '--hue': `var(--${hue})` }}>
              <span class="gone" style={{ width: at(from) }} />
              <span class="gain" style={{ left: at(from), right: `calc(100% - ${at(to)})` }} />
              <span class="at" style={{ left: at(to) }}>
                <SeatMark seat={seat} hue={hue} size={18} />
              </span>
            </div>
          )
        })}
      </div>
      <div class="ticks num">
        {ticks.map((points) => (
          <span key={points} style={{ left: at(points) }}>
            {points}
          </span>
        ))}
      </div>
    </div>
  )
}

const Bands = ({
  content: { statusBands, targetPoints },
  at,
}: {
  readonly content: Content
  at(points: number): string
}) => (
  <div class="bands">
    {statusBands.map(({ id, min }, place) => {
      const end = statusBands[place + 1]?.min ?? targetPoints
      return (
        <span key={id} style={{ left: at(min), right: `calc(100% - ${at(end)})` }}>
          <i class="clip">{sentenceCase(id)}</i>
        </span>
      )
    })}
  </div>
)
