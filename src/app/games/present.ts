import { USUAL_LEVEL } from '../../engine/bots/levels.ts'
import type { BeatLine } from '../../engine/kernel/beats.ts'
import type { Line } from '../../engine/kernel/digest.ts'
import {
  earlierIn,
  eventContext,
  eventText,
  numberedSeats,
  sentenceIn,
} from '../../engine/kernel/event-text.ts'
import { answersFor } from '../../engine/kernel/examples.ts'
import { type Commit, eventsOf, type Game } from '../../engine/kernel/game.ts'
import type { OpenDecision } from '../../engine/kernel/open-decisions.ts'
import { recipientsOf } from '../../engine/kernel/private-commits.ts'
import { labelOf, questionContext, questionOf } from '../../engine/kernel/question-text.ts'
import type { KernelCode } from '../../engine/kernel/refusal.ts'
import type { Ruleset } from '../../engine/kernel/ruleset.ts'
import { countAll } from '../../engine/kernel/space.ts'
import { namesIn } from '../../engine/kernel/space-names.ts'
import { schemaOfMoves } from '../../engine/kernel/space-schema.ts'
import type { EventContext, EventText, Wording } from '../../engine/kernel/texts.ts'
import { turnFor } from '../../engine/kernel/turn.ts'
import { factsFor } from '../../engine/kernel/turn-text.ts'
import type { Outcome, Tagged, Types, Viewer } from '../../engine/kernel/types.ts'
import { decisionsFor, redact } from '../../engine/kernel/visibility.ts'
import type { DecisionBrief } from '../core/game-schema.ts'
import { publicRating } from '../ratings/schema.ts'
import { chanceFor } from '../runtime/bot-randomness.ts'
import type { OriginRecord } from '../runtime/fork-origin.ts'
import { endedOf } from '../runtime/game-end.ts'
import type { LiveGame } from '../runtime/live-game.ts'
import type { GameRecord } from '../runtime/port.ts'
import { UNVERIFIED } from '../runtime/save-schema.ts'
import { isBot } from '../runtime/wake-time.ts'
import { botName } from './bot-names.ts'
import type { AskedDecision, FullDecision } from './decision-schema.ts'
import { type SeatView, shownAsStored, type VisibleEvent } from './schema.ts'

export interface HintOptions {
  readonly rules: Ruleset
  readonly record: Pick<GameRecord, 'hints'>
}

export function decisionBrief(
  { paused }: Pick<Game, 'paused'>,
  decision: OpenDecision,
): DecisionBrief {
  const { id, kind, seat, moves, about, deadline, standing, suspendedBy } = decision
  return {
    id,
    kind,
    seat,
    moves: [...moves],
    about: about ?? null,
    deadline,
    optional: standing === true,
    suspended: suspendedBy ?? (paused ? PAUSED : null),
  }
}

const PAUSED: KernelCode = 'game-paused'

export function presentDecisions(game: Game, viewer: Viewer) {
  const { own, others, awaited } = decisionsFor(game.open, viewer)
  return {
    decisions: own.map((one) => decisionBrief(game, one)),
    others: others.map(({ standing, suspended, ...one }) => ({
      ...one,
      optional: standing,
      suspended: suspended || game.paused !== null,
    })),
    awaited: [...awaited],
  }
}

export const decisionAsked = (
  rules: Ruleset,
  game: Game,
  decision: OpenDecision,
  words: Wording | false,
): DecisionBrief =>
  words
    ? {
        ...decisionBrief(game, decision),
        question: questionOf(rules, questionContext(rules, game, decision, undefined, words)),
      }
    : decisionBrief(game, decision)

export function presentDecision(
  { rules, record }: HintOptions,
  game: Game,
  decision: OpenDecision,
  words: Wording | false,
): FullDecision {
  const isSuspended = decision.suspendedBy !== undefined
  const turn = isSuspended ? null : turnFor(rules, game, decision, chanceFor(decision.id))
  const spaces = turn?.spaces ?? []
  const examples = turn ? answersFor(rules, game, turn, record.hints).map(asRecord) : []
  const question = words ? questionContext(rules, game, decision, turn?.view, words) : null
  return {
    ...decisionAsked(rules, game, decision, words),
    manner: rules.beats.questions[decision.kind] ?? 'waits',
    exact: spaces.every(({ exact }) => exact),
    count: countAll(spaces),
    spaces: [...spaces],
    schema: spaces.length > 0 ? schemaOfMoves(spaces) : { not: {} },
    examples,
    ...(question && {
      kinds: kindsOf(rules, decision.moves),
      labels: examples.map((move) => labelOf(rules, move, question)),
      names: namesIn(rules, spaces, question),
    }),
  }
}

