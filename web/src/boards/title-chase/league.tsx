import * as en from '../../text/title-chase/en.ts'
import { Card } from '../../ui/card.tsx'
import { pressableByWords } from '../pressable.ts'
import { Team } from './team.tsx'
import type { Coloured, View } from './teams.ts'

const text = en.league

const FORM_MAX = 5

export function League(props: Coloured) {
  const { view, viewer } = props
  const columns = ['P', 'W', 'D', 'L'] as const
  return (
    <Card title={text.leagueTable} flush>
      <table class="league">
        <thead>
          <tr>
            <th>#</th>
            <th>{text.team}</th>
            {columns.map((name) => (
              <th key={name} class={name === 'P' ? 'n' : 'n opt'}>
                {name}
              </th>
            ))}
            <th class="n">{text.goals}</th>
            <th class="opt">{text.form}</th>
            <th class="n">{text.pts}</th>
          </tr>
        </thead>
        <tbody>
          {view.table.map((row) => (
            <tr
              key={row.team}
              class={`${row.seat !== null && row.seat === viewer ? 'self' : ''} ${
                props.touched.has(`team:${row.team}`) ? 'touched' : ''
              }`}
            >
              <td class="num">{row.position}</td>
              <td>
                <span {...pressableByWords(props, `team:${row.team}`)}>
                  <Team {...props} team={row.team} />
                </span>
              </td>
              <td class="n">{row.played}</td>
              <td class="n opt">{row.won}</td>
              <td class="n opt">{row.drawn}</td>
              <td class="n opt">{row.lost}</td>
              <td class="n">{`${row.goalsFor}–${row.goalsAgainst}`}</td>
              <td class="opt">
                <Form results={formOf(view, row.team)} />
              </td>
              <td class="n">
                <b>{row.points}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type Result = 'won' | 'drawn' | 'lost'

function formOf({ fixtures }: View, team: string): readonly Result[] {
  const results = fixtures.flat().flatMap(({ home, away, score }): Result[] => {
    if (score === null || (home !== team && away !== team)) return []
    const ahead = home === team ? score[0] - score[1] : score[1] - score[0]
    return [ahead > 0 ? 'won' : ahead < 0 ? 'lost' : 'drawn']
  })
  return results.slice(-FORM_MAX)
}

const Form = ({ results }: { readonly results: readonly Result[] }) => (
  <span class="form-of" role="img" aria-label={results.join(', ') || text.notPlayedYet}>
    {results.map((result, at) => (
      // The list index is the Preact key, because results have no ids.
      <i key={at} class={result}>
        {result.charAt(0).toUpperCase()}
      </i>
    ))}
  </span>
)

export function Fixtures(props: Coloured) {
  const { fixtures } = props.view
  const next = fixtures.findIndex((round) => round.some(({ status }) => status === 'due'))
  const round = fixtures[next]
  if (!round) return null
  return (
    <Card
      title={text.round(next + 1)}
      right={
        <span class="small muted">
          {text.of}
          {fixtures.length}
        </span>
      }
    >
      <ul class="fixtures">
        {round.map(({ home, away, score }) => (
          <li key={home}>
            <Team {...props} team={home} />
            <b class="num">{score ? score.join('–') : 'v'}</b>
            <Team {...props} team={away} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
