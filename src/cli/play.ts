import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import type { SignedUp } from '../app/core/account-schema.ts'
import { BOT_NAMES } from '../engine/bots/index.ts'
import { seededChance } from '../engine/kernel/chance.ts'
import { clauseIn } from '../engine/kernel/rulebook.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { buildTable } from '../engine/kernel/table.ts'
import { commitmentTo, hmacLuck, newSeed } from '../engine/luck/stream.ts'
import { packages, registry } from '../games/loaded.ts'
import { rulebooksOf } from '../rulebooks.ts'
import {
  botCalled,
  jsonRecord,
  rulesetNamed,
  runCommand,
  UsageError,
  wholeNumber,
} from './arguments.ts'
import { findOpponent } from './find-opponent.ts'
import { noticesOf } from './notices.ts'
import { readPackFile } from './packs.ts'
import { playAgainst } from './play-locally.ts'
import { playOnline } from './play-online.ts'
import { posted, Refused, type Service, serviceClient } from './service-client.ts'

const HELP = `usage: npm run play -- RULESET [--bots A,B,…] [--seat N]
       npm run play -- RULESET --pair [--rated]

Play in the terminal: against bots, or against a matched opponent on a service.

  RULESET           ${Object.keys(registry).join(', ')}
  --bots A,B,…      bots in the other seats: ${BOT_NAMES} (default: heuristic)
  --seat N          your seat (default: 0)
  --options JSON    options of the ruleset, for example '{"turnLimit":30}'
  --pack FILE       use your own content pack
  --pair            find an opponent at TOUCHLINE_URL (default http://127.0.0.1:3000), or a bot if
                    none is found in time; without TOUCHLINE_TOKEN you play as a guest
  --rated           play a rated game if your opponent agrees
  --help            this text

At the prompt, type the number of a move, a move as JSON, or help, board, any, rules, rules CLAUSE,
resign, quit. If TOUCHLINE_URL is set, the notices of its operators are shown first.

exit code: 0 ok, 2 usage error, 3 could not run`

const NOT_SERVED = 3

const options = {
  bots: { type: 'string' },
  seat: { type: 'string', default: '0' },
  options: { type: 'string', default: '{}' },
  pack: { type: 'string' },
  pair: { type: 'boolean', default: false },
  rated: { type: 'boolean', default: false },
} as const
type Words = ReturnType<typeof words>['values']
const words = () => parseArgs({ allowPositionals: true, options })

await runCommand(HELP, async () => {
  const { values, positionals } = words()
  for (const notice of await noticesOf(process.env)) console.log(notice)
  const rules = rulesetNamed(positionals[0])
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  const prompt: Prompt = {
    say: (text) => console.log(text),
    rule: (clause) => ruleOf(rules.id, clause),
    // A script can play by writing one line to standard input for each prompt. The program exits
    // when standard input ends.
    ask: async (question) => {
      process.stdout.write(question)
      const line = await lines.next()
      return line.done ? null : line.value
    },
  }
  try {
    return await (values.pair ? paired(rules, values, prompt) : alone(rules, values, prompt))
  } finally {
    terminal.close()
  }
})

interface Prompt {
  say(text: string): void
  rule(clause: string): Promise<string | null>
  ask(question: string): Promise<string | null>
}

async function ruleOf(ruleset: string, clause: string): Promise<string | null> {
  const book = await rulebooksOf(packages)(ruleset)
  if (book === null) return null
  return clause === '' ? (book.guide ?? book.clauses) : clauseIn(book.clauses, clause)
}

async function alone(rules: Ruleset, values: Words, prompt: Prompt): Promise<number> {
  if (values.rated) throw new UsageError('--rated requires --pair')
  const names = values.bots?.split(',') ?? Array(rules.seats.min - 1).fill('heuristic')
  const others = names.map((name) => botCalled(rules, name))
  const seats = others.length + 1
  const content = values.pack ? { content: await readPackFile(values.pack) } : {}
  const options = jsonRecord('options', values.options)
  const table = buildTable(rules, { seats, options, ...content })
  const seat = wholeNumber('seat', values.seat, 0, seats - 1)
  const seed = newSeed()
  prompt.say(`Seed commitment: ${commitmentTo(seed)}`)
  await playAgainst({
    rules,
    table,
    seat,
    ...prompt,
    now: Date.now,
    bots: [...others.slice(0, seat), null, ...others.slice(seat)],
    luck: hmacLuck(seed, 'terminal'),
    chance: seededChance(Date.now()),
  })
  prompt.say(`Seed: ${seed}`)
  return 0
}

async function paired({ id: ruleset }: Ruleset, values: Words, prompt: Prompt): Promise<number> {
  const stopped = new AbortController()
  const stop = () => stopped.abort()
  try {
    const service = await serviceFor(prompt)
    process.once('SIGINT', stop)
    const search = { ruleset, rated: values.rated, signal: stopped.signal, say: prompt.say }
    const game = await findOpponent(service, search).finally(() => process.off('SIGINT', stop))
    if (game === null) prompt.say('Search cancelled.')
    else await playOnline({ ...prompt, service, game })
    return 0
  } catch (error) {
    if (!(error instanceof Refused || isAway(error))) throw error
    console.error(error instanceof Refused ? error.message : 'the service is not responding')
    return NOT_SERVED
  }
}

function isAway(error: unknown): boolean {
  return error instanceof TypeError && 'cause' in error
}

/**
 * If no token is given, the command creates a guest account and prints how to continue the game
 * later.
 */
async function serviceFor({ say }: Prompt): Promise<Service> {
  const { env } = process
  if (env.TOUCHLINE_TOKEN || env.TOUCHLINE_TOKEN_FILE) return serviceClient(env)
  const answer = await serviceClient(env)('/v1/accounts', posted({ name: 'Guest' }))
  const { token } = (await answer.json()) as SignedUp
  say(`You are playing as a guest. Set TOUCHLINE_TOKEN=${token} to use this account again.`)
  return serviceClient({ ...env, TOUCHLINE_TOKEN: token })
}