export function askedDecisions(
  live: HintOptions,
  game: Game,
  own: readonly OpenDecision[],
  include: readonly string[] = [],
): AskedDecision[] {
  const words = wantsWords(include)
  if (!include.includes('decisions'))
    return own.map((decision) => decisionAsked(live.rules, game, decision, words))
  const whole = own.map((decision) => presentDecision(live, game, decision, words))
  // The decision is copied, because later moves change its spaces and examples. The decision's
  // schema is omitted by default, because it would make up a third of the response.
  return structuredClone(
    include.includes('schema') ? whole : whole.map(({ schema: _, ...rest }) => rest),
  )
}

const kindsOf = ({ words }: Ruleset, asked: readonly string[]) =>
  Object.entries(words.answers)
    .filter(([type]) => asked.includes(type))
    .map(([type, label]) => ({ type, label, ...(words.rolls?.includes(type) && { rolls: true }) }))

/**
 * The cast is safe because moves and events are plain records, although their type has no index
 * signature.
 */
export const asRecord = (one: Tagged) => one as Tagged & { readonly [field: string]: unknown }

export const presentFacts = (rules: Ruleset, game: Game, viewer: Viewer, words: Wording | false) =>
  words ? { facts: [...factsFor(rules, game, viewer, words)] } : {}

export function wantsWords(include: readonly string[] = []): Wording | false {
  if (include.includes('seats')) return 'seats'
  return include.includes('words') && 'handles'
}

export function outcomeOf(rules: Ruleset, { state, table }: Game) {
  const outcome = rules.outcome(state, table)
  return outcome && plainOutcome(outcome)
}

export function endOf(rules: Ruleset, { state, table }: Game, viewer: Viewer, view: unknown) {
  const outcome = rules.outcome(state, table)
  if (!outcome) return { outcome, result: null }
  const told = numberedSeats(rules, table, viewer)
  const { rows, ...result } = rules.words.result(outcome, { told, view })
  return {
    outcome: plainOutcome(outcome),
    result: { ...result, rows: rows.map(({ parts, ...row }) => ({ ...row, parts: [...parts] })) },
  }
}

export const plainOutcome = ({ ranking, scores, reason }: Outcome) => ({
  ranking: ranking.map((place) => [...place]),
  scores: [...scores],
  reason,
})

export function placeAfter(versions: readonly number[], version: number): number {
  let low = 0
  let high = versions.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (versions[middle]! <= version) low = middle + 1
    else high = middle
  }
  return low
}

export function versionVisibleTo(
  { rules, commits, versions }: LiveGame,
  viewer: Viewer,
  upTo: number,
): number {
  let place = placeAfter(versions, upTo)
  while (place > 0 && isSilent(rules, commits[place - 1]!, viewer)) place -= 1
  return place > 0 ? versions[place - 1]! : 0
}

export function hiddenTail(rules: Ruleset, commits: readonly Commit[], viewer: Viewer): Commit[] {
  const heard = commits.findLastIndex((commit) => !isSilent(rules, commit, viewer))
  return commits.slice(heard + 1)
}

function isSilent(rules: Ruleset, commit: Commit, viewer: Viewer): boolean {
  const hearers = viewer === 'admin' ? null : recipientsOf(rules, commit.events)
  return hearers?.every((seat) => seat !== viewer) ?? false
}

interface Range {
  readonly after: number
  readonly upTo: number
  readonly over: boolean
  readonly most?: number
  readonly words?: Wording | false
}

export function seenEvents(live: LiveGame, viewer: Viewer, range: Range): VisibleEvent[] {
  const eventWords = range.words ? eventContext(live.rules, live.table, viewer, range.words) : null
  return eachSeen(live, viewer, range, (one) => {
    const { version, at, event } = one
    const seen: VisibleEvent = { version, at, event: event && asRecord(event) }
    if (eventWords) seen.words = sentenceIn(textOf(live, one, { viewer, range, eventWords }))
    return seen
  })
}

export function linesAfter(live: LiveGame, viewer: Viewer, range: Range): Line[] {
  const eventWords = eventContext(live.rules, live.table, viewer)
  return eachSeen(live, viewer, range, (seen) => {
    const { version, event } = seen
    return { version, event, text: textOf(live, seen, { viewer, range, eventWords }) }
  })
}

export type BeatSource = Pick<
  LiveGame,
  'rules' | 'record' | 'table' | 'commits' | 'versions' | 'showsEnd'
>

export const beatLines = (
  source: BeatSource,
  viewer: Viewer,
  range: Range,
  eventWords: EventContext<Types>,
): BeatLine[] =>
  eachSeen(source, viewer, range, (seen) => {
    const { version, event, masked, begins } = seen
    const says = sentenceIn(textOf(source, seen, { viewer, range, eventWords }))
    return { version, event, masked, begins, says }
  })

interface Reading {
  readonly viewer: Viewer
  readonly range: Range
  readonly eventWords: EventContext<Types>
}

