import type { Show } from '../../../../src/engine/kernel/beats.ts'

type Wave = 'triangle' | 'sawtooth'

/** A tone that fades out; a tone without a pitch is filtered noise. */
export interface Tone {
  readonly at: number
  readonly lasts: number
  readonly pitch?: number
  readonly to?: number
  readonly filter?: number
  readonly loud: number
  readonly wave?: Wave
}

export type Sound = keyof typeof SOUNDS
export const SOUNDS = {
  rattle: [0, 0.06, 0.13, 0.19, 0.28, 0.4].map((at) => noise(at, 0.035, 2_600, 0.3)),
  tap: [tone(0, 0.07, 210, 0.2, 'triangle'), noise(0, 0.02, 1_800, 0.1)],
  thud: [{ ...tone(0, 0.22, 150, 0.45), to: 60 }, noise(0.01, 0.12, 500, 0.25)],
  card: [noise(0, 0.09, 4_200, 0.16), noise(0.09, 0.03, 1_500, 0.12)],
  coin: [1_318, 1_976].map((pitch, at) => tone(at * 0.07, 0.3, pitch, 0.09)),
  whistle: [2_180, 2_290].map((pitch) => tone(0, 0.38, pitch, 0.08)),
  hammer: [0, 0.22].flatMap((at) => [noise(at, 0.05, 900, 0.5), tone(at, 0.09, 180, 0.3)]),
  crowd: [noise(0, 0.6, 900, 0.22), noise(0.08, 0.5, 1_900, 0.1)],
  groan: [{ ...tone(0, 0.5, 196, 0.14, 'sawtooth'), to: 110 }, noise(0, 0.4, 400, 0.08)],
  fanfare: [392, 523, 659, 784].map((pitch, at) => tone(at * 0.1, 0.34, pitch, 0.12, 'triangle')),
} satisfies Record<string, readonly Tone[]>

function tone(at: number, lasts: number, pitch: number, loud: number, wave?: Wave): Tone {
  return { at, lasts, pitch, loud, ...(wave && { wave }) }
}
function noise(at: number, lasts: number, filter: number, loud: number): Tone {
  return { at, lasts, filter, loud }
}

export function soundOf(show: Show): Sound | null {
  switch (show.kind) {
    case 'dice':
      return 'rattle'
    case 'move':
      return 'tap'
    case 'flip':
      return show.tone === 'capture' ? 'thud' : 'card'
    case 'card':
    case 'table':
    case 'draw':
      return 'card'
    case 'money':
      return 'coin'
    case 'match':
      return show.stage === 'dice' || show.stage === 'third' ? 'rattle' : 'whistle'
    case 'kick':
      return show.scored ? 'crowd' : 'groan'
    case 'score':
      return 'crowd'
    case 'award':
      return show.tone === 'good' ? 'fanfare' : 'groan'
    case 'title':
      return 'fanfare'
    case 'lot':
      return show.sold ? 'hammer' : 'tap'
    case 'end':
      return 'whistle'
    default:
      return null
  }
}
