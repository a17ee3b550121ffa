import { type AnyBoard, boardOf } from '../boards/index.ts'
import { type Schemas, touchline } from '../service.ts'

export type Observation = Schemas['Observation']
export type Decision = Schemas['Decision']

export interface GameSnapshot {
  readonly observation: Observation
  readonly decisions: readonly Decision[]
  readonly facts: readonly string[]
  readonly content: unknown
  /**
   * The ruleset's board; null if the ruleset has no board, in which case the page shows the text
   * view.
   */
  readonly board: AnyBoard | null
  /** Number of milliseconds by which the service's clock is ahead of the browser's clock. */
  readonly ahead: number
}

/**
 * Returns the decision that the game waits for, which is never an optional or suspended decision.
 */
export const currentDecision = (seen: GameSnapshot | null): Decision | undefined =>
  seen?.decisions.find(({ optional, suspended }) => !optional && suspended === null)

interface Looking {
  /** The previous snapshot of the game, whose content pack and board are reused. */
  readonly before: GameSnapshot | null
  readonly wantsText: boolean
  readonly signal: AbortSignal
}

export async function loadGame(
  game: string,
  { before, wantsText, signal }: Looking,
): Promise<GameSnapshot> {
  const path = { game }
  const held = before?.observation
  const since = held?.view == null ? undefined : held.version
  const see = (text: boolean) => {
    const query = { ...(text && { text }), ...(since !== undefined && { since }) }
    return touchline.told(touchline.GET('/v1/games/{game}', { params: { path, query }, signal }))
  }
  let observation = await see(wantsText || before?.board === null)
  const { seat, status } = observation
  const { board, content } = before ?? (await loadBoard(observation))
  if (!before && !board) observation = await see(true)
  const mine =
    seat !== null && status === 'running'
      ? await touchline.told(
          touchline.GET('/v1/games/{game}/decisions', {
            params: { path, query: { include: ['seats'] } },
            signal,
          }),
        )
      : null
  return {
    observation,
    board,
    content,
    decisions: mine?.decisions ?? [],
    facts: mine?.facts ?? [],
    ahead: observation.serverTime - Date.now(),
  }
}

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
