import { useState } from 'preact/hooks'
import * as playText from '../../text/play/en.ts'
import * as en from '../../text/title-chase/en.ts'
import type { EditorProps } from '../board.ts'
import { HUES } from './managers.tsx'
import { Team } from './team.tsx'
import { type Coloured, type Content, CUP_NAMES, money, type View } from './teams.ts'

export function MatchStage(props: Coloured) {
  const { view, viewer, moment } = props
  const last = typeof viewer === 'number' ? lastOf(view, viewer) : null
  return (
    <section class="match-stage" aria-label={en.match}>
      <div class="grass">
        {view.match ? (
          <Match {...props} match={view.match} />
        ) : (
          last && <Last {...props} last={last} />
        )}
        {moment}
      </div>
      <Sale {...props} />
    </section>
  )
}

type CurrentMatch = NonNullable<View['match']>

function Match({ match, ...props }: Coloured & { readonly match: CurrentMatch }) {
  const { competition, round, cupRound, replay, neutral } = match
  const isLeague = competition === 'league' && round !== null
  const name = isLeague ? en.round(round) : cupRound ? CUP_NAMES[cupRound] : en.cup
  return (
    <>
      <p class="head-pill">
        {[name, ...(replay > 0 ? [en.replay(replay)] : []), ...(neutral ? [en.neutral] : [])].join(
          ' · ',
        )}
      </p>
      <div class="meeting">
        <Side {...props} match={match} side="home" />
        <b class="num">{playText.versus}</b>
        <Side {...props} match={match} side="away" />
      </div>
    </>
  )
}

interface Played {
  readonly round: number
  readonly home: string
  readonly away: string
  readonly score: readonly [number, number]
}

function lastOf({ seats, fixtures }: View, seat: number): Played | null {
  const team = seats[seat]?.team ?? null
  const played = fixtures.flatMap((round, at) =>
    round.flatMap(({ home, away, score }) =>
      score !== null && (home === team || away === team)
        ? [{ round: at + 1, home, away, score }]
        : [],
    ),
  )
  return played.at(-1) ?? null
}

const Last = ({
  last: { round, home, away, score },
  ...props
}: Coloured & { readonly last: Played }) => (
  <>
    <p class="head-pill">{`${en.round(round)} · ${playText.stages.result}`}</p>
    <div class="meeting">
      <Team {...props} team={home} isStrong />
      <b class="num">{score.join('–')}</b>
      <Team {...props} team={away} isStrong />
    </div>
  </>
)

function Sale({ view, content, viewer }: Coloured) {
  const own = typeof viewer === 'number' ? view.seats[viewer] : undefined
  return (
    <ul class="sale" aria-label={en.sale}>
      {content.stars.map(({ category, fee }) => (
        <li key={category} data-star={category}>
          <span class="star-card" style={{ '--hue': `var(--${HUES[category]})` }}>
            <b>{category}</b>
            <i aria-hidden="true">★</i>
          </span>
          <span>
            <b class="num">{own?.stars.includes(category) ? en.yours : money(fee)}</b>
            <span class="num">{en.left(view.stock[category])}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

interface SideProps extends Coloured {
  readonly match: CurrentMatch
  readonly side: 'home' | 'away'
}

function Side({ match, side, ...props }: SideProps) {
  const stars = match.lineUp[side]
  const isManaged = match[`${side}Seat`] !== null
  return (
    <span class="stack tight">
      <Team {...props} team={match[side]} />
      {isManaged && (
        <span class="row wrap small">
          {stars === null && <span class="pill">{en.choosing}</span>}
          {stars?.length === 0 && <span class="pill">{en.noStar}</span>}
          {stars?.map((category) => (
            <span key={category} class="star own" style={{ '--hue': `var(--${HUES[category]})` }}>
              {category}
            </span>
          ))}
          {match.penalty[side]?.card && <span class="pill">{en.penalty}</span>}
        </span>
      )}
    </span>
  )
}

export function MatchEditor({ spaces, examples, content, send }: EditorProps<View, Content>) {
  const field = spaces.find(({ type }) => type === 'commit-lineup')?.fields.play
  const owned = field && 'subsetOf' in field ? field.subsetOf.map(String) : []
  const suggested = examples.find(({ type }) => type === 'commit-lineup')?.play
  const [chosen, set] = useState(Array.isArray(suggested) ? suggested.map(String) : owned)
  const play = owned.filter((one) => chosen.includes(one))
  const toggle = (one: string) =>
    set(play.includes(one) ? play.filter((other) => other !== one) : [...play, one])
  return (
    <div class="stack">
      <fieldset class="choices">
        <legend>{en.chooseYourStars}</legend>
        {owned.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={play.includes(one)}
            onClick={() => toggle(one)}
          >
            {`★ ${one}`}
          </button>
        ))}
        {owned.length === 0 && <span class="small muted">{en.noAvailableStars}</span>}
      </fieldset>
      <Purchases spaces={spaces} content={content} send={send} />
      <button type="button" class="primary" onClick={() => send({ type: 'commit-lineup', play })}>
        {play.length > 0 ? en.play(play.join(', ')) : en.playNoStar}
      </button>
    </div>
  )
}

type Buying = Pick<EditorProps<View, Content>, 'spaces' | 'content' | 'send'>

function Purchases({ spaces, content, send }: Buying) {
  const some = spaces.filter(({ type }) => type === 'buy-star' || type === 'play-appeal')
  if (some.length === 0) return null
  return (
    <fieldset class="choices">
      <legend>{en.first}</legend>
      {some.flatMap(({ type, fields }) =>
        valuesIn(fields.category).flatMap((category) => {
          if (type === 'play-appeal')
            return valuesIn(fields.card).map((card) => (
              <button
                key={`${category} ${card}`}
                type="button"
                onClick={() => send({ type, card, category })}
              >
                {en.appealFor(category)}
              </button>
            ))
          const vouchers = valuesIn(fields.voucher)
          const isOptional = fields.voucher === undefined || 'optional' in fields.voucher
          const fee = content.stars.find((star) => star.category === category)?.fee
          return [...(isOptional ? [null] : []), ...vouchers].map((voucher) => (
            <button
              key={`${category} ${voucher}`}
              type="button"
              onClick={() => send({ type, category, ...(voucher !== null && { voucher }) })}
            >
              {voucher === null
                ? en.buy(category, money(fee ?? 0))
                : en.buyWithVoucher(category, voucher)}
            </button>
          ))
        }),
      )}
    </fieldset>
  )
}

type Domain = Buying['spaces'][number]['fields'][string]

function valuesIn(domain: Domain | undefined): readonly string[] {
  if (!domain) return []
  if ('optional' in domain) return valuesIn(domain.optional)
  if ('is' in domain) return [String(domain.is)]
  return 'oneOf' in domain ? domain.oneOf.map(String) : []
}
