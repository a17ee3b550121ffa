import * as en from '../../text/rising-star/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { Icon, type Sign } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Hue } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { faceOf, feeOf, money, type Player, type Props } from './player.ts'

interface PanelProps extends Props {
  readonly player: Player
  readonly hue: Hue | undefined
}

export function PlayerPanel({ player, hue = 'black', ...props }: PanelProps) {
  const { names, view } = props
  const { no, status, points, fame, cash } = player
  const name = names[no] ?? ''
  const isNow = view.turn?.seat === no && view.phase !== 'ended'
  const classes = [isNow ? 'now' : '', status === 'resigned' ? 'gone' : '']
  return (
    <section class={classes.join(' ')} aria-label={en.theCareerOf(name)}>
      <div {...pressableByWords(props, `player:${no}`, 'row')}>
        <SeatMark seat={no} hue={hue} size={20} />
        <b class="grow clip">
          <bdi>{name}</bdi>
        </b>
        <Status {...props} player={player} />
      </div>
      <dl class="tallies">
        {[
          ['points', `${points}`],
          ['fame', `${fame}`],
          ['cash', money(cash)],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd class="num">{value}</dd>
          </div>
        ))}
        <Seasons {...props} player={player} />
      </dl>
      <Held {...props} player={player} />
    </section>
  )
}

const Status = ({ player: { status, failedFitnessRolls } }: Props & { readonly player: Player }) =>
  status === 'active' ? null : (
    <span class={`pill ${status === 'injured' ? 'bad' : ''}`}>
      {sentenceCase(status)}
      {failedFitnessRolls > 0 && ` ${failedFitnessRolls}/3`}
    </span>
  )

const SEASONS = 3

function Seasons({ player: { seasonsCompleted }, options }: Props & { readonly player: Player }) {
  const agreed = typeof options === 'object' && options !== null && 'seasons' in options
  const seasons = agreed ? Number(options.seasons) : SEASONS
  return (
    <div>
      <dt>{en.seasons}</dt>
      <dd class="num">{`${seasonsCompleted}/${seasons}`}</dd>
    </div>
  )
}

const DEALS = ['boot', 'clothing', 'product'] as const

const ROOMY_SEATS = 4

function Held({ player, content, view }: Props & { readonly player: Player }) {
  const isCrowded = view.seats.length > ROOMY_SEATS
  const { contract, agent, sponsorships, magicSponges, matchEventCount } = player
  const deals = DEALS.flatMap((sign) => {
    const card = sponsorships[sign]
    return card ? [[sign, faceOf(card, content).name] as const] : []
  })
  const signs: readonly (readonly [sign: Sign, name: string, count?: number])[] = [
    ...(agent ? [['person', faceOf(agent, content).name] as const] : []),
    ...deals,
    ...(magicSponges.length > 0 ? [['cross', en.magicSponge, magicSponges.length] as const] : []),
    ...(matchEventCount > 0 ? [['ball', en.matchEventCards, matchEventCount] as const] : []),
  ]
  return (
    <div class="held">
      <span class={`slip ${contract ? '' : 'none'}`}>
        <Icon sign="pen" size={13} />
        <span class="clip">
          {contract ? (
            <>
              <b>{faceOf(contract, content).name}</b>
              <span class="muted num">{` ${feeOf(contract, content)}`}</span>
            </>
          ) : (
            en.noContract
          )}
        </span>
      </span>
      {signs.map(([sign, name, count = 1]) => (
        <span key={sign} class="slip" title={name}>
          <Icon sign={sign} size={13} />
          <span class={isCrowded ? 'hidden-label' : 'clip'}>{name}</span>
          {count > 1 && <span class="num">{count}</span>}
        </span>
      ))}
    </div>
  )
}
