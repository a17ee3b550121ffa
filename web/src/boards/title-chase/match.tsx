import { useState } from 'preact/hooks'
import { Card } from '../../ui/card.tsx'
import type { EditorProps } from '../board.ts'
import { HUES } from './managers.tsx'
import { Team } from './team.tsx'
import { type Coloured, type Content, CUP_NAMES, money, type View } from './teams.ts'

export function Match(props: Coloured) {
  const { match } = props.view
  if (!match) return null
  const { competition, round, cupRound, replay } = match
  const name = competition === 'league' ? `Round ${round}` : cupRound ? CUP_NAMES[cupRound] : 'Cup'
  const suffix = replay > 0 ? `, replay ${replay}` : ''
  return (
    <Card
      title={`${name}${suffix}`}
      right={match.neutral && <span class="pill">neutral ground</span>}
    >
      <div class="meeting">
        <Side {...props} match={match} side="home" />
        <b>v</b>
        <Side {...props} match={match} side="away" />
      </div>
    </Card>
  )
}

interface SideProps extends Coloured {
  readonly match: NonNullable<View['match']>
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
          {stars === null && <span class="pill">choosing</span>}
          {stars?.length === 0 && <span class="muted">no star</span>}
          {stars?.map((category) => (
            <span key={category} class="star own" style={{ '--hue': `var(--${HUES[category]})` }}>
              {category}
            </span>
          ))}
          {match.penalty[side]?.card && <span class="pill">penalty</span>}
        </span>
      )}
    </span>
  )
}

/** Before a match: stars to play, and stars to buy first. */
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
        <legend>Choose your stars</legend>
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
        {owned.length === 0 && <span class="small muted">No available stars</span>}
      </fieldset>
      <Purchases spaces={spaces} content={content} send={send} />
      <button type="button" class="primary" onClick={() => send({ type: 'commit-lineup', play })}>
        {play.length > 0 ? `Play ${play.join(', ')}` : 'Play no star'}
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
      <legend>First</legend>
      {some.flatMap(({ type, fields }) =>
        valuesIn(fields.category).flatMap((category) => {
          if (type === 'play-appeal')
            return valuesIn(fields.card).map((card) => (
              <button
                key={`${category} ${card}`}
                type="button"
                onClick={() => send({ type, card, category })}
              >
                {`Appeal for ${category}`}
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
                ? `Buy ${category}, ${money(fee ?? 0)}`
                : `Buy ${category} with voucher ${voucher}`}
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
