import { useState } from 'preact/hooks'
import * as en from '../../text/superclub/en.ts'
import { Segments } from '../../ui/card.tsx'
import { sentenceCase } from '../../ui/format.ts'
import type { BoardItem, Seat } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import {
  type Club,
  IN_ORDER,
  money,
  POSITIONS,
  type Props,
  playerOf,
  shortName,
  staffOf,
  unfitFor,
} from './club.ts'
import { PlayerCard } from './player.tsx'

export function Squads(props: Props) {
  const { view, viewer, marks } = props
  const { managers } = view.shared
  const [picked, pick] = useState<Seat | null>(null)
  const concerned = managers.findIndex(({ squad }) =>
    squad.some(({ card }) => marks.has(`card:${card}`)),
  )
  const seat = picked ?? (concerned >= 0 ? concerned : typeof viewer === 'number' ? viewer : 0)
  const club = managers[seat]
  if (!club) return null
  return (
    <section class="card">
      <header class="wrap">
        <h2 class="grow">{en.squads}</h2>
        <Segments
          label={en.club}
          options={managers.map((one, place) => [`${place}`, shortName(props, one)] as const)}
          value={`${seat}`}
          pick={(place) => pick(Number(place))}
        />
      </header>
      <div class="body stack">
        <Grounds {...props} club={club} isOwn={seat === viewer} />
        <Grass {...props} club={club} />
      </div>
    </section>
  )
}

interface ClubProps extends Props {
  readonly club: Club
}

const NO_MARKS = new Map<BoardItem, never>()
const DEPARTMENTS = ['training', 'scouting', 'stadium'] as const

function Grounds({ club, isOwn, ...props }: ClubProps & { readonly isOwn: boolean }) {
  const { content } = props
  return (
    <div class="grounds">
      {DEPARTMENTS.map((department) => {
        const level = club.levels[department]
        const levels = content.facilities[department]
        const next = levels[level]
        const marks = isOwn ? props.marks : NO_MARKS
        const now = levels[level - 1]
        return (
          <div
            key={department}
            {...pressableByWords({ ...props, marks }, `level:${department}`, 'plain ground')}
          >
            <b>{sentenceCase(department)}</b>
            <span class="pips" aria-hidden="true">
              {levels.map((one) => (
                <i key={one.level} class={one.level <= level ? 'on' : ''} />
              ))}
            </span>
            {now && <span class="small">{`${now.name}: ${effectOf(now)}`}</span>}
            <span class="small muted">
              {next ? en.nextLevel(money(next.cost), effectOf(next)) : en.highest}
            </span>
          </div>
        )
      })}
      <p class="small muted">{en.chemistry}</p>
      {(club.staff.length > 0 || club.boost > 0) && (
        <p class="staff row wrap small">
          {club.boost > 0 && <span class="pill on">{en.captain(club.boost)}</span>}
          {club.staff.map((one) => (
            <span key={one} class="pill" title={staffOf(content, one).text}>
              {staffOf(content, one).name}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

type Facilities = Props['content']['facilities']
type Level = { [D in keyof Facilities]: Facilities[D][number] }[keyof Facilities]

function effectOf(level: Level): string {
  if ('draws' in level) return en.scouting(level.draws)
  if ('players' in level) return en.training(level.players, level.stars, level.guaranteed > 0)
  const incomes = Object.values(level.income)
  return en.income(money(Math.min(...incomes)), money(Math.max(...incomes)))
}

function Grass({ club, ...props }: ClubProps) {
  const { content } = props
  return (
    <div class="pitch">
      {IN_ORDER.map((position) => {
        const some = club.squad.filter(({ card }) => playerOf(content, card).position === position)
        if (some.length === 0) return null
        const stars = some.reduce((sum, one) => sum + one.stars, 0)
        return (
          <div key={position} class="third">
            <p class="small row">
              <b>{POSITIONS[position].plural}</b>
              <span class="num muted">{`${stars} ★`}</span>
            </p>
            <div class="slots to-left">
              {some
                .toSorted((one, other) => other.stars - one.stars)
                .map((entry) => (
                  <PlayerCard
                    key={entry.card}
                    {...props}
                    card={entry.card}
                    stars={entry.stars}
                    unfit={unfitFor(entry)}
                  />
                ))}
            </div>
          </div>
        )
      })}
      {club.squad.length === 0 && <p class="muted">{en.noPlayersYet}</p>}
    </div>
  )
}
