import { signal } from '@preact/signals'
import type { Show } from '../../../../src/engine/kernel/beats.ts'
import { storedValue } from '../../shell/stored-value.ts'
import { SOUNDS, soundOf, type Tone } from './sounds.ts'

const stored = storedValue('volume')
const VOLUME_DEFAULT = 0.6

/** From 0, silent, to 1. */
export const volume = signal(stored.read() === null ? VOLUME_DEFAULT : Number(stored.read()))
export function setVolume(loudness: number): void {
  volume.value = loudness
  stored.write(`${loudness}`)
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
