import { parseArgs } from 'node:util'
import { linesIn } from '../engine/luck/exports/lines.ts'
import { runCommand, UsageError } from './arguments.ts'
import { progressCount } from './progress.ts'
import { piecesOf } from './read-file.ts'
import { Refused, serviceClient } from './service-client.ts'

const HELP = `usage: npm run import -- FILE… --reason CODE [--public] [--unsigned] [--json]
       npm run import -- FILE --at VERSION --seats SEATS [--game ID] [--seconds N]

Imports exported games into the service at TOUCHLINE_URL. Each game is verified first.
TOUCHLINE_TOKEN or TOUCHLINE_TOKEN_FILE holds your token.

  FILE          exported games, also compressed; "-" reads standard input
  --reason CODE import under the original ids: moved, restored, dispute, legal or other; operators
                only; games that already exist, are unfinished or differ are skipped
  --public      make the games public
  --unsigned    accept games without a trusted signature: owners only
  --at VERSION  continue one game from this version as a new private game
  --seats SEATS players of the new game: me, bot or account ids, for example me,bot
  --game ID     which game of the file (default: the first)
  --seconds N   time per move (default: no limit)
  --json        print the response of the service
  --help        this text

exit code: 0 ok, 1 refused, 2 usage error, 3 could not reach the service: run it again`

const REFUSED = 1
const NOT_ASKED = 3
const END = Buffer.from('{"end":')

const options = {
  reason: { type: 'string' },
  at: { type: 'string' },
  seats: { type: 'string' },
  game: { type: 'string' },
  seconds: { type: 'string' },
  public: { type: 'boolean', default: false },
  unsigned: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const

await runCommand(HELP, async () => {
  const { values, positionals: files } = parseArgs({ allowPositionals: true, options })
  const isPlayed = values.at !== undefined
  if (files.length === 0 || (isPlayed && files.length > 1)) throw new UsageError('give a file')
  if (!isPlayed && values.reason === undefined) throw new UsageError('give --reason or --at')
  const address = isPlayed ? playAddress(values) : deskAddress(values)
  for (const file of files) {
    const answer = await sent(address, file)
    if (typeof answer === 'number') return answer
    console.log(values.json ? JSON.stringify(answer) : sentence(file, answer))
  }
  return 0
})

interface PlayedImport {
  readonly at?: string | undefined
  readonly seats?: string | undefined
  readonly game?: string | undefined
  readonly seconds?: string | undefined
}

function playAddress({ at, seats, game, seconds }: PlayedImport): string {
  if (seats === undefined) throw new UsageError('give --seats, for example me,bot')
  return addressOf('/v1/imports', { at, seats, game, decisionSeconds: seconds })
}

interface Looked {
  readonly reason?: string | undefined
  readonly public: boolean
  readonly unsigned: boolean
}

function deskAddress({ reason, public: isPublic, unsigned }: Looked): string {
  const visibility = isPublic ? 'public' : undefined
  return addressOf('/v1/admin/imports', {
    reason,
    visibility,
    unsigned: unsigned ? 'true' : undefined,
  })
}

function addressOf(path: string, query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((one): one is [string, string] => one[1] !== undefined)
  return `${path}?${new URLSearchParams(given)}`
}

interface Answer {
  readonly id?: string
  readonly imported?: number
  readonly here?: number
  readonly skipped?: number
  readonly differing?: readonly string[]
}

async function sent(address: string, file: string): Promise<Answer | number> {
  const body = ReadableStream.from(counted(await piecesOf(file)))
  const headers = { 'content-type': 'application/x-ndjson' }
  try {
    const init: RequestInit = { method: 'POST', headers, body, duplex: 'half' }
    const answer = await serviceClient(process.env)(address, init)
    return (await answer.json()) as Answer
  } catch (error) {
    if (error instanceof UsageError) throw error
    const isRefused = error instanceof Refused
    console.error(isRefused ? `${file}: ${error.message}` : 'cannot reach the service')
    return isRefused && error.status < 500 ? REFUSED : NOT_ASKED
  }
}

async function* counted(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const progress = progressCount('games')
  let games = 0
  for await (const line of linesIn(pieces)) {
    if (Buffer.from(line.subarray(0, END.length)).equals(END)) games += 1
    progress.show(games)
    yield line
  }
  progress.done()
}

function sentence(file: string, { id, imported, here, skipped, differing = [] }: Answer): string {
  if (id !== undefined) return `${file}: continued as ${id}`
  const running = (skipped ?? 0) - differing.length
  return [
    `${file}: ${imported} games imported, ${here} already existed`,
    ...(skipped ? [`${skipped} skipped (${running} still ran, ${differing.length} differ)`] : []),
    ...(differing.length > 0 ? [`different here: ${differing.join(' ')}`] : []),
  ].join(', ')
}
