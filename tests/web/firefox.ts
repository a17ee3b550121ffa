import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Test } from 'tap'
import { WebSocket } from 'ws'

const EXECUTABLE = '/usr/bin/firefox-esr'

/** True if Debian's Firefox is installed. */
export const hasFirefox = existsSync(EXECUTABLE)

interface Answer {
  readonly id?: number
  readonly type: string
  readonly message?: string
  readonly result?: unknown
}

export interface FirefoxPage {
  goto(address: string): Promise<void>
  /** The value of an expression in the page, as JSON. */
  evaluate<T>(expression: string): Promise<T>
}

/**
 * A page in Firefox, driven by WebDriver BiDi. Playwright drives only its own build of Firefox: the
 * one of Debian lacks `emulation.setMediaFeaturesOverride`.
 */
export async function openFirefox(t: Test): Promise<FirefoxPage> {
  const flags = ['--headless', '--no-remote', '--remote-debugging-port', '0']
  const process = spawn(EXECUTABLE, [...flags, '--profile', t.testdir()], { stdio: 'pipe' })
  t.teardown(() => process.kill('SIGKILL'))
  const socket = await new Promise<WebSocket>((resolve, reject) => {
    process.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)))
    process.stderr.setEncoding('utf8').on('data', (text: string) => {
      const [address] = /ws:\S+/.exec(text) ?? []
      if (address) resolve(new WebSocket(`${address}/session`))
    })
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const call = callerOf(socket)
  await call('session.new', { capabilities: {} })
  const { contexts } = await call<Contexts>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    goto: (url) => call('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate<T>(given: string) {
      const expression = `Promise.resolve(${given}).then((value) => JSON.stringify(value ?? null))`
      const asked = { expression, target: { context }, awaitPromise: true }
      const answer = await call<Evaluated>('script.evaluate', asked)
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
      return JSON.parse(answer.result?.value ?? 'null') as T
    },
  }
}

interface Contexts {
  readonly contexts: readonly { readonly context: string }[]
}
interface Evaluated {
  readonly type: string
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

function callerOf(socket: WebSocket) {
  const waiting = new Map<number, (answer: Answer) => void>()
  let calls = 0
  socket.on('message', (bytes) => {
    // The protocol guarantees the shape of its messages.
    const answer = JSON.parse(String(bytes)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  return async <T>(method: string, params: object): Promise<T> => {
    calls += 1
    const id = calls
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result as T
  }
}
