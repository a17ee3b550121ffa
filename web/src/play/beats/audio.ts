import type { Show } from '../../../../src/engine/kernel/beats.ts'
import { SOUNDS, soundOf, type Tone } from './sounds.ts'

let audio: AudioContext | null = null

export function synthesise(show: Show, volume: number): void {
  const sound = soundOf(show)
  if (sound === null) return
  audio ??= new AudioContext()
  for (const one of SOUNDS[sound]) playTone(audio, one, volume)
}

function playTone(context: AudioContext, tone: Tone, volume: number): void {
  const { at, lasts, pitch, to, filter, loud, wave } = tone
  const start = context.currentTime + at
  const gain = new GainNode(context, { gain: loud * volume })
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
