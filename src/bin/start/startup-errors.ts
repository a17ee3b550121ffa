/** An error whose message explains to the operator how to fix the problem. */
export class StartupError extends Error {
  override readonly name = 'StartProblem'
}

/**
 * An expected startup error is printed as one sentence. An unexpected startup error is printed with
 * a stack trace.
 */
export const isSentence = (error: unknown): error is Error =>
  error instanceof StartupError || (error instanceof Error && error.constructor === Error)

type Failed = Error & { readonly code?: unknown; readonly address?: string; readonly port?: number }

export async function explainStartupErrors<T>(part: Promise<T>, explain: Explain): Promise<T> {
  try {
    return await part
  } catch (error) {
    const sentence = error instanceof Error ? explain(error as Failed) : null
    throw sentence === null ? error : new StartupError(sentence, { cause: error })
  }
}
type Explain = (error: Failed) => string | null

/** The error message must not reveal the password in the database URL. */
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
      ? `${variable}: ${place} does not respond like PostgreSQL; check host, port and firewall`
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
      return `REDIS_URL: ${place} refused the login; check user and password`
    if (/^DENIED/.test(found.message))
      return (
        `REDIS_URL: ${place} has no password, so it accepts only local clients; set ` +
        'one (requirepass), or switch protected-mode off in a private network'
      )
    if (/certificate/i.test(found.message))
      return (
        `REDIS_URL: the certificate of ${place} is not trusted; add its authority with ` +
        'NODE_EXTRA_CA_CERTS'
      )
    const other = protocol === 'rediss:' ? 'redis://' : 'rediss://'
    return (
      `REDIS_URL: ${place} does not respond like Redis or Valkey; check host and ` +
      `port, and whether it should be ${other}`
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
  `${place} refused the login of ${user || 'an empty user'}; check user and password`

const networkSentences: Readonly<Record<string, (place: ServerAddress) => string>> = {
  ECONNREFUSED: ({ place, program }) =>
    `no server is listening at ${place}; start ${program} there, or correct host and port`,
  ENOTFOUND: ({ hostname }) => `the host ${hostname} does not exist; correct its name`,
  EAI_AGAIN: ({ hostname }) => `the host name ${hostname} cannot be resolved; check the network`,
  ETIMEDOUT: ({ place }) => `${place} is not responding; check host, port and firewall`,
}

const sentences: Readonly<Record<string, (address: Address) => string>> = {
  ...networkSentences,
  '28P01': wrongLogin,
  '28000': wrongLogin,
  '3D000': ({ name }) => `the server has no database "${name}"; create it: createdb ${name}`,
  '42501': ({ user }) =>
    `${user} lacks rights on this database; let the owner run \`npm run migrate\`, and ` +
    `then the output of \`npm run migrate -- --grants ${user}\``,
  '55P03': ({ name }) => `another session has locked tables of "${name}"; end it, and start again`,
  '53300': ({ place }) => `${place} has no free connection; raise max_connections`,
}

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
  EACCES: 'is not writable; grant the right to its user, or choose another folder',
  EPERM: 'is not writable; grant the right to its user, or choose another folder',
  EROFS: 'is on a read-only disk; choose another folder',
  ENOENT: 'cannot be created there; choose another folder',
  ENOTDIR: 'is a file, or inside one; choose a folder',
  EEXIST: 'is a file; choose a folder',
  ENOSPC: 'is on a full disk; free some space, or choose another folder',
}

export function addressProblem(host: string, port: number, whole?: 'ADMIN_LISTEN'): Explain {
  const [ofHost, ofPort] = [whole ?? 'HOST', whole ?? 'PORT']
  const example = (address: string, number: number) =>
    whole ? `${whole}=${address}:${number}` : null
  return ({ code }) => {
    switch (code) {
      case 'EADDRINUSE':
        return (
          `${ofPort}: ${port} is in use by another program; stop it, or choose another ` +
          `port, for example ${example(host, port + 1) ?? `PORT=${port + 1}`} (0: any free one)`
        )
      case 'EACCES':
        return (
          `${ofPort}: only root may use ${port}; choose a port above 1023, for example ` +
          (example(host, 3_001) ?? 'PORT=3000')
        )
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return (
          `${ofHost}: ${host} is not an address of this machine; choose one, for example ` +
          (example('127.0.0.1', port) ?? 'HOST=127.0.0.1')
        )
      default:
        return null
    }
  }
}
