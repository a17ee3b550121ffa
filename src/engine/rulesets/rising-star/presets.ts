import type { Preset } from '../../kernel/preset.ts'
import type { Options } from './options.ts'

/** Minutes per season by number of players, according to section 4 of the rules (RS-902). */
const SEASON_MINUTES: Readonly<Record<number, number>> = { 2: 30, 3: 35, 4: 45, 5: 50, 6: 60 }

const career = (seasons: number, says: string): Preset<Options> => ({
  id: `${seasons}-seasons`,
  name: `${seasons} seasons`,
  says,
  options: { seasons },
  minutes(seats) {
    const minutes = SEASON_MINUTES[seats]
    return minutes === undefined ? null : minutes * seasons
  },
})

export const presets: readonly Preset<Options>[] = [
  career(3, 'The usual career'),
  career(4, 'A longer career'),
  career(5, 'A whole career'),
]
