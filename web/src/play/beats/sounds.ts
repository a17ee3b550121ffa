import { signal } from '@preact/signals'
import type { Show } from '../../../../src/engine/kernel/beats.ts'
import { storedValue } from '../../shell/stored-value.ts'

const stored = storedValue('volume')
const VOLUME_DEFAULT = 0.6

/** From 0, silent, to 1. */
export const volume = signal(stored.read() === null ? VOLUME_DEFAULT : Number(stored.read()))
export function setVolume(loudness: number): void {
  volume.value = loudness
  stored.write(`${loudness}`)
}

/** A tone that fades out; without a pitch it is noise through a filter. */
interface Tone {
  readonly at: number
  readonly lasts: number
  readonly pitch?: number
  /** Where the pitch glides. */
  readonly to?: number
  readonly filter?: number
  readonly loud: number
  readonly wave?: OscillatorType
}

type Sound = keyof typeof SOUNDS
/** Each sound is shorter than 0.7 seconds. */
const SOUNDS = {
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

function tone(at: number, lasts: number, pitch: number, loud: number, wave?: OscillatorType): Tone {
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

let audio: AudioContext | null = null

/** Browsers allow sound only after a user action; a hidden tab stays silent. */
export function playSound(show: Show): void {
  const sound = soundOf(show)
  const isAllowed = navigator.userActivation.hasBeenActive && !document.hidden
  if (sound === null || volume.value === 0 || !isAllowed) return
  audio ??= new AudioContext()
  for (const one of SOUNDS[sound]) playTone(audio, one)
}

function playTone(context: AudioContext, { at, lasts, pitch, to, filter, loud, wave }: Tone): void {
  const start = context.currentTime + at
  const gain = new GainNode(context, { gain: loud * volume.value })
  gain.gain.setTargetAtTime(0, start + lasts * 0.3, lasts / 4)
  gain.connect(context.destination)
  if (pitch === undefined) {
    const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context, lasts) })
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: filter ?? 1_000 })
    source.connect(band).connect(gain)
    source.start(start)
    return
  }
  const source = new OscillatorNode(context, { frequency: pitch, type: wave ?? 'sine' })
  if (to !== undefined) source.frequency.linearRampToValueAtTime(to, start + lasts)
  source.connect(gain)
  source.start(start)
  source.stop(start + lasts)
}

function noiseOf(context: AudioContext, lasts: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * lasts), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1
  return buffer
}
