import { tableFromSave } from '../../engine/kernel/load-save.ts'
import { malformedIn } from '../../engine/kernel/malformed.ts'
import { refuse } from '../../engine/kernel/refusal.ts'
import type { LoadRequest, Ruleset } from '../../engine/kernel/ruleset.ts'
import { savesOf } from '../../engine/kernel/saves.ts'
import type { Table } from '../../engine/kernel/types.ts'
import type { Context } from '../core/context.ts'
import { serviceError, translateRefusals } from '../core/errors.ts'
import { hashOf, type Pack } from '../packs/packs.ts'
import type { GameRecord, SeatRecord, SecretGameRecord } from '../runtime/port.ts'
import type { SavedGame } from '../runtime/save-schema.ts'
import { leadTo } from './save-causes.ts'
import { unsealed } from './save-seals.ts'
import type { CreateGameInput } from './schema.ts'

export type SaveInput = Extract<CreateGameInput, { save: unknown }>

export interface RestorePlan {
  readonly request: LoadRequest
  readonly pack: Pack
  readonly table: Table
  readonly saved: SavedGame
  readonly owners: readonly (Owner | null)[]
}
type Owner = Pick<SeatRecord, 'account' | 'name'>

export async function planFromSave(
  context: Context,
  rules: Ruleset,
  { save: brought, changes, contentPack, seats, decisionSeconds, ...input }: SaveInput,
  by: string,
): Promise<RestorePlan> {
  const { packs, ports } = context
  const saves = translateRefusals(rules, () => savesOf(rules))
  const { document, of, causes } = unsealed(ports.seals, rules.id, brought)
  const brings: LoadRequest = {
    document,
    digest: '',
    packHash: '',
    changes: changes === undefined ? null : parsedChanges(saves.changes, changes),
  }
  const { seats: who, packHash } = translateRefusals(rules, () => saves.tableOf(brings))
  const pack = await packs.named(rules, contentPack ?? packHash, by)
  if (seats.length !== who.length)
    throw serviceError('seats-differ', { facts: { seats: seats.length, saved: who.length } })
  const isVerified =
    of !== null || (causes !== null && (await leadTo(rules, pack, document, causes)))
  if (!isVerified && !input.unsealed) throw serviceError('save-unsealed')
  const kept = saves.nameless(document)
  const digest = hashOf(JSON.stringify(kept))
  const request: LoadRequest = { ...brings, document: kept, digest, packHash: pack.hash }
  const terms = { content: pack.content, decisionSeconds, isTrusted: isVerified }
  const table = translateRefusals(rules, () => tableFromSave(rules, request, terms))
  const before = of === null ? null : await ports.games.find(of)
  const saved: SavedGame = {
    unverified: !isVerified || (before !== null && isUnverified(before)),
    seats: who.map((one) => ({ ...one })),
  }
  return { request, pack, table, saved, owners: ownersOf(before, saved) }
}

/** A game that started from an unverified saved game can only produce unverified saved games. */
const isUnverified = ({ save, saved }: SecretGameRecord): boolean =>
  save !== null && saved?.unverified !== false

function parsedChanges(schema: Ruleset['view'], changes: unknown): unknown {
  const parsed = schema.safeParse(changes)
  if (parsed.success) return parsed.data
  const errors = malformedIn(schema, changes, parsed.error.issues, '/changes')
  throw serviceError('invalid-input', { errors })
}

const ownersOf = (before: GameRecord | null, { seats }: SavedGame): RestorePlan['owners'] =>
  seats.map(({ left }, seat) => {
    const { account = null, name = null } = before?.seats[seat] ?? {}
    return left || account === null || name === null ? null : { account, name }
  })

export function restoreSeats(
  seats: readonly SeatRecord[],
  { saved, owners }: Pick<RestorePlan, 'saved' | 'owners'>,
): SeatRecord[] {
  const sitting = new Set(seats.flatMap(({ account }) => account ?? []))
  const again = seats.map((one): SeatRecord => {
    const owner = owners[one.seat]
    const isMissing = owner?.account && !sitting.has(owner.account)
    return one.kind === 'open' && isMissing ? { ...one, kind: 'account', ...owner } : one
  })
  const facts = { free: freeSeats({ seats: again, saved }) }
  for (const { seat, kind, account, joined } of seats) {
    const owner = owners[seat]
    if (kind !== 'open' && hasLeft(saved, seat)) throw serviceError('seat-left', { facts })
    const isTaken = kind === 'account' && joined && owner && owner.account !== account
    if (isTaken && !sitting.has(owner.account ?? '')) throw serviceError('not-your-seat', { facts })
  }
  return again
}

interface Seated extends Pick<GameRecord, 'saved'> {
  readonly seats: readonly Pick<SeatRecord, 'seat' | 'kind'>[]
}

export const hasLeft = (saved: Seated['saved'], seat: number): boolean =>
  saved?.seats[seat]?.left === true

export const freeSeats = ({ seats, saved }: Seated): number[] =>
  seats.flatMap(({ seat, kind }) => (kind === 'open' && !hasLeft(saved, seat) ? [seat] : []))

/**
 * In a saved game, each seat keeps the choices that its player made before the original game. The
 * service refuses new choices for a saved game, because a player would not expect the service to
 * ignore them.
 */
export function requireNoNewChoices(choices: unknown, pointer: string): void {
  const message = 'not allowed: a saved game keeps its choices'
  const isChoice = Object.keys(choices ?? {}).length > 0
  if (isChoice) refuse('invalid-choice', { errors: [{ pointer, message }] })
}
