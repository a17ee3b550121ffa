import type { DecisionsAnswer, FullDecision } from '../app/games/decision-schema.ts'
import type { Observation, WaitAnswer } from '../app/games/schema.ts'
import type { Beat } from '../engine/kernel/beats.ts'
import type { Tagged } from '../engine/kernel/types.ts'
import { beatLines } from './beat-lines.ts'
import { numbered, parseMove } from './parse-move.ts'
import { posted, Refused, type Service } from './service-client.ts'

interface TableThere {
  readonly service: Service
  readonly game: string
  say(text: string): void
  /**
   * Returns a rule by name, or the player's guide if the name is empty; null if the rulebook has no
   * such rule.
   */
  rule(clause: string): Promise<string | null>
  ask(prompt: string): Promise<string | null>
}

export async function playOnline(talk: TableThere): Promise<void> {
  const { say } = talk
  const names = namesAt(await observe(talk))
  say(`Players: ${names.join(', ')}.`)
  for (let version = 0; ; ) {
    const news = await call<WaitAnswer>(talk, `wait?after=${version}`)
    if (news.events.length > 0) {
      const { version: now, beats = [] } = await call<Watched>(talk, `?since=${version}`)
      for (const line of beatLines(beats, (seat) => names[seat] ?? `seat ${seat}`)) say(line)
      version = now
    }
    if (news.outcome) return say(await endOf(talk, news.outcome, names))
    if (news.reason === 'turn' && (await askDecision(talk)) === 'left') return
  }
}

interface Watched {
  readonly version: number
  readonly beats?: readonly Beat[]
}

const observe = (talk: TableThere) => call<Observation>(talk, '?text=true')

async function call<Data>({ service, game }: TableThere, path: string, init?: RequestInit) {
  const place = path.startsWith('?') ? path : `/${path}`
  return (await (await service(`/v1/games/${game}${place}`, init)).json()) as Data
}

const namesAt = ({ seats, seat: own }: Observation): string[] =>
  seats.map(({ seat, name, rating }) => {
    const who = seat === own ? 'you' : (name ?? `seat ${seat}`)
    return typeof rating?.rating === 'number' ? `${who} (${rating.rating.toFixed(1)})` : who
  })

async function endOf(
  talk: TableThere,
  { ranking, reason }: NonNullable<WaitAnswer['outcome']>,
  names: readonly string[],
): Promise<string> {
  const places = ranking.map(
    (seats, place) => `${place + 1}. ${seats.map((seat) => names[seat]).join(', ')}`,
  )
  const { text } = await observe(talk)
  return `\n${text}\n\nGame over (${reason}).\n${places.join('  ')}`
}

async function askDecision(talk: TableThere): Promise<'left' | 'answered'> {
  const { say } = talk
  const { decisions, facts, serverTime } = await call<DecisionsAnswer>(
    talk,
    'decisions?include=words',
  )
  const decision = decisions.find(({ optional, suspended }) => !optional && suspended === null)
  if (!decision) return 'answered'
  const board = async () => (await observe(talk)).text ?? ''
  say(
    [`\n${await board()}`, '', ...(facts ?? []), ...questionLines(decision, serverTime)].join('\n'),
  )
  const listed = decision.examples as readonly Tagged[]
  const any = () => listed[Math.floor(Math.random() * listed.length)] ?? null
  for (;;) {
    const answer = (await talk.ask('> '))?.trim()
    if (answer === undefined || answer === 'quit') return 'left'
    if (answer === 'resign') {
      await call(talk, 'resignation', { method: 'POST' })
      return 'answered'
    }
    const move = await parseMove(answer, { ...talk, listed, any, board })
    if (move && (await isTaken(talk, decisions, decision, move))) return 'answered'
  }
}

function questionLines(
  { question, deadline, examples, labels, count }: FullDecision,
  serverTime: number,
): string[] {
  const seconds = deadline === null ? null : Math.round((deadline - serverTime) / 1_000)
  const more = count > examples.length ? ['      … and others, as JSON'] : []
  const time = seconds === null ? '' : ` (${seconds} s)`
  return [`${question}${time}`, ...numbered(labels ?? []), ...more]
}

/**
 * Sends a move. Returns true if the service has accepted the move or the decision was already
 * closed, and false if the rules refuse the move.
 */
async function isTaken(
  talk: TableThere,
  decisions: readonly FullDecision[],
  decision: FullDecision,
  move: Tagged,
): Promise<boolean> {
  // If the current decision does not accept the move, the move may answer an optional decision.
  const isOf = ({ moves }: FullDecision) => moves.includes(move.type)
  const { id: decisionId } = isOf(decision) ? decision : (decisions.find(isOf) ?? decision)
  try {
    await call(talk, 'moves', posted({ decisionId, move }))
    return true
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    talk.say(`No: ${error.message}`)
    return error.status === TOO_LATE
  }
}
const TOO_LATE = 409
