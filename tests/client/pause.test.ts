import t from 'tap'
import { backOff, pause } from '../../packages/client/src/pause.ts'

const LONG = 60_000

t.test('a pause ends when its signal aborts', async (t) => {
  const wanted = new AbortController()
  const waiting = pause(LONG, wanted.signal)
  wanted.abort()

  await t.resolves(waiting)
  await t.resolves(pause(LONG, wanted.signal))
})

t.test('a pause ends when the browser is online again', async (t) => {
  const page = new EventTarget()
  t.intercept(globalThis, 'addEventListener' as keyof typeof globalThis, {
    value: page.addEventListener.bind(page),
  })
  const waiting = pause(LONG, new AbortController().signal)
  page.dispatchEvent(new Event('online'))

  await t.resolves(waiting)
})

t.test('pauses last from half a second to 15', async (t) => {
  for (let failures = 0; failures < 50; failures += 1) {
    const milliseconds = backOff(failures)
    t.ok(milliseconds >= 500 && milliseconds <= 15_000)
    if (failures === 0) t.ok(milliseconds <= 750)
  }
})
