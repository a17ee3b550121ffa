import { readFileSync } from 'node:fs'
import { UsageError } from './arguments.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** Sends a request to the service. Throws `Refused` if the service refuses the request. */
export type Service = (path: string, init?: RequestInit) => Promise<Response>

/**
 * There is no command-line flag for the token, because other users of the machine can read
 * command-line arguments.
 */
export function serviceClient(env: Environment): Service {
  const { TOUCHLINE_URL: url = 'http://127.0.0.1:3000' } = env
  if (!URL.canParse(url)) throw new UsageError(`TOUCHLINE_URL is not a URL: ${url}`)
  const token = tokenIn(env)
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  return async (path, init = {}) => {
    const sent = { ...init, headers: { ...headers, ...init.headers } }
    const answer = await fetch(new URL(path, url), sent)
    if (answer.ok) return answer
    const problem = await answer.json().catch(() => ({}))
    throw new Refused(answer.status, (problem ?? {}) as Partial<Problem>)
  }
}

export const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

interface Problem {
  readonly code: string
  readonly detail: string
}

export class Refused extends Error {
  readonly status: number

  constructor(status: number, { code = String(status), detail = 'no response' }: Partial<Problem>) {
    super(`the service answered ${code}: ${detail}`)
    this.name = 'Refused'
    this.status = status
  }
}

function tokenIn({ TOUCHLINE_TOKEN: token, TOUCHLINE_TOKEN_FILE: file }: Environment) {
  if (!file) return token || null
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new UsageError(`cannot read TOUCHLINE_TOKEN_FILE: ${file}`)
  }
}
