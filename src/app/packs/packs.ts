import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { nearestName } from '../../engine/kernel/closest-name.ts'
import { type PackHead, readContent, todaysContent } from '../../engine/kernel/content.ts'
import { normalizeTexts, UNSEEN, unfitAt } from '../../engine/kernel/name.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { type GamePin, packHashOf } from '../../engine/luck/log.ts'
import { quoted, serviceError } from '../core/errors.ts'
import type { Ports } from '../core/ports.ts'
import { uuid } from '../core/schema.ts'
import type { PackRecord, WholeAccountPack } from './port.ts'

declare module '../core/context.ts' {
  interface Context {
    readonly packs: PackLibrary
  }
}

export interface Pack {
  readonly ruleset: string
  readonly name: string
  readonly title: string
  readonly version: string
  readonly hash: string
  readonly stored: unknown
  readonly content: unknown
  readonly characters: number
}

export interface GameContent {
  readonly rules: Ruleset
  readonly table: Table
  readonly pack: Pack
  /**
   * Memory that the content pack uses, expressed as a number of events; 0 if the pack is always in
   * memory.
   */
  readonly packWeight: number
}

export interface PackFile {
  readonly path: string
  readonly ruleset: string
  readonly name: string
  readonly content: unknown
}

/**
 * Maximum size, in characters, of the cache for content packs that games still use but operators no
 * longer offer.
 */
const KEPT_CHARACTERS_MAX = 8 * 1024 * 1024
const CHARACTERS_OF_AN_EVENT = 100

const HASH = /^[0-9a-f]{64}$/
const OF_ACCOUNT = /^([0-9a-f-]{36})\/(.+)$/

export const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex')

interface GameOfPack extends Pick<Table, 'options' | 'decisionSeconds'> {
  readonly id: string
  readonly ruleset: string
  readonly packHash: string
  readonly package: GamePin | null
  readonly seats: readonly { readonly choices: unknown }[]
  readonly origin: Pick<Table, 'decisionSeconds'> | null
}

/**
 * A game stores the hash of its content pack, so the game can continue even after the pack has been
 * replaced or deleted.
 */
export class PackLibrary {
  readonly #registry: Readonly<Record<string, Ruleset>>
  readonly #offered: readonly Pack[]
  readonly #ports: Pick<Ports, 'packs' | 'accountPacks'>
  readonly #kept: LRUCache<string, Pack>
  readonly #warnings = new WeakMap<Pack, readonly string[]>()
  readonly warnings: readonly string[]

