import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import { timeoutSignal } from '../../src/app/streams/timeout-signal.ts'

t.test('time is up even if memory was cleared meanwhile', async (t) => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { signal } = timeoutSignal(0.2, new AbortController().signal)

  const clearing = setInterval(collect, 20)
  t.teardown(() => clearInterval(clearing))
  await new Promise((resolve) => setTimeout(resolve, 100))
  if (!signal.aborted) await once(signal, 'abort', { signal: AbortSignal.timeout(5_000) })

  t.ok(signal.aborted)
})

t.test('an alarm fires with its signal, at once if that is already aborted', async (t) => {
  const caller = new AbortController()
  const waiting = timeoutSignal(60, caller.signal)
  caller.abort()
  const late = timeoutSignal(60, caller.signal)

  t.ok(waiting.signal.aborted && late.signal.aborted)
  for (const { off } of [waiting, late]) off()
})

t.test('a cancelled alarm does not fire', async (t) => {
  const caller = new AbortController()
  const { signal, off } = timeoutSignal(0.01, caller.signal)
  off()
  caller.abort()
  await new Promise((resolve) => setTimeout(resolve, 50))

  t.notOk(signal.aborted)
})
