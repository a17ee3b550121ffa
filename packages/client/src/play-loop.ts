import type { Touchline } from './connect.ts'
import { Refusal } from './refusal.ts'
import type { components } from './schema.ts'

type Schemas = components['schemas']
export type Decision = Schemas['Decision']
export type Observation = Schemas['Observation']
export type Outcome = Schemas['Outcome']
type MoveAnswer = Schemas['MoveAnswer']

/** A move, the place of one among the examples, or null: a standing question may be left alone. */
export type Thought = Schemas['Move'] | number | null

export interface Play {
  readonly game: string
  /** Without one: whichever is mine. */
  readonly seat?: number | undefined
  readonly signal?: AbortSignal | null | undefined
  /** What to answer; asked again, with the refusal, where the rules said no to that. */
  readonly think: (
    decision: Decision,
    observation: Observation,
    refusal: Refusal | null,
  ) => Thought | Promise<Thought>
  readonly onTurn?: ((answer: MoveAnswer) => void) | undefined
}

const REFUSALS_MAX = 5

/** What a move, or waiting for one of others, has led to. */
interface Progress {
  readonly outcome: Outcome | null
  readonly reason?: string
}

/** Plays a seat of a running game until the game is over; rejects where it is called off. */
export async function playLoop(touchline: Touchline, play: Play): Promise<Outcome> {
  for (;;) {
    const asked = await questions(touchline, play)
    const mine = asked.decisions.filter(
      (one) => !one.suspended && one.seat === (play.seat ?? one.seat),
    )
    const answer = await firstAnswer(touchline, play, mine)
    if (answer) play.onTurn?.(answer)
    const { outcome, reason }: Progress = answer ?? (await changed(touchline, play, asked.version))
    if (outcome) return outcome
    if (reason === 'over') throw new Error('Called off.')
  }
}

function questions({ GET, told }: Touchline, { game, signal = null }: Play) {
  const params = { path: { game }, query: { include: ['words' as const] } }
  return told(GET('/v1/games/{game}/decisions', { params, signal }))
}

/** To the first question to which there is one. */
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
  asked: Decision,
): Promise<MoveAnswer | null> {
  const { GET, POST, told } = touchline
  const { game, think, signal = null } = play
  const called = { params: { path: { game } }, signal }
  const observation = await told(GET('/v1/games/{game}', called))
  let decision: Decision | undefined = asked
  let refusal: Refusal | null = null
  for (let refused = 0; refused <= REFUSALS_MAX; refused += 1) {
    const thought: Thought = await think(decision, observation, refusal)
    const move = typeof thought === 'number' ? decision.examples[thought] : thought
    if (!move) {
      if (decision.optional) return null
      throw new Error(`${decision.kind} waits for an answer.`)
    }
    const body = { decisionId: decision.id, move }
    try {
      // Only a dry run is answered without a word.
      return (await told(POST('/v1/games/{game}/moves', { ...called, body }))) ?? null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Its time was up, another who plays the seat has answered, or it stands still for now.
      if (error.status === 409) return null
      if (!error.problem.decision) throw error
      refusal = error
      // Others who answer at the same time may have left less to choose from.
      const { decisions } = await questions(touchline, play)
      decision = decisions.find(({ id }) => id === asked.id)
      if (!decision) return null
    }
  }
  throw refusal
}

const changed = ({ GET, told }: Touchline, { game, signal = null }: Play, after: number) =>
  told(
    GET('/v1/games/{game}/wait', {
      params: { path: { game }, query: { after, until: 'change' } },
      signal,
    }),
  )