  constructor(
    registry: Readonly<Record<string, Ruleset>>,
    files: readonly PackFile[],
    ports: Pick<Ports, 'packs' | 'accountPacks'>,
    charactersMax = KEPT_CHARACTERS_MAX,
  ) {
    this.#registry = registry
    this.#ports = ports
    this.#kept = new LRUCache({
      maxSize: charactersMax,
      sizeCalculation: ({ characters }) => characters,
    })
    const builtIn = Object.values(registry).flatMap((rules) =>
      rules.packs.map((content, place) => packOf(rules, `${rules.id}-${place}`, content)),
    )
    const brought = files.map((file) => ({ path: file.path, pack: checked(registry, file) }))
    this.#offered = [...builtIn, ...brought.map(({ pack }) => pack)]
    for (const { path, pack } of brought)
      if (this.offered(pack.ruleset).find(({ name }) => name === pack.name) !== pack)
        throw new Error(`${path}: /id: another pack of ${pack.ruleset} has the name ${pack.name}`)
    this.warnings = brought.flatMap(({ path, pack }) =>
      this.warningsOf(pack).map((warning) => `${path}: ${warning}`),
    )
  }

  get keptCharacters(): number {
    return this.#kept.calculatedSize
  }

  /**
   * Stores the content packs that are offered for new games, because a running game may still need
   * its pack when the pack is no longer offered.
   */
  async keepOffered(): Promise<void> {
    await this.#ports.packs.keep(this.#offered.map((pack) => recordOf(pack, false)))
  }

  /**
   * Stores a copy of an uploaded content pack, which is used by existing games but cannot be chosen
   * for new games.
   */
  async keepForGames(pack: Pack): Promise<void> {
    if (!this.#offered.includes(pack)) await this.#ports.packs.keep([recordOf(pack, true)])
  }

  rulesets(): Ruleset[] {
    return Object.values(this.#registry)
  }

  rules(id: string): Ruleset {
    const rules = Object.hasOwn(this.#registry, id) ? this.#registry[id] : undefined
    return rules ?? rulesetUnknown(id, Object.keys(this.#registry))
  }

  offered(ruleset: string): Pack[] {
    return this.#offered.filter((pack) => pack.ruleset === ruleset)
  }

  warningsOf(pack: Pack): readonly string[] {
    const known = this.#warnings.get(pack) ?? warningsOf(this.rules(pack.ruleset), pack)
    this.#warnings.set(pack, known)
    return known
  }

  /**
   * Finds a content pack by name or hash. Without a name, returns the ruleset's first pack. Another
   * account's private pack counts as unknown.
   */
  async named(rules: Ruleset, name: string | undefined, by: string | null): Promise<Pack> {
    const offered = this.offered(rules.id)
    const pack =
      name === undefined
        ? offered[0]
        : (offered.find((one) => one.name === name || one.hash === name) ??
          (await this.#openByHash(rules.id, name)) ??
          (await this.#ofAccount(rules, name, by)))
    if (!pack) throw serviceError('pack-unknown', { facts: { contentPack: name ?? null } })
    return pack
  }

  async byHash(ruleset: string, hash: string): Promise<Pack | null> {
    const known = this.#offered.find((pack) => pack.hash === hash) ?? this.#kept.get(hash)
    if (known) return known.ruleset === ruleset ? known : null
    const record = await this.#ports.packs.find(hash)
    return record?.ruleset === ruleset ? this.#read(record) : null
  }

  async #openByHash(ruleset: string, hash: string): Promise<Pack | null> {
    const record = HASH.test(hash) ? await this.#ports.packs.find(hash) : null
    return record?.ruleset === ruleset && !record.brought ? this.#read(record) : null
  }

  #read({ ruleset, name, hash, content }: Omit<PackRecord, 'brought'>): Pack {
    const known = this.#kept.get(hash)
    const pack = known ?? packOf(this.rules(ruleset), name, JSON.parse(content), hash)
    if (!known) this.#kept.set(hash, pack)
    return pack
  }

  /**
   * Returns the hash of an uploaded content pack, even if the pack was deleted but a game still
   * uses it.
   */
  async hashOfUpload(name: string): Promise<string | null> {
    const found = await this.upload(name, null)
    if (found) return found.hash
    const kept = HASH.test(name) ? await this.#ports.packs.find(name) : null
    return kept?.brought ? name : null
  }

  async #ofAccount(rules: Ruleset, name: string, by: string | null): Promise<Pack | null> {
    const found = await this.upload(name, by)
    const isOwn = found?.account === by
    if (!found || found.ruleset !== rules.id || !(isOwn || found.shared)) return null
    const { withdrawn: reason } = found
    if (reason === null) return this.#read(found)
    if (isOwn) throw serviceError('pack-withdrawn', { facts: { reason } })
    return null
  }

  /**
   * `name` is either `account/name` or a hash. The caller must check that the account may use the
   * pack.
   */
  async upload(name: string, by: string | null): Promise<WholeAccountPack | null> {
    const { accountPacks } = this.#ports
    if (HASH.test(name)) return accountPacks.find({ hash: name, by })
    const [, account, plain] = OF_ACCOUNT.exec(name) ?? []
    return account && plain && uuid.safeParse(account).success
      ? accountPacks.find({ account, name: plain })
      : null
  }

  /** The content is not validated again, because games are created only with valid content. */
  async contentOf(game: GameOfPack): Promise<GameContent> {
    if (!Object.hasOwn(this.#registry, game.ruleset)) throw notLoaded(game.package)
    const rules = this.rules(game.ruleset)
    const pack = await this.byHash(game.ruleset, game.packHash)
    if (!pack) throw new Error(`the content pack ${game.packHash} of ${game.id} is missing`)
    const table: Table = {
      seats: game.seats.length,
      options: game.options,
      choices: game.seats.map(({ choices }) => choices),
      content: pack.content,
      decisionSeconds: game.origin ? game.origin.decisionSeconds : game.decisionSeconds,
    }
    const isOffered = this.#offered.includes(pack)
    const packWeight = isOffered ? 0 : Math.ceil(pack.characters / CHARACTERS_OF_AN_EVENT)
    return { rules, table, pack, packWeight }
  }
}

/** If a built-in ruleset is unknown, the game was created by a newer version of the service. */
const notLoaded = (pin: GamePin | null) =>
  pin
    ? serviceError('ruleset-not-loaded', { facts: { package: pin.name, version: pin.version } })
    : serviceError('game-from-newer-version')

export function packOf(rules: Ruleset, fallback: string, stored: unknown, hash?: string): Pack {
  const content = todaysContent(rules, stored)
  const { id, title, version } = (content ?? {}) as { readonly [F in keyof PackHead]?: unknown }
  const called = typeof id === 'string' ? id : fallback
  return {
    ruleset: rules.id,
    name: called,
    title: typeof title === 'string' ? title : called,
    version: typeof version === 'string' ? version : '1',
    hash: hash ?? packHashOf(rules.id, stored),
    stored,
    content,
    characters: JSON.stringify(stored).length,
  }
}

const recordOf = ({ hash, ruleset, name, stored }: Pack, brought: boolean): PackRecord => ({
  hash,
  ruleset,
  name,
  brought,
  content: JSON.stringify(stored),
})

/**
 * Warnings about a replaced content pack are omitted, because the pack may have an outdated format.
 */
function warningsOf(rules: Ruleset, { content }: Pack): readonly string[] {
  const parsed = rules.content.safeParse(content)
  return parsed.success ? (rules.contentWarnings?.(parsed.data) ?? []) : []
}

function checked(registry: Readonly<Record<string, Ruleset>>, file: PackFile): Pack {
  const rules = Object.hasOwn(registry, file.ruleset) ? registry[file.ruleset] : undefined
  if (!rules)
    throw new Error(`${file.path}: there is no ruleset "${file.ruleset}" (the folder's name)`)
  const content = normalizeTexts(file.content)
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

function rulesetUnknown(id: string, known: readonly string[]): never {
  const nearest = nearestName(id, known)
  const meant = nearest === null ? '' : ` Did you mean ${nearest}?`
  throw serviceError('ruleset-unknown', {
    detail: `There is no ruleset ${quoted(id)}.${meant} This service has ${known.join(', ')}.`,
    facts: { ruleset: id, known, ...(nearest !== null && { nearest }) },
  })
}
