import { nearestName } from '../../engine/kernel/closest-name.ts'
import { clocksAt } from '../../engine/kernel/pace.ts'
import { refuse } from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { buildTable, parseChoice } from '../../engine/kernel/table.ts'
import type { Table } from '../../engine/kernel/types.ts'
import { oneOf } from '../../engine/kernel/validation-messages.ts'
import { type Caller, requireScope } from '../core/caller.ts'
import type { Context } from '../core/context.ts'
import { serviceError, translateRefusals } from '../core/errors.ts'
import type { Absence } from '../core/game-schema.ts'
import type { Replayable, WithIdempotencyKey } from '../core/operation.ts'
import { DAY_SECONDS } from '../core/schema.ts'
import { pinOf } from '../packs/game-pin.ts'
import { hashOf, type Pack } from '../packs/packs.ts'
import { requireOtherOwners } from '../ratings/other-owners.ts'
import { requireRatable } from '../ratings/rated-terms.ts'
import { requireOfferedLevels, requireThinkingQuota } from '../runtime/bot-levels.ts'
import { newGame } from '../runtime/new-game.ts'
import type { LobbyChange, SeatRecord, SecretGameRecord } from '../runtime/port.ts'
import { answerCreated, idempotently, type KeyedRequest } from './idempotent.ts'
import { planFromSave, requireNoNewChoices, restoreSeats } from './restore-save.ts'
import {
  type Created,
  type CreateGameInput,
  type JoinInput,
  type SeatInput,
  storedTermsOf,
} from './schema.ts'
import { begin, isFull, recordAfter } from './start-game.ts'

interface CreateTerms extends WithIdempotencyKey {
  readonly rematchOf?: string
  readonly request?: KeyedRequest
}

export function createGame(
  context: Context,
  caller: Caller,
  input: CreateGameInput,
  { key, rematchOf, request = { operation: 'create', input } }: CreateTerms,
): Promise<Replayable<Created>> {
  requireScope(caller, 'play')
  const { ports, packs, settings } = context
  return idempotently(context, caller, { key, ...request }, async (record) => {
    if (input.bank && input.decisionSeconds === null) throw bankWithoutPace()
    if (input.holidays && (input.bank || (input.decisionSeconds ?? 0) < DAY_SECONDS))
      throw holidaysTooShort()
    const rules = packs.rules(input.ruleset)
    const hosted = await ports.games.countHosted(caller.account.id)
    if (hosted >= settings.hostedGamesMax) throw serviceError('too-many-games')
    const { id: by } = caller.account
    const plan = 'save' in input ? await planFromSave(context, rules, input, by) : null
    const pack = plan?.pack ?? (await packs.named(rules, input.contentPack, by))
    const now = ports.clock.now()
    const parse = choiceParser(rules, plan !== null)
    const wanted = await seatsFrom(context, caller, input.seats, parse)
    const seats = plan ? restoreSeats(wanted, plan) : wanted
    const options =
      'save' in input
        ? plan?.table.options
        : requireStartable(rules, pack, { ...input, seats, options: wantedOptions(rules, input) })
            .options
    if (input.rated) {
      await requireRatableGame(context, rules, input, { plan, pack, options, seats })
      await requireOtherOwners(context, { seats }, by)
    }
    const game = newGame(now, {
      ruleset: rules.id,
      ...storedTermsOf(input),
      host: by,
      packHash: pack.hash,
      package: pinOf(context.packages, rules.id),
      absence: absenceFrom(rules, input, options),
      options,
      seats,
      save: plan?.request ?? null,
      saved: plan?.saved ?? null,
      rematchOf,
    })
    requireOfferedLevels(rules, settings, game)
    await requireThinkingQuota(context, game)
    const change = isFull(game) ? begin({ rules, pack }, game, now) : unchanged(game)
    const answer = answerCreated(caller, recordAfter(game, change), change)
    await packs.keepForGames(pack)
    await ports.games.create(game, { ...change, key: record(answer) })
    return answer
  })
}

const bankWithoutPace = () =>
  serviceError('invalid-input', {
    errors: [{ pointer: '/decisionSeconds', message: 'required if the game has a bank' }],
  })

const holidaysTooShort = () =>
  serviceError('invalid-input', {
    errors: [
      { pointer: '/holidays', message: 'requires at least one day per decision and no bank' },
    ],
  })

interface WantedOptions {
  readonly preset?: string | undefined
  readonly options: object
}

function wantedOptions(rules: Ruleset, { preset, options }: WantedOptions): object {
  if (preset === undefined) return options
  const known = rules.presets ?? []
  const found = known.find(({ id }) => id === preset)
  if (found) return { ...found.options, ...options }
  const ids = known.map(({ id }) => id)
  const meant = nearestName(preset, ids)
  const message = `${oneOf(ids)}${meant === null ? '' : `; did you mean ${meant}?`}`
  const errors = [{ pointer: '/preset', message }]
  return translateRefusals(rules, () => refuse('invalid-option', { errors }))
}