function textOf(source: BeatSource, seen: SeenEvent, reading: Reading): EventText {
  const { rules, record } = source
  const { viewer, range, eventWords } = reading
  const { version, event, masked, timeOut } = seen
  const earlier = (type: string) => {
    const found = earlierEvent(source, seen, type)
    // The description of an event must not reveal the secrets of an earlier event.
    const isOpen = found && redact(rules, found, viewer, range.over && source.showsEnd) === found
    return isOpen ? found : null
  }
  const text = event && eventText(rules, { event, masked }, eventWords, earlier)
  const isUnverified = version === 1 && record.saved?.unverified === true
  if (isUnverified && typeof text === 'string') return `${text} ${UNVERIFIED}`
  if (timeOut === null || (text !== null && typeof text === 'object')) return text
  const ranOut = `${eventWords.who(timeOut)} ran out of time.`
  return text === null ? ranOut : `${ranOut} ${text}`
}

function earlierEvent(
  { rules, commits }: Pick<BeatSource, 'rules' | 'commits'>,
  { commit, place }: Pick<SeenEvent, 'commit' | 'place'>,
  type: string,
): Tagged | null {
  for (let at = commit; at >= 0; at -= 1) {
    const events = eventsOf(rules, commits[at]!)
    const found = earlierIn(events, at === commit ? place : events.length)(type)
    if (found) return found
  }
  return null
}

interface SeenEvent {
  readonly version: number
  /**
   * `commit` is the index of the commit in the log, and `place` is the index of the event in the
   * commit.
   */
  readonly commit: number
  readonly place: number
  readonly at: number
  readonly event: Tagged | null
  readonly masked: boolean
  /** True if the viewer may see the state of the game directly before the event. */
  readonly begins: boolean
  /**
   * Seat whose time-out caused the event; null if there was no time-out or the time-out is hidden
   * from the viewer.
   */
  readonly timeOut: number | null
}

function eachSeen<T>(
  live: Pick<BeatSource, 'rules' | 'commits' | 'versions' | 'showsEnd'>,
  viewer: Viewer,
  { after, upTo, over, most = Number.POSITIVE_INFINITY }: Range,
  as: (seen: SeenEvent) => T,
): T[] {
  const { rules, commits, versions } = live
  const seen: T[] = []
  for (let place = placeAfter(versions, after); place < commits.length; place += 1) {
    const commit = commits[place]!
    const at = over ? commit.at : heardAt(live, place, viewer)
    let version = versions[place]! - commit.events.length
    // The time-out is shown with the first event of the commit, unless the time-out would reveal a
    // hidden seat.
    let late = commit.cause.kind === 'time-out' ? commit.cause.seat : null
    let begins = place === 0 || !isSilent(rules, commits[place - 1]!, viewer)
    for (const [index, event] of eventsOf(rules, commit).entries()) {
      version += 1
      if (version <= after) continue
      if (version > upTo || seen.length === most) return seen
      const shown = redact(rules, event, viewer, over && live.showsEnd)
      const timeOut = late !== null && namesSeat(shown, event, late) ? late : null
      late = null
      const masked = shown !== event
      seen.push(
        as({ version, commit: place, place: index, at, event: shown, masked, begins, timeOut }),
      )
      begins = false
    }
  }
  return seen
}

const namesSeat = (shown: Tagged | null, event: Tagged, seat: number): boolean =>
  shown !== null && ('seat' in event ? 'seat' in shown && shown.seat === seat : shown === event)

/**
 * Viewers who cannot see a private commit learn of it only together with the next public commit.
 */
function heardAt(
  { rules, commits }: Pick<BeatSource, 'rules' | 'commits'>,
  from: number,
  viewer: Viewer,
): number {
  let place = from
  while (place < commits.length - 1 && isSilent(rules, commits[place]!, viewer)) place += 1
  return commits[place]!.at
}

export function presentSeats(record: GameRecord, game: Game | null): SeatView[] {
  return record.seats.map(({ seat, kind, account, name, joined, choices, ...one }) => ({
    seat,
    kind,
    account,
    name: kind === 'bot' ? botName(record.id, seat) : name,
    joined,
    choices,
    level: kind === 'bot' ? (one.level ?? USUAL_LEVEL) : null,
    rating: one.rating ? publicRating(one.rating) : null,
    holidayUntil: one.holidayUntil ?? null,
    controller: game ? (isBot(game, record, seat) ? 'bot' : 'player') : null,
    resigned: game?.resigned[seat] ?? record.saved?.seats[seat]?.left ?? false,
    since: one.since,
  }))
}

export function summaryOf(record: GameRecord) {
  const stored = Object.fromEntries(shownAsStored.map((field) => [field, record[field]]))
  return {
    ...(stored as Pick<GameRecord, (typeof shownAsStored)[number]>),
    contentPack: record.packHash,
    absenceLevel: record.absenceLevel ?? USUAL_LEVEL,
    ended: endedOf(record),
    origin: record.origin && originShown(record.origin),
  }
}

function originShown({ game, version, file }: OriginRecord) {
  return { game, version, file: file ? { sha256: file.sha256, signed: file.signed } : null }
}

export function listedGame(record: GameRecord, seat: number | null) {
  const seats = presentSeats(record, null).map(({ controller: _, resigned: __, ...rest }) => rest)
  return { ...summaryOf(record), seats, seat }
}
