import { createHash } from 'node:crypto'
import { type PackHead, readContent, todaysContent } from '../../kernel/content.ts'
import { tidied, UNSEEN, unfitAt } from '../../kernel/name.ts'
import type { Ruleset } from '../../kernel/ruleset.ts'
import type { Table } from '../../kernel/types.ts'
import { packHashOf } from '../../luck/log.ts'
import { no } from '../errors.ts'
import type { GameRecord, PackRecord, PackStore } from '../ports.ts'

/** A content pack as the service offers it. */
export interface Pack {
  readonly ruleset: string
  readonly name: string
  readonly title: string
  readonly version: string
  readonly hash: string
  /** As it is stored, and hashed. */
  readonly stored: unknown
  /** The same as today's rules read it. */
  readonly content: unknown
}

/** What a game is played with. */
export interface Played {
  readonly rules: Ruleset
  readonly table: Table
  readonly pack: Pack
}

/** A pack that an operator has put into the folder of packs; its content is not checked yet. */
export interface PackFile {
  /** Where it came from: named when something is wrong with it. */
  readonly path: string
  readonly ruleset: string
  readonly name: string
  readonly content: unknown
}

export const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex')

/**
 * Rulesets and the packs they are played with. A game keeps its pack whole, under its hash: it goes
 * on with it when the pack has been replaced or taken away.
 */
export class Packs {
  readonly #registry: Readonly<Record<string, Ruleset>>
  readonly #offered: readonly Pack[]
  readonly #store: PackStore
  readonly #kept = new Map<string, Pack>()
  readonly #warnings = new WeakMap<Pack, readonly string[]>()
  /** What operators should know of the packs that they have brought: path and sentence. */
  readonly warnings: readonly string[]

  constructor(
    registry: Readonly<Record<string, Ruleset>>,
    files: readonly PackFile[],
    store: PackStore,
  ) {
    this.#registry = registry
    this.#store = store
    const house = Object.values(registry).flatMap((rules) =>
      rules.packs.map((content, place) => packOf(rules, `${rules.id}-${place}`, content)),
    )
    const brought = files.map((file) => ({ path: file.path, pack: checked(registry, file) }))
    this.#offered = [...house, ...brought.map(({ pack }) => pack)]
    for (const { path, pack } of brought)
      if (this.offered(pack.ruleset).find(({ name }) => name === pack.name) !== pack)
        throw new Error(`${path}: /id: another pack of ${pack.ruleset} is called ${pack.name}`)
    for (const pack of this.#offered) this.#kept.set(pack.hash, pack)
    this.warnings = brought.flatMap(({ path, pack }) =>
      this.warningsOf(pack).map((warning) => `${path}: ${warning}`),
    )
  }

  /** Stores what is offered, so that games outlive it. */
  async keepOffered(): Promise<void> {
    const records = this.#offered.map(
      ({ hash, ruleset, name, stored }): PackRecord => ({
        hash,
        ruleset,
        name,
        content: JSON.stringify(stored),
      }),
    )
    await this.#store.keep(records)
  }

  rulesets(): Ruleset[] {
    return Object.values(this.#registry)
  }

  rules(id: string): Ruleset {
    const rules = Object.hasOwn(this.#registry, id) ? this.#registry[id] : undefined
    if (!rules) throw no('ruleset-unknown', { facts: { ruleset: id } })
    return rules
  }

  offered(ruleset: string): Pack[] {
    return this.#offered.filter((pack) => pack.ruleset === ruleset)
  }

  /** What its players should know of a pack. */
  warningsOf(pack: Pack): readonly string[] {
    const known = this.#warnings.get(pack) ?? warningsOf(this.rules(pack.ruleset), pack)
    this.#warnings.set(pack, known)
    return known
  }

  /** By name or hash; the ruleset's first where neither is given. */
  async named(rules: Ruleset, name: string | undefined): Promise<Pack> {
    const offered = this.offered(rules.id)
    const pack = name === undefined ? offered[0] : offered.find((one) => one.name === name)
    if (pack) return pack
    const kept = name === undefined ? null : await this.byHash(rules.id, name)
    if (!kept) throw no('pack-unknown', { facts: { contentPack: name ?? null } })
    return kept
  }

  async byHash(ruleset: string, hash: string): Promise<Pack | null> {
    const known = this.#kept.get(hash)
    if (known) return known.ruleset === ruleset ? known : null
    const record = /^[0-9a-f]{64}$/.test(hash) ? await this.#store.find(hash) : null
    if (!record || record.ruleset !== ruleset) return null
    const pack = packOf(this.rules(ruleset), record.name, JSON.parse(record.content), hash)
    this.#kept.set(hash, pack)
    return pack
  }

  /** What a stored game is played with. Its parts were checked when it was created. */
  async played(game: GameRecord): Promise<Played> {
    if (!Object.hasOwn(this.#registry, game.ruleset)) throw no('game-from-newer-version')
    const rules = this.rules(game.ruleset)
    const pack = await this.byHash(game.ruleset, game.packHash)
    if (!pack) throw new Error(`the content pack ${game.packHash} of ${game.id} is gone`)
    const table: Table = {
      seats: game.seats.length,
      options: game.options,
      choices: game.seats.map(({ choices }) => choices),
      content: pack.content,
      decisionSeconds: game.decisionSeconds,
    }
    return { rules, table, pack }
  }
}

function packOf(rules: Ruleset, fallback: string, stored: unknown, hash?: string): Pack {
  const content = todaysContent(rules, stored)
  const { id, title, version } = (content ?? {}) as { readonly [F in keyof PackHead]?: unknown }
  const called = typeof id === 'string' ? id : fallback
  return {
    ruleset: rules.id,
    name: called,
    title: typeof title === 'string' ? title : called,
    version: typeof version === 'string' ? version : '1',
    hash: hash ?? packHashOf(rules.id, stored),
    ...{ stored, content },
  }
}

/** A pack that was replaced may be of a shape that is none any more: it is shown, not judged. */
function warningsOf(rules: Ruleset, { content }: Pack): readonly string[] {
  const parsed = rules.content.safeParse(content)
  return parsed.success ? (rules.contentWarnings?.(parsed.data) ?? []) : []
}

/** Throws an `Error` that says which file is wrong, where in it, and why. */
function checked(registry: Readonly<Record<string, Ruleset>>, file: PackFile): Pack {
  const rules = Object.hasOwn(registry, file.ruleset) ? registry[file.ruleset] : undefined
  if (!rules)
    throw new Error(`${file.path}: there is no ruleset "${file.ruleset}" (the folder's name)`)
  const content = tidied(file.content)
  const unfit = unfitAt(content)
  if (unfit !== null) throw new Error(`${file.path}: ${unfit || '/'}: ${UNSEEN}`)
  const parsed = readContent(rules, content)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const where = issue?.path.map((step) => `/${String(step)}`).join('') || '/'
    throw new Error(`${file.path}: ${where}: ${issue?.message}`)
  }
  return packOf(rules, file.name, parsed.data)
}
