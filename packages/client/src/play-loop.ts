import type { Touchline } from './connect.ts'
import { Refusal } from './refusal.ts'
import type { components } from './schema.ts'

type Schemas = components['schemas']
export type Decision = Schemas['Decision']
export type Observation = Schemas['Observation']
export type Outcome = Schemas['Outcome']
type MoveAnswer = Schemas['MoveAnswer']

/**
 * The answer to a decision: a move or the index of an example move; null leaves an optional
 * decision unanswered.
 */
export type Thought = Schemas['Move'] | number | null

export interface Play {
  readonly game: string
  readonly seat?: number | undefined
  readonly signal?: AbortSignal | null | undefined
  /**
   * Chooses the answer to a decision. If the rules of the game refuse the answer, `think` is called
   * again with the refusal. The game is observed only if `think` declares a second parameter.
   */
  readonly think: (
    decision: Decision,
    observation: Observation,
    refusal: Refusal | null,
  ) => Thought | Promise<Thought>
  readonly onTurn?: ((answer: MoveAnswer) => void) | undefined
  /**
   * If true, `think` is called for an optional decision as soon as the decision opens, which costs
   * one API call for each change in the game.
   */
  readonly optional?: boolean | undefined
}

const REFUSALS_MAX = 5
/**
 * Number of seconds that one request waits for a change in the game; shorter than the timeout of
 * most proxies.
 */
const WAIT_SECONDS = 25

type Turn = Schemas['WaitAnswer']

/** Plays for one seat of a running game until the game is over, with one API call per turn. */
export async function playLoop(touchline: Touchline, play: Play): Promise<Outcome> {
  for (let turn = await nextTurn(touchline, play); ; ) {
    const mine = questionsIn(turn, play)
    const answer = await firstAnswer(touchline, play, mine)
    if (answer) play.onTurn?.(answer)
    if (answer?.outcome) return answer.outcome
    turn = answer?.next ?? (await nextTurn(touchline, play, turn))
    if (turn.outcome) return turn.outcome
    if (turn.reason === 'over') throw Error('Cancelled.')
  }
}

const questionsIn = ({ decisions }: Pick<Turn, 'decisions'>, { seat }: Play): Decision[] =>
  (decisions as Decision[]).filter((one) => !one.suspended && one.seat === (seat ?? one.seat))

const include = ['words', 'decisions', 'schema'] as const

function nextTurn(
  { GET, unwrap }: Touchline,
  { game, signal = null, optional }: Play,
  seen?: Turn,
) {
  const until = optional && seen ? ('change' as const) : ('turn' as const)
  const since = seen ? { after: seen.cursor } : {}
  const timeout = optional && !seen ? 0 : WAIT_SECONDS
  const query = { until, ...since, timeout, include: [...include] }
  return unwrap(GET('/v1/games/{game}/wait', { params: { path: { game }, query }, signal }))
}

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
  const { GET, POST, unwrap } = touchline
  const { game, think, signal = null, optional } = play
  const path = { game }
  const observed = () => unwrap(GET('/v1/games/{game}', { params: { path }, signal }))
  // A `think` function with only one parameter cannot read the observation of the game, so the
  // observation is not requested.
  const observation = think.length < 2 ? (null as unknown as Observation) : await observed()
  const query = { wait: optional ? 0 : WAIT_SECONDS, include: [...include] }
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
      const called = { params: { path, query }, body, signal }
      return (await unwrap(POST('/v1/games/{game}/moves', called))) ?? null
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // Status 409 means that the time limit expired, that another client answered the decision, or
      // that the game is paused.
      if (error.status === 409) return null
      if (!error.problem.decision) throw error
      refusal = error
      // Moves of other seats may have changed the legal answers to the decision, so the decision is
      // requested again.
      const timeout = { timeout: 0, include: [...include] }
      const params = { path, query: timeout }
      const now = await unwrap(GET('/v1/games/{game}/wait', { params, signal }))
      decision = questionsIn(now, play).find(({ id }) => id === open.id)
      if (!decision) return null
    }
  }
  throw refusal
}
