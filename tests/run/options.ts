/**
 * Tier of tests: `fast` contains the files `*.test.ts`, and `full` contains the files
 * `*.full.test.ts`.
 */
export type Tier = 'fast' | 'full' | 'both'

export interface Options {
  /**
   * Substrings of test file paths; if the list is empty, all test files of the tier are selected.
   */
  readonly names: readonly string[]
  readonly tier: Tier
  /** Git revision with which `--changed` compares the files; null without `--changed`. */
  readonly changedSince: string | null
  readonly watch: boolean
  readonly soak: boolean
  readonly times: boolean
}

const known = /^--(?:full|soak|watch|times|changed(?:=.+)?)$/

export function parseOptions(args: readonly string[]): Options {
  const flags = args.filter((arg) => arg.startsWith('-'))
  const unknown = flags.find((flag) => !known.test(flag))
  if (unknown !== undefined)
    throw new Error(
      `Unknown option ${unknown}. There are --full, --soak, --watch, --times and
      --changed[=REVISION].`.replace(/\s+/g, ' '),
    )
  const names = args.filter((arg) => !arg.startsWith('-'))
  const changed = flags.find((flag) => flag.startsWith('--changed'))
  const soak = flags.includes('--soak')
  const otherwise = soak || names.length > 0 ? 'both' : 'fast'
  return {
    names,
    tier: flags.includes('--full') ? 'full' : otherwise,
    changedSince: changed === undefined ? null : changed.slice('--changed='.length) || 'HEAD',
    watch: flags.includes('--watch'),
    soak,
    times: flags.includes('--times'),
  }
}
