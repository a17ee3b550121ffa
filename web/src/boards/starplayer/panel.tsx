import * as en from '../../text/starplayer/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { BoardItem } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { type Club, faceOf, handOf, lineUpOf, money, type Props, wantedBy } from './club.ts'
import { hueIn } from './small-card.tsx'

interface PanelProps extends Props {
  readonly club: Club
}

export function ClubPanel({ club, ...props }: PanelProps) {
  const { view, names, options } = props
  const { seat, pawn, cash, status, complete, side, aim } = club
  const name = names[seat] ?? ''
  const { places } = wantedBy(options)
  const isNow = view.turn.seat === seat && !view.result
  const classes = [isNow ? 'now' : '', status === 'out' ? 'gone' : '']
  return (
    <section class={classes.join(' ')} aria-label={en.theClubOf(name)}>
      <div {...pressableByWords(props, `club:${seat}`, 'row')}>
        <SeatMark seat={seat} hue={pawn} size={20} />
        <b class="grow clip">
          <bdi>{name}</bdi>
        </b>
        {complete && <span class="pill good">{en.clubSet}</span>}
      </div>
      <Final {...props} seat={seat} />
      <div class="row">
        <b class="num grow">{status === 'out' ? en.out : money(cash)}</b>
        <Wins {...props} club={club} />
      </div>
      <div class="row staff">
        <span class="side-count num small grow">
          <b>{side}</b>
          <span class="muted">{`/${places} ${aim ?? 'side'}`}</span>
        </span>
        <Held {...props} card={club.manager} kind="manager" />
        <Held {...props} card={club.stadium} kind="stadium" />
      </div>
      <Hand club={club} />
      <Side {...props} club={club} />
    </section>
  )
}

/**
 * Shows the button for the Cup Final separately from the other controls, because a player can
 * challenge for the Cup Final while any other decision is open.
 */
function Final({ seat, ...props }: Props & { readonly seat: number }) {
  const thing: BoardItem = `final:${seat}`
  if (!props.marks.has(thing)) return null
  return (
    <span {...pressableByWords(props, thing, 'slip')}>
      <Icon sign="cup" size={13} />
      {en.challenge(props.names[seat] ?? '')}
    </span>
  )
}

function Wins({ club: { wins }, content, options }: PanelProps) {
  const wanted = Math.max(wantedBy(options).wins, wins.length)
  return (
    <span class="pips" role="img" aria-label={en.ofWinCards(wins.length, wanted)}>
      {Array.from({ length: wanted }, (_, place) => {
        const win = wins[place]
        return <i key={place} style={win ? hueIn(faceOf(win, content)) : {}} class={win && 'won'} />
      })}
    </span>
  )
}

interface HeldProps extends Props {
  readonly card: string | null
  readonly kind: 'manager' | 'stadium'
}

function Held({ card, kind, content }: HeldProps) {
  const sign = kind === 'manager' ? 'person' : 'stadium'
  const face = card === null ? null : faceOf(card, content)
  const name = face?.name ?? en.no(kind)
  return (
    <span class={`slip ${face ? '' : 'none'}`} style={face ? hueIn(face) : {}} title={name}>
      <Icon sign={sign} size={13} />
      <span class="hidden-label">{name}</span>
    </span>
  )
}

function Side({ club, content }: PanelProps) {
  const side = lineUpOf(club, content)
  return (
    <ul class="shirts" aria-label={en.footballers}>
      {side.map(({ id, name, squad, position, star, value }) => (
        <li
          key={id}
          style={{ '--hue': `var(--${squad})` }}
          title={`${name}, ${squad}, ${position}, ${money(value)}`}
        >
          {name}
          {star && <Icon sign="star" size={9} />}
          <span class="hidden-label">{`, ${squad}, ${position}`}</span>
        </li>
      ))}
      {club.wilds.map((wild) => (
        <li key={wild} title={en.wildSubstitute}>
          <Icon sign="swap" size={12} />
          <span class="hidden-label">{en.wildSubstitute}</span>
        </li>
      ))}
      {side.length + club.wilds.length === 0 && <li class="nobody muted">{en.noFootballersYet}</li>}
    </ul>
  )
}

function Hand({ club }: { readonly club: Club }) {
  const counted = [
    [club.tackles.length, en.tackle],
    [club.windowCards.length, en.transferWindow],
    [club.matchCards.length, en.cupMatch],
    [club.yellows.length, 'yellow'],
  ] as const
  const held = counted.filter(([count]) => count > 0).map(([count, name]) => `${count} ${name}`)
  const misses = club.missTurns > 0 ? [`misses ${club.missTurns}`] : []
  if (handOf(club).length + misses.length === 0) return null
  return <p class="small muted clip">{sentenceCase([...held, ...misses].join(' · '))}</p>
}
