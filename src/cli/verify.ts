import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readContent } from '../kernel/content.ts'
import { isFork } from '../kernel/kernel-acts.ts'
import type { Verification } from '../kernel/verify.ts'
import { CheckedChain, unpackSound } from '../luck/checked-chain.ts'
import { Examination, type Verdict } from '../luck/examination.ts'
import { type LogHeader, type LogRow, logHeader, logRow, packHashOf, tableIn } from '../luck/log.ts'
import { hmacLuck } from '../luck/stream.ts'
import { rulesetNamed, runCommand, UsageError } from './arguments.ts'

const HELP = `usage: node dist/src/cli/verify.js FILE [--seed HEX] [--head HASH]… [--unfinished] [--strict]
       [--json]

Checks the log of a game without any server: the chain of hashes, the commitment to the seed, and
every cause, which is judged again with the luck that the seed gives.

  FILE          a log as GET /v1/games/{id}/events?raw gives it; "-" reads the standard input
  --seed HEX    the seed, where the log has none
  --head HASH   a head that you have kept from an answer: it must lie on the chain
  --unfinished  a log without an end may be true as far as it goes
  --strict      what was only folded, because other rules decided it, is not proved
  --json        one JSON object instead of sentences
  --help        this text

exit code: 0 the log is true, 1 it is not, or its end is missing, 2 called wrongly, 4 nothing false
was found, but nothing was judged again; with --strict: or some of it was not`

const verdicts: Readonly<Record<Verdict, string>> = {
  proved: 'The log is true, from its start to its end.',
  unproved: 'NOT ALL OF IT IS PROVED, though nothing false was found.',
  refuted: 'THE LOG IS FALSE.',
}

const NOT_TRUE = 1
const UNJUDGED = 4

await runCommand(HELP, async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string' },
      head: { type: 'string', multiple: true, default: [] },
      unfinished: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
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
  return exitCode(result, values)
})

interface Terms {
  /** What has no end may be true all the same. */
  readonly unfinished: boolean
  /** Everything has to be judged again. */
  readonly strict: boolean
}

function exitCode(
  { verdict, over, commits, foldedOnly }: ReturnType<typeof judgeLog>,
  { unfinished, strict }: Terms,
): number {
  if (verdict === 'refuted' || !(over || unfinished)) return NOT_TRUE
  const isJudged = strict ? foldedOnly === 0 && commits > 0 : foldedOnly < commits
  return isJudged ? 0 : UNJUDGED
}

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
  const { game, ruleset, contentPack } = header
  const rules = rulesetNamed(ruleset)
  const content = readContent(rules, contentPack.content)
  if (!content.success)
    throw new UsageError('the content pack in the log is not one of its ruleset')
  // What stands before a fork is another game's, and its seed is not in the header.
  const before = rows.filter(isForkIn).map(() => null)
  const luck = hmacLuck(seed, game, header.entropy)
  const receipts = kept.map((head) => ({ head, version: null }))
  const { options, choices, decisionSeconds } = header.table
  const opening = { ruleset, options, choices, decisionSeconds }
  const packHash = packHashOf(ruleset, contentPack.content)
  const examination = new Examination(
    new CheckedChain(header, seed, receipts),
    { rules, table: tableIn(header, content.data), lucks: [...before, luck] },
    { opening: () => ({ ...opening, contentPack: packHash }), isOver: false },
  )
  for (const row of rows) examination.take(row)
  const finding = examination.finding()
  return { ok: finding.verdict !== 'refuted', game, ruleset, ...finding }
}

const isForkIn = ({ packed }: LogRow): boolean => {
  const first = unpackSound(packed)?.[0]
  return first !== undefined && isFork(first.cause)
}

function sentences(result: ReturnType<typeof judgeLog>): string[] {
  const { commits, events, rows, head, receipts, broken, altered } = result
  const strays = receipts.filter(({ reason }) => reason !== null)
  return [
    `${result.ruleset} ${result.game}: ${rows} rows, ${commits} commits, ${events} events`,
    verdicts[result.verdict],
    result.commitmentHolds
      ? 'The seed is the one that was committed to.'
      : 'THE SEED IS NOT the one that was committed to.',
    broken === null
      ? `The chain of hashes holds, up to ${head}.`
      : `THE CHAIN OF HASHES BREAKS at row ${broken.row}, after version ${broken.version}: ` +
        `${broken.reason}.`,
    ...strays.map((stray) => `THE HEAD ${stray.head} is not on the chain.`),
    ...altered.map((what) => `THE HEADER'S ${what} is not what the log says.`),
    ...judgedSentences(result),
  ]
}

function judgedSentences(found: Verification): string[] {
  const { commits, foldedOnly, unjudged, over, difference } = found
  const judged = commits - foldedOnly
  if (difference !== null)
    return [`COMMIT ${difference.commit} (version ${difference.version}) ${difference.reason}.`]
  return [
    foldedOnly === 0
      ? 'Every cause leaves the very same events again.'
      : `${judged} causes leave the very same events again. ${foldedOnly} commits of another ` +
        'version of the rules WERE ONLY FOLDED, not judged again.',
    ...(unjudged === 0
      ? []
      : [`${unjudged} events before a fork ARE TAKEN AS GIVEN until that game has ended.`]),
    ...(over ? [] : ['THE GAME DOES NOT END with this log: what came after it is missing.']),
  ]
}
