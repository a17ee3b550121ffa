const LASTS_SECONDS = 0.45

export function whistle(): void {
  // Browsers allow sound only after a user action.
  if (!navigator.userActivation.hasBeenActive) return
  const audio = new AudioContext()
  const end = audio.currentTime + LASTS_SECONDS
  const loud = new GainNode(audio, { gain: 0.06 })
  const pea = new OscillatorNode(audio, { frequency: 28 })
  const shake = new GainNode(audio, { gain: 0.035 })
  pea.connect(shake).connect(loud.gain)
  loud.connect(audio.destination)
  const tones = [2_180, 2_290].map((frequency) => new OscillatorNode(audio, { frequency }))
  for (const tone of tones) tone.connect(loud)
  loud.gain.setTargetAtTime(0, end - 0.08, 0.02)
  for (const source of [...tones, pea]) {
    source.start()
    source.stop(end)
  }
  pea.onended = () => void audio.close()
}
