import { useRulesets } from '../lobby/rulesets.ts'
import { AccountButton } from '../lobby/sign-in.tsx'
import { account, type Schemas, touchline } from '../service.ts'
import { address, go } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { Alert } from '../ui/alert.tsx'
import { Card, Segments } from '../ui/card.tsx'
import { formatRating } from '../ui/format.ts'
import { gameName } from '../ui/game-name.ts'
import { Paged, usePages } from '../ui/pages.tsx'
import '../lobby/lobby.css'
import * as en from '../text/ratings/en.ts'

const POOLS = [
  ['two', en.twoPlayers],
  ['more', '3+ players'],
] as const
type Pool = (typeof POOLS)[number][0]
type Ranked = Schemas['LeaderboardEntry']

export function RatingsPage() {
  const { rulesets, trouble } = useRulesets()
  const { searchParams } = address.value
  const ruleset = searchParams.get('game') ?? rulesets[0]?.id ?? null
  const pool: Pool = searchParams.get('pool') === 'more' ? 'more' : 'two'
  const show = (some: { game?: string; pool?: Pool }) => {
    const query = new URLSearchParams({ game: ruleset ?? '', pool, ...some })
    go(`/ratings?${query}`, { replace: true })
  }
  return (
    <Shell here={null} right={<AccountButton />}>
      <div class="stack">
        <div class="row wrap">
          <h1 class="grow">{en.leaderboard}</h1>
          <select
            aria-label={en.game}
            value={ruleset ?? ''}
            onChange={({ currentTarget }) => show({ game: currentTarget.value })}
          >
            {rulesets.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
          <Segments
            label={en.numberOfPlayers}
            options={POOLS}
            value={pool}
            pick={(one: Pool) => show({ pool: one })}
          />
        </div>
        <Alert words={trouble} />
        {ruleset !== null && <Board {...{ ruleset, pool }} />}
        <p class="small muted">{en.youAreRankedAfter10}</p>
      </div>
    </Shell>
  )
}

function Board({ ruleset, pool }: { readonly ruleset: string; readonly pool: Pool }) {
  const ranked = usePages<Ranked>(`${ruleset} ${pool}`, (after) => {
    const query = { ruleset, pool, ...(after !== null && { after }) }
    return touchline.unwrap(touchline.GET('/v1/ratings', { params: { query } }))
  })
  return (
    <Card title={gameName(ruleset)} flush>
      <Paged pages={ranked} empty={en.noRankedPlayersYet}>
        {(places) => (
          <ol class="honour">
            {places.map(({ account: id, name, games, ...strength }) => (
              <li key={id} class={id === account.value?.id ? 'mine' : ''}>
                <bdi class="clip">{name}</bdi>
                <span class="small muted num">{en.games(games)}</span>
                <b class="num">{formatRating(strength)}</b>
              </li>
            ))}
          </ol>
        )}
      </Paged>
    </Card>
  )
}
