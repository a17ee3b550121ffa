import type { Touchline } from './connect.ts'
import { Refusal } from './refusal.ts'
import type { components } from './schema.ts'

type Schemas = components['schemas']
export type Decision = Schemas['Decision']
export type Observation = Schemas['Observation']
export type Outcome = Schemas['Outcome']
type MoveAnswer = Schemas['MoveAnswer']

/** A move, the index of an example, or null to leave an optional decision unanswered. */
export type Thought = Schemas['Move'] | number | null

export interface Play {
  readonly game: string
  readonly seat?: number | undefined
  readonly signal?: AbortSignal | null | undefined
  /** Chooses an answer; called again with the refusal if the rules refused it. */
  readonly think: (
    decision: Decision,
    observation: Observation,
    refusal: Refusal | null,
  ) => Thought | Promise<Thought>
  readonly onTurn?: ((answer: MoveAnswer) => void) | undefined
}

const REFUSALS_MAX = 5

interface Progress {
  readonly outcome: Outcome | null
  readonly reason?: string
}

/** Plays a seat of a running game until it is over; rejects if the game is cancelled. */
export async function playLoop(touchline: Touchline, play: Play): Promise<Outcome> {
  for (;;) {
    const open = await questions(touchline, play)
    const mine = open.decisions.filter(
      (one) => !one.suspended && one.seat === (play.seat ?? one.seat),
    )
    const answer = await firstAnswer(touchline, play, mine)
    if (answer) play.onTurn?.(answer)
    const { outcome, reason }: Progress = answer ?? (await changed(touchline, play, open.cursor))
    if (outcome) return outcome
    if (reason === 'over') throw Error('Cancelled.')
  }
}

function questions({ GET, told }: Touchline, { game, signal = null }: Play) {
  const params = { path: { game }, query: { include: ['words' as const] } }
  return told(GET('/v1/games/{game}/decisions', { params, signal }))
}

/** The first decision that gets an answer. */
async function firstAnswer(
  touchline: Touchline,
  play: Play,
  decisions: readonly Decision[],
): Promise<MoveAnswer | null> {
  for (const decision of decisions) {
    const answer = await answerTo(touchline, play, decision)
    if (answer) return answer
  }
  return null
}

async function answerTo(
  touchline: Touchline,
  play: Play,
  open: Decision,
): Promise<MoveAnswer | null> {
  const { GET, POST, told } = touchline
  const { game, think, signal = null } = play
  const called = { params: { path: { game } }, signal }
  const observation = await told(GET('/v1/games/{game}', called))
  let decision: Decision | undefined = open
  let refusal: Refusal | null = null
  for (let refused = 0; refused <= REFUSALS_MAX; refused += 1) {
    const thought: Thought = await think(decision, observation, refusal)
    const move = typeof thought === 'number' ? decision.examples[thought] : thought
    if (!move) {
      if (decision.optional) return null
      throw new Error(`${decision.kind} needs an answer.`)
    }
    const body = { decisionId: decision.id, move }
    try {
      // Only a dry run has an empty response.
      return (await told(POST('/v1/games/{game}/moves', { ...called, body }))) ?? null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // The time limit expired, another controller answered, or the game is paused.
      if (error.status === 409) return null
      if (!error.problem.decision) throw error
      refusal = error
      // Concurrent answers may have reduced the legal moves.
      const { decisions } = await questions(touchline, play)
      decision = decisions.find(({ id }) => id === open.id)
      if (!decision) return null
    }
  }
  throw refusal
}

const changed = ({ GET, told }: Touchline, { game, signal = null }: Play, after: string) =>
  told(
    GET('/v1/games/{game}/wait', {
      params: { path: { game }, query: { after, until: 'change' } },
      signal,
    }),
  )
