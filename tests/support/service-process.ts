import type { Test } from 'tap'
import { SERVICE_KEY } from './keys.ts'
import { main, printed, type StartedProcess, startBuild } from './process.ts'
import { ADMIN_TOKEN } from './service.ts'

export interface ServiceProcess extends StartedProcess {
  readonly base: string
}

export async function serve(
  t: Pick<Test, 'teardown'>,
  url: string,
  { program = main, env = {} }: { program?: string; env?: Record<string, string> } = {},
): Promise<ServiceProcess> {
  const started = startBuild(program, { DATABASE_URL: url, ADMIN_TOKEN, SERVICE_KEY, ...env })
  t.teardown(() => started.child.kill('SIGKILL'))
  const [, base = ''] = await printed(started, /listens on (\S+)[\s\S]*admin token/)
  return { ...started, base }
}

export async function request(base: string, line: string, token: string, body?: unknown) {
  const [method = 'GET', address] = line.split(' ')
  const answer = await fetch(`${base}${address}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  // biome-ignore lint/suspicious/noExplicitAny: the service may be another build
  const json: any = await answer.json()
  return { status: answer.status, body: json }
}

export const signUp = async (base: string, name: string): Promise<string> =>
  (await request(base, 'POST /v1/accounts', '', { name })).body.token

export interface StartedGame {
  readonly game: string
  readonly tokens: readonly string[]
}

export async function startGame(base: string, ruleset: string): Promise<StartedGame> {
  const tokens = await Promise.all(['Ada', 'Grace'].map((name) => signUp(base, name)))
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await request(base, 'POST /v1/games', tokens[0]!, { ruleset, seats })
  const game = `/v1/games/${made.body.id}`
  await request(base, `POST ${game}/seats`, tokens[1]!, {})
  return { game, tokens }
}
