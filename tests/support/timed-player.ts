import { setTimeout as sleep } from 'node:timers/promises'
import { request, startGame } from './service-process.ts'

/** Pause between two calls, so that the player stays within the rate limit. */
const PAUSE_MILLISECONDS = 60

export async function play(base: string, seconds: number): Promise<number[]> {
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  const timed = async (...args: Parameters<typeof request>) => {
    const began = performance.now()
    const answer = await request(...args)
    times.push(performance.now() - began)
    if (answer.status >= 400) throw new Error(JSON.stringify(answer.body))
    await sleep(PAUSE_MILLISECONDS)
    return answer.body
  }
  let { game, tokens } = await startGame(base, 'rising-star')
  while (performance.now() < until)
    for (const token of tokens) {
      const { decisions } = await timed(base, `GET ${game}/decisions`, token)
      const [decision] = decisions.filter(({ optional }: { optional: boolean }) => !optional)
      if (!decision) continue
      const move = { decisionId: decision.id, move: decision.examples[0] }
      const { outcome } = await timed(base, `POST ${game}/moves`, token, move)
      if (outcome) ({ game, tokens } = await startGame(base, 'rising-star'))
    }
  return times.toSorted((one, other) => one - other)
}

export const describeTimes = (times: readonly number[]) => {
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)]!)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, the longest of ${times.length} ${at(1 - 1e-9)} ms`
}
