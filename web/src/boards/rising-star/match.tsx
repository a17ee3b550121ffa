import * as en from '../../text/rising-star/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import { hueNamed, type Match, type Props, type Side, sideCalled } from './player.ts'
import { Who } from './who.tsx'

type Half = 'home' | 'away'

export function Scoreboard({ match, ...props }: Props & { readonly match: Match }) {
  const { kind, home, away, score, extraTime, penalties, stage } = match
  const sum = (half: Half) => (score ? score[half] + (extraTime?.[half] ?? 0) : '–')
  return (
    <div class="business match">
      <span class="small muted">{`${sentenceCase(kind)} · ${stageCalled(stage)}`}</span>
      <div class="score">
        <Name {...props} side={home} />
        <b class="num">{`${sum('home')} : ${sum('away')}`}</b>
        {away ? <Name {...props} side={away} /> : <span class="muted">{en.nobody}</span>}
      </div>
      {penalties && <span class="small num">{en.penalties(penalties.home, penalties.away)}</span>}
    </div>
  )
}

const stageCalled = (stage: Match['stage']): string =>
  stage.replace('-et', ' in extra time').replaceAll('-', ' ')

function Name({ side, ...props }: Props & { readonly side: Side }) {
  if ('seat' in side) return <Who {...props} seat={side.seat} />
  const hue = 'absent' in side ? hueNamed(side.absent) : undefined
  return (
    <span class="row who">
      {hue && <i class="team" style={{ background: `var(--${hue})` }} />}
      <span class="clip">{sideCalled(side, props)}</span>
    </span>
  )
}
