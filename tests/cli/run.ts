import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface CommandResult {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

const inTurn = fileURLToPath(new URL('in-turn.js', import.meta.url))
const fileOf = (command: string): string =>
  fileURLToPath(new URL(`../../src/cli/${command}.js`, import.meta.url))
export const toolFile = (tool: string): string =>
  fileURLToPath(new URL(`../../tools/${tool}.js`, import.meta.url))

export const run = (command: string, args: readonly string[], input = ''): CommandResult =>
  ran([fileOf(command), ...args], input)

export function runTool(
  tool: string,
  args: readonly string[],
  options: RunOptions = {},
): CommandResult {
  const words = [toolFile(tool), ...args]
  return ran([...nodeOptions(options), ...words])
}

interface RunOptions {
  readonly laterRules?: string
}

const nodeOptions = ({ laterRules }: RunOptions): readonly string[] =>
  laterRules === undefined
    ? []
    : [`--import=${new URL(`../support/later-rules.js?${laterRules}`, import.meta.url)}`]

export function runInTurn(
  command: string,
  each: readonly (readonly string[])[],
  options: RunOptions = {},
): CommandResult[] {
  const words = [inTurn, fileOf(command), JSON.stringify(each)]
  const { stdout, stderr } = ran([...nodeOptions(options), ...words])
  if (stderr !== '') throw new Error(stderr)
  return JSON.parse(stdout)
}

function ran(args: readonly string[], input = ''): CommandResult {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', input })
  return { status, stdout, stderr }
}
