import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Test } from 'tap'
import WebSocket from 'ws'

const PROGRAMS = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const LIMIT_MILLISECONDS = 60_000
const program = PROGRAMS.find((file) => existsSync(file))

/** If Firefox is not installed, the Firefox tests are skipped. */
export const hasFirefox = program !== undefined

interface Answer {
  readonly id?: number
  readonly error?: string
  readonly message?: string
  readonly result?: Record<string, never>
}

export interface FirefoxPage {
  open(url: string): Promise<void>
  /** Evaluates a JavaScript expression in the page; the result must be a string. */
  read(expression: string): Promise<string>
  press(x: number, y: number): Promise<void>
}

export async function firefoxPage(t: Test, width: number, height: number): Promise<FirefoxPage> {
  // Firefox writes to its profile until it ends, and tap would delete a folder of `t.testdir()`
  // earlier.
  const profile = await mkdtemp(path.join(tmpdir(), 'touchline-firefox-'))
  const flags = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(program!, flags, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  t.teardown(async () => {
    child.kill('SIGKILL')
    await ended
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  const send = await connected(await addressIn(child.stderr))
  await send('session.new', { capabilities: {} })
  const { contexts } = await send('browsingContext.getTree', {})
  const { context } = contexts[0]
  const viewport = { width, height }
  await send('browsingContext.setViewport', { context, viewport })
  return {
    open: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async read(expression) {
      const target = { context }
      const { result, exceptionDetails } = await send('script.evaluate', {
        ...{ expression, target, awaitPromise: true },
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    async press(x, y) {
      const parameters = { pointerType: 'mouse' }
      const actions = [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters, actions }
      await send('input.performActions', { context, actions: [mouse] })
    },
  }
}

/** Firefox prints the URL of its remote agent when the agent is ready. */
async function addressIn(output: AsyncIterable<Buffer>): Promise<string> {
  let printed = ''
  for await (const part of output) {
    printed += part
    const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(printed) ?? []
    if (address !== undefined) return address
  }
  throw new Error(`Firefox did not start: ${printed}`)
}

// biome-ignore lint/suspicious/noExplicitAny: responses have many types
type Send = (method: string, params: object) => Promise<any>

async function connected(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.on('message', (data) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  let id = 0
  return async (method, params) => {
    id += 1
    const sent = id
    const answered = new Promise<Answer>((resolve, reject) => {
      waiting.set(sent, resolve)
      const late = () => reject(new Error(`${method}: Firefox does not answer`))
      setTimeout(late, LIMIT_MILLISECONDS).unref()
    })
    socket.send(JSON.stringify({ id: sent, method, params }))
    const { error, message, result } = await answered
    waiting.delete(sent)
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`)
    return result
  }
}
