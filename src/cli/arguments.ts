import { BOT_NAMES, botNamed, type SearchObserver } from '../engine/bots/index.ts'
import type { Bot } from '../engine/kernel/bot.ts'
import { Refusal } from '../engine/kernel/refusal.ts'
import type { Ruleset } from '../engine/kernel/ruleset.ts'
import { registry } from '../games/loaded.ts'
import { PackageProblem } from '../games/manifest.ts'
import { VERSION } from '../version.ts'

/**
 * An error in the command's arguments: the command prints the error with the help text and exits
 * with code 2.
 */
export class UsageError extends Error {}

export function rulesetNamed(id: string | undefined): Ruleset {
  const known = Object.keys(registry).join(', ')
  if (id === undefined) throw new UsageError(`give a ruleset: ${known}`)
  const rules = Object.hasOwn(registry, id) ? registry[id] : undefined
  if (!rules) throw new UsageError(`unknown ruleset ${id}; known: ${known}`)
  return rules
}

export function oneRuleset(named: readonly string[]): Ruleset {
  if (named.length > 1) throw new UsageError(`give one ruleset, not ${named}`)
  return rulesetNamed(named[0])
}

export function botCalled(rules: Ruleset, name: string, watched?: SearchObserver): Bot {
  const bot = botNamed(rules, name, watched)
  if (!bot) throw new UsageError(`unknown bot ${name}; known: ${BOT_NAMES}`)
  return bot
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < min || number > max)
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not ${text}`)
  return number
}

export function jsonRecord(name: string, text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>
  } catch {}
  throw new UsageError(`--${name} must be a JSON object such as '{"turnLimit":30}', not ${text}`)
}

/**
 * Runs a command. The exit code is 0 for success, 1 for failure, and 2 for a usage error. If
 * `--help` is given, all other arguments are ignored.
 */
export async function runCommand(help: string, command: () => Promise<number>): Promise<void> {
  process.stdout.on('error', endedByReader)
  const asks = (...words: string[]) => words.some((word) => process.argv.includes(word))
  if (asks('--version')) return console.log(`touchline ${VERSION}`)
  if (asks('--help', '-h')) return console.log(help)
  try {
    process.exitCode = await command()
  } catch (error) {
    if (error instanceof UsageError || isParseError(error)) {
      console.error(`${(error as Error).message}\n\n${help}`)
      process.exitCode = 2
    } else if (error instanceof Refusal) {
      console.error(`refused: ${error.message} ${JSON.stringify(error.facts)}`)
      process.exitCode = 2
    } else throw error
  }
}

export async function sentenceOf(step: () => Promise<unknown>): Promise<number> {
  try {
    await step()
    return 0
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error
    console.error(error.message)
    return 1
  }
}

/**
 * A program such as `head` may close the pipe before the command has written all its output. This
 * is not an error.
 */
function endedByReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

const isParseError = (error: unknown): boolean =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/**
 * After the first Ctrl-C, the command finishes the current item and stops. After the second Ctrl-C,
 * the command stops immediately.
 */
export function interruption(): { is: boolean } {
  const interrupted = { is: false }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      interrupted.is = true
    })
  return interrupted
}

export function timeOf(date: string | undefined): number | undefined {
  if (date === undefined) return undefined
  const time = Date.parse(date)
  if (Number.isNaN(time)) throw new UsageError(`${date} is not a date (use 2026-01-31)`)
  return time
}
