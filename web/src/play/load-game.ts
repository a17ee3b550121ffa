import { type AnyBoard, boardOf } from '../boards/index.ts'
import { type Schemas, touchline } from '../service.ts'

export type Observation = Schemas['Observation']
export type Decision = Schemas['Decision']

/** A game at one moment, with all that it takes to show it. */
export interface GameSnapshot {
  readonly observation: Observation
  readonly decisions: readonly Decision[]
  /** How my seat stands, in sentences. */
  readonly facts: readonly string[]
  /** The content pack. */
  readonly content: unknown
  /** Null: the ruleset brings none, and the text is shown. */
  readonly board: AnyBoard | null
  /** The service's clock is ahead of this one by so many milliseconds. */
  readonly ahead: number
}

/** What is waited for of me: neither what I may do at any time, nor what is not asked just now. */
export const currentDecision = (seen: GameSnapshot | null): Decision | undefined =>
  seen?.decisions.find(({ optional, suspended }) => !optional && suspended === null)

interface Looking {
  /** Of before: pack and board come once. */
  readonly before: GameSnapshot | null
  readonly wantsText: boolean
  readonly signal: AbortSignal
}

/** What there is to see now. */
export async function loadGame(
  game: string,
  { before, wantsText, signal }: Looking,
): Promise<GameSnapshot> {
  const path = { game }
  const see = (text: boolean) =>
    touchline.told(
      touchline.GET('/v1/games/{game}', { params: { path, query: text ? { text } : {} }, signal }),
    )
  let observation = await see(wantsText || before?.board === null)
  const { seat, status } = observation
  const { board, content } = before ?? (await loadBoard(observation))
  if (!before && !board) observation = await see(true)
  const asked =
    seat !== null && status === 'running'
      ? await touchline.told(
          touchline.GET('/v1/games/{game}/decisions', {
            params: { path, query: { include: ['words'] } },
            signal,
          }),
        )
      : null
  return {
    observation,
    board,
    content,
    decisions: asked?.decisions ?? [],
    facts: asked?.facts ?? [],
    ahead: observation.serverTime - Date.now(),
  }
}

/** What a table is drawn with; no board: by form and text alone. */
export async function loadBoard({ ruleset, contentPack }: Observation) {
  const [board, content] = await Promise.all([boardOf(ruleset), contentOf(ruleset, contentPack)])
  return { board, content }
}

export async function contentOf(ruleset: string, pack: string): Promise<unknown> {
  const params = { path: { ruleset, pack } }
  const { content } = await touchline.told(
    touchline.GET('/v1/rulesets/{ruleset}/packs/{pack}', { params }),
  )
  return content
}
