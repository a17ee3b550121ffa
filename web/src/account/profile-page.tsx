import { AccountButton, reauthenticate } from '../lobby/sign-in.tsx'
import { AccountRatings } from '../ratings/account-ratings.tsx'
import { me, type Schemas, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { gameName } from '../ui/game-name.ts'
import { useQuery } from '../ui/use-query.ts'
import './account.css'

type Profile = Schemas['Profile']

/** A player by handle: ratings, our score, public games. */
export function ProfilePage({ handle }: { readonly handle: string }) {
  const query = { handle: decodeURIComponent(handle).toLowerCase() }
  const { data, trouble } = useQuery(me.value, () =>
    touchline.told(touchline.GET('/v1/profile', { params: { query } })),
  )
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack account">
        <h1>
          <bdi>{data?.account.name ?? `@${query.handle}`}</bdi>
        </h1>
        <Alert words={trouble} />
        {me.value === null && (
          <div class="row">
            <button type="button" class="primary" onClick={() => void reauthenticate()}>
              Sign in to see this player
            </button>
          </div>
        )}
        {data && <Shown profile={data} />}
      </div>
    </Shell>
  )
}

function Shown({
  profile: { account, handle, profile, score, ratings, games },
}: {
  readonly profile: Profile
}) {
  const isPlayed = score.won + score.lost + score.tied > 0
  return (
    <>
      <p class="muted">{`@${handle}`}</p>
      {profile === 'hidden' && games.length + ratings.length === 0 && (
        <p>This player hides games and ratings.</p>
      )}
      {isPlayed && <p>{scoreText(score)}</p>}
      {ratings.length > 0 && (
        <Card title="Ratings">
          <AccountRatings account={account.id} />
          <ul class="plain" aria-label="Rated games">
            {ratings.flatMap(({ ruleset, pool, history }) =>
              history.map(({ at, game, place, rating }) => (
                <li key={`${ruleset} ${pool} ${at}`} class="row">
                  <span class="grow">{`${gameName(ruleset)}, place ${place}`}</span>
                  <span class="num">{rating?.toFixed(1) ?? '?'}</span>
                  {game !== null && <a href={`/play/${game}`}>Open</a>}
                </li>
              )),
            )}
          </ul>
        </Card>
      )}
      {games.length > 0 && (
        <Card title="Public games">
          <ul class="plain" aria-label="Public games">
            {games.map(({ id, ruleset, status, createdAt }) => (
              <li key={id} class="row">
                <span class="grow">
                  {`${gameName(ruleset)}, ${new Date(createdAt).toLocaleDateString()}`}
                </span>
                <a href={`/play/${id}`}>{status === 'over' ? 'Result' : 'Watch'}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

const scoreText = ({ won, lost, tied }: Profile['score']): string =>
  `Your rated games together: ${won} won, ${lost} lost, ${tied} tied.`
