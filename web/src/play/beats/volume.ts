import { signal } from '@preact/signals'
import type { Show } from '../../../../src/engine/kernel/beats.ts'
import { storedValue } from '../../shell/stored-value.ts'

const stored = storedValue('volume')
const VOLUME_DEFAULT = 0.6

/** Volume of sounds, from 0 (silent) to 1. */
export const volume = signal(stored.read() === null ? VOLUME_DEFAULT : Number(stored.read()))
export function setVolume(loudness: number): void {
  volume.value = loudness
  stored.write(`${loudness}`)
}

/** Plays no sound in a hidden tab. Browsers forbid sound before the first user action. */
export function playSound(show: Show): void {
  const isAllowed = navigator.userActivation.hasBeenActive && !document.hidden
  if (volume.value === 0 || !isAllowed) return
  // The error is ignored, because `ChunkLoadError` already shows an error if the code for sounds
  // cannot be loaded.
  void import('./audio.ts').then(
    ({ synthesise }) => synthesise(show, volume.value),
    () => {},
  )
}
