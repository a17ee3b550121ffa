import { AccountButton, reauthenticate } from '../lobby/sign-in.tsx'
import { AccountRatings } from '../ratings/account-ratings.tsx'
import { me, type Schemas, touchline } from '../service.ts'
import { Shell } from '../shell/shell.tsx'
import * as en from '../text/account/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { formatDate, formatRating } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { useQuery } from '../ui/use-query.ts'
import './account.css'

type Profile = Schemas['Profile']

export function ProfilePage({ handle }: { readonly handle: string }) {
  const query = { handle: decodeURIComponent(handle).toLowerCase() }
  const { data, trouble } = useQuery(me.value, () =>
    touchline.unwrap(touchline.GET('/v1/profile', { params: { query } })),
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
              {en.player.signIn}
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
      {profile === 'hidden' && games.length + ratings.length === 0 && <p>{en.player.hides}</p>}
      {profile === 'public' && games.length + ratings.length === 0 && (
        <p class="muted">{en.player.isNew}</p>
      )}
      {isPlayed && <p>{en.player.score(score.won, score.lost, score.tied)}</p>}
      {ratings.length > 0 && (
        <Card title={en.player.ratings}>
          <AccountRatings account={account.id} />
          <ul class="plain" aria-label={en.player.ratedGames}>
            {ratings.flatMap(({ ruleset, pool, history }) =>
              history.map(({ at, game, place, ...strength }) => (
                <li key={`${ruleset} ${pool} ${at}`} class="row">
                  <span class="grow">{en.player.placeIn(gameName(ruleset), place)}</span>
                  <span class="num">{formatRating(strength)}</span>
                  {game !== null && <a href={`/play/${game}`}>{en.player.open}</a>}
                </li>
              )),
            )}
          </ul>
        </Card>
      )}
      {games.length > 0 && (
        <Card title={en.player.publicGames}>
          <ul class="plain" aria-label={en.player.publicGames}>
            {games.map(({ id, ruleset, status, createdAt }) => (
              <li key={id} class="row">
                <span class="grow">{`${gameName(ruleset)}, ${formatDate(createdAt)}`}</span>
                <a href={`/play/${id}`}>{status === 'over' ? en.player.result : en.player.watch}</a>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
