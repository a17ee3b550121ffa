import { type Schemas, touchline } from '../service.ts'
import * as en from '../text/ratings/en.ts'
import { formatRating } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { useQuery } from '../ui/use-query.ts'

type Rating = Schemas['AccountRating']

export function AccountRatings({ account }: { readonly account: string }) {
  const params = { path: { account } }
  // Errors are ignored, because ratings are a minor part of the page.
  const { data } = useQuery(account, () =>
    touchline.unwrap(touchline.GET('/v1/accounts/{account}/ratings', { params })),
  )
  const ratings = data?.ratings ?? []
  if (ratings.length === 0) return null
  return (
    <dl class="terms">
      {ratings.map((one) => (
        <div key={`${one.ruleset} ${one.pool}`}>
          <dt>{`${gameName(one.ruleset)}${one.pool === 'two' ? '' : ', 3+ players'}`}</dt>
          <dd>{ratingText(one)}</dd>
        </div>
      ))}
    </dl>
  )
}

const ratingText = (one: Rating): string => `${formatRating(one)} (${en.games(one.games)})`
