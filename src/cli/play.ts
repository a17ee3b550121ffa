import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { BOT_NAMES } from '../bots/index.ts'
import { seededChance } from '../kernel/chance.ts'
import { clauseIn } from '../kernel/rulebook.ts'
import { buildTable } from '../kernel/table.ts'
import { commitmentTo, hmacLuck, newSeed } from '../luck/stream.ts'
import { rulebookOf } from '../rulebooks.ts'
import { registry } from '../rulesets/index.ts'
import { botCalled, jsonRecord, rulesetNamed, runCommand, wholeNumber } from './arguments.ts'
import { noticesOf } from './notices.ts'
import { readPackFile } from './packs.ts'
import { playAgainst } from './table-talk.ts'

const HELP = `usage: npm run play -- RULESET [--bots A,B,…] [--seat N]

You play against bots in the terminal.

  RULESET           ${Object.keys(registry).join(', ')}
  --bots A,B,…      the bots at the other seats: ${BOT_NAMES} (heuristic)
  --seat N          your own seat (0)
  --options JSON    options of the ruleset, such as '{"turnLimit":30}'
  --pack FILE       with a content pack of your own
  --help            this text

At the prompt: the number of a move, a move as JSON, or help, board, any, rules, rules CLAUSE,
resign, quit. Where TOUCHLINE_URL names a service, what its operators tell everybody comes first.`

async function ruleOf(ruleset: string, clause: string): Promise<string | null> {
  const book = await rulebookOf(ruleset)
  if (book === null) return null
  return clause === '' ? (book.guide ?? book.clauses) : clauseIn(book.clauses, clause)
}

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      bots: { type: 'string' },
      seat: { type: 'string', default: '0' },
      options: { type: 'string', default: '{}' },
      pack: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  for (const notice of await noticesOf(process.env)) console.log(notice)
  const rules = rulesetNamed(positionals[0])
  const names = values.bots?.split(',') ?? Array(rules.seats.min - 1).fill('heuristic')
  const others = names.map((name) => botCalled(rules, name))
  const seats = others.length + 1
  const content = values.pack ? { content: await readPackFile(values.pack) } : {}
  const options = jsonRecord('options', values.options)
  const table = buildTable(rules, { seats, options, ...content })
  const seat = wholeNumber('seat', values.seat, 0, seats - 1)
  const seed = newSeed()
  console.log(`The luck of this game was fixed before it began: ${commitmentTo(seed)}`)
  const terminal = createInterface({ input: process.stdin })
  const lines = terminal[Symbol.asyncIterator]()
  try {
    await playAgainst({
      rules,
      table,
      seat,
      bots: [...others.slice(0, seat), null, ...others.slice(seat)],
      luck: hmacLuck(seed, 'terminal'),
      chance: seededChance(Date.now()),
      say: (text) => console.log(text),
      rule: (clause) => ruleOf(rules.id, clause),
      // Lines are taken one by one, so that those of a script wait for their question; where
      // standard
      // input ends, nobody answers any more: that is quitting.
      ask: async (prompt) => {
        process.stdout.write(prompt)
        const line = await lines.next()
        return line.done ? null : line.value
      },
      now: Date.now,
    })
    console.log(`Its seed was ${seed}`)
  } finally {
    terminal.close()
  }
  return 0
})