interface RatableGame {
  readonly plan: Awaited<ReturnType<typeof planFromSave>> | null
  readonly pack: Pack
  readonly options: unknown
  readonly seats: readonly SeatRecord[]
}

async function requireRatableGame(
  { packs }: Context,
  rules: Ruleset,
  input: CreateGameInput,
  { plan, pack, options, seats }: RatableGame,
): Promise<void> {
  const usual = await packs.named(rules, undefined, null)
  const { decisionSeconds } = input
  const terms = { options: {}, decisionSeconds, seats: [...seats] }
  const { options: usualOptions } = requireStartable(rules, usual, terms)
  const levels = input.seats.map((one) => ('level' in one ? one.level : undefined))
  requireRatable(rules, {
    isSaved: plan !== null,
    pack: pack.hash,
    usualPack: usual.hash,
    table: { options, decisionSeconds },
    usualOptions,
    levels: [input.absenceLevel, ...levels],
    undo: input.undo === true,
  })
}

export const unchanged = ({ seats, startedAt, host }: SecretGameRecord): LobbyChange => ({
  seats,
  status: 'open',
  startedAt,
  host,
  row: null,
  salts: [],
  key: null,
})

/**
 * Determines how the game treats absent players. By default, games without a time limit wait for
 * absent players. In games with a time limit, the `wait` setting is refused, because waiting would
 * contradict the time limit.
 */
function absenceFrom(
  { paces }: Ruleset,
  { absence, decisionSeconds }: CreateGameInput,
  options: unknown,
): Absence {
  const [clock] = clocksAt({ paces, table: { options, decisionSeconds } })
  if (absence !== 'wait') return absence ?? (clock ? 'default' : 'wait')
  if (!clock) return absence
  const pointer = decisionSeconds === null ? '/options' : '/decisionSeconds'
  const message = `absence "wait" allows no time limit, but ${clock.kind} has ${clock.seconds} s`
  throw serviceError('invalid-input', { errors: [{ pointer, message }] })
}

async function seatsFrom(
  { ports }: Context,
  caller: Caller,
  wanted: readonly SeatInput[],
  parse: ChoiceParser,
): Promise<SeatRecord[]> {
  const seats = wanted.map((input, seat): SeatRecord => {
    const nobody = { account: null, name: null, joined: false, choices: null, entropy: null }
    const empty = { seat, ...nobody, since: null, level: null }
    if (input.kind === 'open') return { ...empty, kind: 'open' }
    if (input.kind === 'account') return { ...empty, kind: 'account', account: input.account }
    const choices = parse(input.choices, seat)
    if (input.kind === 'bot')
      return { ...empty, kind: 'bot', joined: true, choices, level: input.level ?? null }
    const { id, name } = caller.account
    const own = { account: id, name, joined: true, entropy: entropyFrom(input) }
    return { ...empty, ...own, kind: 'account', choices }
  })
  const accounts = seats.flatMap(({ account }) => account ?? [])
  if (new Set(accounts).size < accounts.length) throw serviceError('already-seated')
  return Promise.all(
    seats.map(async (seat) => {
      if (seat.account === null || seat.joined) return seat
      const account = await ports.accounts.find(seat.account)
      if (!account) throw serviceError('account-unknown', { facts: { account: seat.account } })
      return { ...seat, name: account.name }
    }),
  )
}

/** Only a hash of the player's seed text is stored, because the text may contain a name. */
export const entropyFrom = ({ entropy }: Pick<JoinInput, 'entropy'>): string | null =>
  entropy === undefined ? null : hashOf(entropy)

export type ChoiceParser = (choices: unknown, seat: number) => unknown

export const choiceParser =
  (rules: Ruleset, isSaved: boolean): ChoiceParser =>
  (choices, seat) => {
    const within = `/seats/${seat}/choices`
    return translateRefusals(rules, () => {
      if (isSaved) requireNoNewChoices(choices, within)
      return parseChoice(rules, choices, within)
    })
  }

/**
 * Throws for a game that could never start. Players need not make all choices in advance, because
 * the ruleset makes the missing choices.
 */
export const requireStartable = (
  rules: Ruleset,
  { content }: Pick<Pack, 'content'>,
  { options, decisionSeconds, seats }: Agreed,
): Pick<Table, 'options'> =>
  translateRefusals(rules, () =>
    buildTable(rules, {
      seats: seats.length,
      options,
      decisionSeconds,
      content,
      choices: seats.map(({ choices }) => choices),
    }),
  )
interface Agreed extends Pick<SecretGameRecord, 'options' | 'decisionSeconds'> {
  readonly seats: readonly Pick<SeatRecord, 'choices'>[]
}
