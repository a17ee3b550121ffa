/** A start-up failure with its remedy, as a sentence for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartProblem'
}

/** True for expected errors, which print one sentence; bugs print a stack trace. */
export const isSentence = (error: unknown): error is Error =>
  error instanceof StartupError || (error instanceof Error && error.constructor === Error)

type Failed = Error & { readonly code?: unknown; readonly address?: string; readonly port?: number }

/** Runs a part of the start and explains expected errors. */
export async function explainStartupErrors<T>(part: Promise<T>, explain: Explain): Promise<T> {
  try {
    return await part
  } catch (error) {
    const sentence = error instanceof Error ? explain(error as Failed) : null
    throw sentence === null ? error : new StartupError(sentence, { cause: error })
  }
}
type Explain = (error: Failed) => string | null

/** Connection errors, without the password of the URL. */
export function databaseProblem(url: string, variable = 'DATABASE_URL'): Explain {
  const { hostname, port, username, pathname } = new URL(url)
  const place = `${hostname}:${port || 5432}`
  const name = decodeURIComponent(pathname.slice(1))
  const user = decodeURIComponent(username)
  return (error) => {
    const found = innermost(error)
    const sentenceFor = sentences[String(found.code)]
    const address = { place, hostname, program: 'PostgreSQL', name, user }
    if (sentenceFor) return `${variable}: ${sentenceFor(address)}`
    const isSilent = /timeout|terminated unexpectedly/i.test(found.message)
    return isSilent
      ? `${variable}: ${place} does not answer as PostgreSQL does; check host, port and firewall`
      : null
  }
}

export function doorbellProblem(url: string): Explain {
  const { hostname, port, protocol } = new URL(url)
  const place = `${hostname}:${port || 6379}`
  return (error) => {
    const found = innermost(error)
    const sentenceFor = networkSentences[String(found.code)]
    if (sentenceFor)
      return `REDIS_URL: ${sentenceFor({ place, hostname, program: 'Redis or Valkey' })}`
    if (/^(NOAUTH|WRONGPASS|NOPERM)/.test(found.message))
      return `REDIS_URL: the server at ${place} does not let it in; check user and password`
    if (/^DENIED/.test(found.message))
      return (
        `REDIS_URL: the server at ${place} has no password, and so lets in its own machine ` +
        'alone: give it one (requirepass), or switch protected-mode off where nobody else gets to'
      )
    if (/certificate/i.test(found.message))
      return `REDIS_URL: nobody known vouches for ${place}; NODE_EXTRA_CA_CERTS names who does`
    const other = protocol === 'rediss:' ? 'redis://' : 'rediss://'
    return (
      `REDIS_URL: ${place} does not answer as Redis or Valkey does; check host and port, and ` +
      `whether it is ${other}`
    )
  }
}

interface ServerAddress {
  readonly place: string
  readonly hostname: string
  readonly program: string
}
interface Address extends ServerAddress {
  readonly name: string
  readonly user: string
}
const wrongLogin = ({ place, user }: Address) =>
  `the server at ${place} does not let ${user || 'nobody'} in; check user and password`

const networkSentences: Readonly<Record<string, (place: ServerAddress) => string>> = {
  ECONNREFUSED: ({ place, program }) =>
    `no server listens at ${place}; start ${program} there, or correct host and port`,
  ENOTFOUND: ({ hostname }) => `there is no host called ${hostname}; correct its name`,
  EAI_AGAIN: ({ hostname }) => `the name ${hostname} cannot be looked up; check the network`,
  ETIMEDOUT: ({ place }) => `${place} does not answer; check host, port and firewall`,
}

const sentences: Readonly<Record<string, (address: Address) => string>> = {
  ...networkSentences,
  '28P01': wrongLogin,
  '28000': wrongLogin,
  '3D000': ({ name }) => `the server has no database "${name}"; make it: createdb ${name}`,
  '42501': ({ user }) =>
    `${user} lacks rights there; have the owner run \`npm run migrate\`, and then what ` +
    `\`npm run migrate -- --grants ${user}\` prints`,
  '55P03': ({ name }) => `somebody holds tables of "${name}"; end what does, and start again`,
  '53300': ({ place }) => `the server at ${place} has no connection left; raise max_connections`,
}

/** Drivers wrap the original error. */
function innermost(error: Failed): Failed {
  const { cause, driverError, errors } = error as {
    cause?: unknown
    driverError?: unknown
    errors?: readonly unknown[]
  }
  const inner = driverError ?? cause ?? errors?.[0]
  return inner instanceof Error && inner !== error ? innermost(inner) : error
}

export function folderProblem(folder: string): Explain {
  return ({ code }) => {
    const why = folderCodes[String(code)]
    return why ? `DATA_DIR: ${folder} ${why}, for example DATA_DIR=/var/lib/touchline` : null
  }
}
const folderCodes: Readonly<Record<string, string>> = {
  EACCES: 'cannot be written; give its user the right, or name another folder',
  EPERM: 'cannot be written; give its user the right, or name another folder',
  EROFS: 'lies on a disk that cannot be written; name another folder',
  ENOENT: 'cannot be created there; name another folder',
  ENOTDIR: 'is a file, or lies below one; name a folder',
  EEXIST: 'is a file; name a folder',
  ENOSPC: 'lies on a disk that is full; make room, or name another folder',
}

export function addressProblem(host: string, port: number): Explain {
  return ({ code }) => {
    switch (code) {
      case 'EADDRINUSE':
        return (
          `PORT: ${port} is taken by another program; stop it, or choose another, ` +
          `for example PORT=${port + 1} (0: any free one)`
        )
      case 'EACCES':
        return `PORT: ${port} is for root alone; choose one above 1023, for example PORT=3000`
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return `HOST: ${host} is no address of this machine; for example HOST=127.0.0.1`
      default:
        return null
    }
  }
}
