import type { Limits, Rates } from '../../app/core/rate-limits.ts'
import type { TimeSlices } from '../../app/core/time-slices.ts'
import type { Service } from '../../app/service/service.ts'
import type { Config } from '../../config/config.ts'
import type { StreamSettings } from './wire/streams.ts'

type Needed = 'STREAMS_PER_TOKEN' | 'SAVE_BYTES_MAX' | 'PACK_BYTES_MAX' | 'METRICS_TOKEN'

export interface RestOptions {
  readonly service: Service
  readonly limits: Limits
  readonly turns: TimeSlices
  readonly config: Pick<Config, Needed>
  readonly streams?: Partial<StreamSettings>
  readonly elsewhere?: readonly string[]
}

const MINUTE = 60
const HOUR = 3_600

export function ratesOf(config: Config): Rates | null {
  if (!config.RATE_LIMITS) return null
  return {
    reads: { most: config.READS_PER_MINUTE, seconds: MINUTE },
    moves: { most: config.MOVES_PER_MINUTE, seconds: MINUTE },
    games: { most: config.GAMES_PER_HOUR, seconds: HOUR },
    accounts: { most: config.SIGN_UPS_PER_HOUR, seconds: HOUR },
    streams: { most: config.STREAMS_PER_TOKEN * 12, seconds: MINUTE },
    talk: { most: 10, seconds: MINUTE },
    'auth-failures': { most: 30, seconds: MINUTE },
    'refused-messages': { most: 60, seconds: MINUTE },
  }
}
