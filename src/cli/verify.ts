import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { verify } from '../kernel/verify.ts'
import {
  followChain,
  type LogHeader,
  type LogRow,
  logHeader,
  logRow,
  tableIn,
} from '../luck/log.ts'
import { hmacLuck } from '../luck/stream.ts'
import { rulesetNamed, runCommand, UsageError } from './arguments.ts'

const HELP = `usage: node dist/src/cli/verify.js FILE [--seed HEX] [--head HASH]… [--json]

Checks the log of a game without any server: the chain of hashes, the commitment to the seed, and
every cause, which is judged again with the luck that the seed gives.

  FILE          a log as GET /v1/games/{id}/events?raw gives it; "-" reads the standard input
  --seed HEX    the seed, where the log has none
  --head HASH   a head that you have kept from an answer: it must lie on the chain
  --json        one JSON object instead of sentences
  --help        this text

exit code: 0 the log is true, 1 it is not, 2 called wrongly`

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      head: { type: 'string', multiple: true, default: [] },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  if (values.help) {
    console.log(HELP)
    return 0
  }
  const [file, ...rest] = positionals
  if (file === undefined || rest.length > 0) throw new UsageError('name one file')
  const { header, rows } = await readLog(file)
  const seed = values.seed ?? header.seed
  if (seed === null || !/^[0-9a-f]{64}$/.test(seed))
    throw new UsageError('the log has no seed: give it with --seed, 64 hexadecimal digits')
  const result = judgeLog(header, rows, seed, values.head)
  console.log(values.json ? JSON.stringify(result) : sentences(result).join('\n'))
  return result.ok ? 0 : 1
})

async function readLog(file: string): Promise<{ header: LogHeader; rows: LogRow[] }> {
  const text = await readFile(file === '-' ? '/dev/stdin' : file, 'utf8').catch(() => {
    throw new UsageError(`${file} cannot be read`)
  })
  const [first = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  try {
    const header = logHeader.parse(JSON.parse(first))
    return { header, rows: lines.map((line) => logRow.parse(JSON.parse(line))) }
  } catch {
    throw new UsageError(`${file} is not the log of a game`)
  }
}

function judgeLog(header: LogHeader, rows: readonly LogRow[], seed: string, kept: string[]) {
  const rules = rulesetNamed(header.ruleset)
  const content = rules.content.safeParse(header.contentPack.content)
  if (!content.success)
    throw new UsageError('the content pack in the log is not one of its ruleset')
  const chain = followChain(header, seed, rows)
  const luck = hmacLuck(seed, header.game, header.entropy)
  const judged = verify(rules, tableIn(header, content.data), chain.commits, luck)
  // Where the rules stop early, the rest of the chain is still to be followed.
  for (const _ of chain.commits);
  const heads = new Set(rows.map(({ head }) => head))
  const strayHeads = kept.filter((head) => !heads.has(head))
  const { report } = chain
  const chainHolds = report.broken === null
  const isTrue = judged.difference === null && chainHolds && report.commitmentHolds
  return {
    ok: isTrue && strayHeads.length === 0,
    ...{ game: header.game, ruleset: header.ruleset, ...report, chainHolds, strayHeads },
    ...judged,
  }
}

function sentences(result: ReturnType<typeof judgeLog>): string[] {
  const { commits, events, foldedOnly, difference, rows, head, strayHeads, broken } = result
  return [
    `${result.ruleset} ${result.game}: ${rows} rows, ${commits} commits, ${events} events`,
    result.commitmentHolds
      ? 'The seed is the one that was committed to.'
      : 'THE SEED IS NOT the one that was committed to.',
    broken === null
      ? `The chain of hashes holds, up to ${head}.`
      : `THE CHAIN OF HASHES BREAKS at row ${broken.row}, after version ${broken.version}: ` +
        `${broken.reason}.`,
    ...strayHeads.map((stray) => `THE HEAD ${stray} is not on the chain.`),
    ...(foldedOnly > 0
      ? [`${foldedOnly} commits of another version of the rules were folded, not judged again.`]
      : []),
    difference === null
      ? 'Every cause leaves the very same events again.'
      : `COMMIT ${difference.commit} (version ${difference.version}) ${difference.reason}.`,
  ]
}
