import * as en from '../../text/title-chase/en.ts'
import { Card } from '../../ui/card.tsx'
import { Team } from './team.tsx'
import { type Coloured, CUP_NAMES, CUP_ROUNDS, teamName, type View } from './teams.ts'

type Tie = View['cup']['ties'][number]
const TEAMS = 16

export function Cup(props: Coloured) {
  const { cup } = props.view
  const waiting = (cup.unrevealed ?? []).map((team) => teamName(props, team))
  const standing = cup.winner
    ? `won by ${teamName(props, cup.winner)}`
    : en.teamsLeft(cup.alive.length)
  return (
    <Card title={en.titleChaseCup} right={<span class="small muted">{standing}</span>}>
      {cup.ties.length === 0 && <p class="muted">{en.noTiesDrawnYet}</p>}
      <div class="bracket" hidden={cup.ties.length === 0}>
        {CUP_ROUNDS.map((name, step) => (
          <section key={name} class={`ties ${name}`}>
            <h3>{CUP_NAMES[name]}</h3>
            <ol>
              {Array.from({ length: TEAMS / 2 ** (step + 1) }, (_, at) => {
                const tie = cup.ties.find((one) => one.cupRound === name && one.tie === at + 1)
                return <li key={at}>{tie ? <OneTie {...props} tie={tie} /> : <Open />}</li>
              })}
            </ol>
          </section>
        ))}
      </div>
      {waiting.length > 0 && <p class="small muted">{en.stillToPlay(waiting.join(', '))}</p>}
    </Card>
  )
}

const Open = () => (
  <div class="tie open">
    <span class="hidden-label">{en.notDrawnYet}</span>
  </div>
)

const OneTie = ({ tie, ...props }: Coloured & { readonly tie: Tie }) => (
  <div class="tie">
    {[tie.home, tie.away].map((team) => (
      <div key={team} class={tie.winner !== null && tie.winner !== team ? 'out' : ''}>
        <Team {...props} team={team} isStrong={tie.winner === team} />
        <span class="num">
          {tie.matches.map(({ home, score }) => score[home === team ? 0 : 1]).join(' ')}
        </span>
      </div>
    ))}
  </div>
)
