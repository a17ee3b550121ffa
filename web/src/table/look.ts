import { type AnyBoard, boardOf } from '../boards/index.ts'
import { type Schemas, touchline } from '../service.ts'

export type Observation = Schemas['Observation']
export type Decision = Schemas['Decision']

/** A game at one moment, with all that it takes to show it. */
export interface Seen {
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

interface Looking {
  /** Of before: pack and board come once. */
  readonly before: Seen | null
  readonly wantsText: boolean
  readonly signal: AbortSignal
}

/** What there is to see now. */
export async function look(game: string, { before, wantsText, signal }: Looking): Promise<Seen> {
  const path = { game }
  const query = wantsText || before?.board === null ? { text: true } : {}
  const observation = await touchline.told(
    touchline.GET('/v1/games/{game}', { params: { path, query }, signal }),
  )
  const { ruleset, contentPack, seat, status } = observation
  if (before === null) {
    const [board, content] = await Promise.all([boardOf(ruleset), contentOf(ruleset, contentPack)])
    const parts = { observation, board, content, decisions: [], facts: [], ahead: 0 }
    return look(game, { before: parts, wantsText, signal })
  }
  const isAsked = seat !== null && status === 'running'
  const asked = isAsked
    ? await touchline.told(
        touchline.GET('/v1/games/{game}/decisions', {
          params: { path, query: { include: ['words'] } },
          signal,
        }),
      )
    : null
  return {
    ...{ observation, board: before.board, content: before.content },
    decisions: asked?.decisions ?? [],
    facts: asked?.facts ?? [],
    ahead: observation.serverTime - Date.now(),
  }
}

export async function contentOf(ruleset: string, pack: string): Promise<unknown> {
  const params = { path: { ruleset, pack } }
  const { content } = await touchline.told(
    touchline.GET('/v1/rulesets/{ruleset}/packs/{pack}', { params }),
  )
  return content
}
