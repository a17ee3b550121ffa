import { SeatMark } from '../../ui/seat-mark.tsx'
import { type Coloured, seatOf, teamName } from './teams.ts'

interface TeamProps extends Pick<Coloured, 'view' | 'hues' | 'names'> {
  readonly team: string
  readonly isStrong?: boolean
}

export function Team({ view, hues, names, team, isStrong = false }: TeamProps) {
  const seat = seatOf(view, team)
  return (
    <span class="team">
      {seat === null ? (
        <span class="nobody" />
      ) : (
        <SeatMark seat={seat} hue={hues[seat] ?? 'black'} size={17} />
      )}
      <span class={`clip ${isStrong || seat !== null ? 'strong' : ''}`}>
        {teamName({ view, names }, team)}
      </span>
    </span>
  )
}
