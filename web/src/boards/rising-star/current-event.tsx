import * as en from '../../text/rising-star/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { BoardItem } from '../board.ts'
import { pressableByWords } from '../pressable.ts'
import { Scoreboard } from './match.tsx'
import { hueNamed, type Props } from './player.ts'
import { SmallCard } from './small-card.tsx'
import { Who } from './who.tsx'

export function CurrentEvent(props: Props) {
  const { phase, match, negotiation, swap, turn, tiebreak } = props.view
  if (phase === 'ended') return <Ended {...props} />
  if (phase === 'choosing-tokens') return <Tokens {...props} />
  return (
    <>
      {match && <Scoreboard {...props} match={match} />}
      {!match && tiebreak && (
        <p class="business">
          <b>{en.tiedOnPoints}</b>
          {tiebreak.tied.map((seat) => (
            <Who key={seat} {...props} seat={seat} />
          ))}
        </p>
      )}
      {negotiation && (
        <div class="business">
          <Who {...props} seat={negotiation.seat} />
          <span class="muted">{en.offers(sentenceCase(negotiation.cause))}</span>
          {negotiation.offers.map((card) => (
            <SmallCard key={card} {...props} card={card} />
          ))}
        </div>
      )}
      {swap && (
        <div class="business">
          <Who {...props} seat={swap.seat} />
          <span class="muted">{en.has}</span>
          <SmallCard {...props} card={swap.held} />
          <span class="muted">{en.andHasDrawn}</span>
          <SmallCard {...props} card={swap.drawn} />
        </div>
      )}
      {turn?.stage === 'physio' && (
        <p class="business">
          <Who {...props} seat={turn.seat} />
          <span class="muted">{en.isInjuredRollA6}</span>
        </p>
      )}
    </>
  )
}

function Tokens(props: Props) {
  const { content, view } = props
  return (
    <div class="business">
      {content.tokens.map(({ id, club }) => {
        const owner = view.seats.find(({ token }) => token === id)
        const thing: BoardItem = `token:${id}`
        const hue = hueNamed(id)
        return (
          <span
            key={id}
            {...pressableByWords(props, thing, 'slip')}
            style={hue ? { '--hue': `var(--${hue})` } : {}}
          >
            <b>{club}</b>
            {owner && <Who {...props} seat={owner.no} />}
          </span>
        )
      })}
    </div>
  )
}

function Ended(props: Props) {
  const { result } = props.view
  if (!result) return null
  return (
    <div class="business">
      <Who {...props} seat={result.champion} />
      <b>{en.isTheRisingStar}</b>
      <span class="muted num">
        {en.inAll(result.places.find(({ seat }) => seat === result.champion)?.total ?? 0)}
      </span>
    </div>
  )
}
