import { useEffect } from 'preact/hooks'
import { useAccountFeed } from '../lobby/account-feed.ts'
import * as en from '../text/people/en.ts'
import { formatRating } from '../ui/format.ts'
import type { GameConnection, Observation } from './game-connection.ts'

/**
 * The account's stream announces new ratings to players. In addition, the page polls the ratings,
 * because spectators have no account stream and a rating may be stored before the stream opens.
 */
const LOOK_MILLISECONDS = 4_000
const LOOKS = 15

interface ChangesProps {
  readonly game: GameConnection
  readonly observation: Observation
  readonly names: readonly string[]
}

export function RatingChanges({ game, observation, names }: ChangesProps) {
  const { ratingChanges: changes } = observation
  const look = () => void (changes === null && game.refresh())
  useAccountFeed({
    onNews: ({ news, game: { id } }) => news.includes('rated') && id === observation.id && look(),
    onGap: look,
  })
  useEffect(() => {
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      look()
      if (changes !== null || looks === LOOKS) clearInterval(timer)
    }, LOOK_MILLISECONDS)
    return () => clearInterval(timer)
  }, [changes === null])
  return (
    <section class="ratings" aria-label={en.rated}>
      <h3>{en.rated}</h3>
      {changes === null ? (
        <p class="muted">{en.ratingsSoon}</p>
      ) : (
        <dl class="terms">
          {changes.map(({ seat, before, after }) => (
            <div key={seat}>
              <dt>
                <bdi>{names[seat]}</bdi>
              </dt>
              <dd class="num">{`${formatRating(before)} → ${formatRating(after)}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
