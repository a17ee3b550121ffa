/** What the command line asks for. */
export interface Asked {
  /** Parts of paths; none stands for all. */
  readonly names: readonly string[]
  /** Null: whether a file has changed does not matter. */
  readonly changedSince: string | null
  readonly watch: boolean
  readonly soak: boolean
  /** For tap. */
  readonly flags: readonly string[]
}

const own = /^--(?:changed(?:=(?<revision>.+))?|watch|soak)$/

export function asked(args: readonly string[]): Asked {
  const changed = args.find((arg) => /^--changed\b/.test(arg))
  return {
    names: args.filter((arg) => !arg.startsWith('-')),
    changedSince: changed === undefined ? null : (own.exec(changed)?.groups?.revision ?? 'HEAD'),
    watch: args.includes('--watch'),
    soak: args.includes('--soak'),
    flags: args.filter((arg) => arg.startsWith('-') && !own.test(arg)),
  }
}
