import { type Schemas, touchline } from '../service.ts'
import { go } from '../shell/route.ts'

export type RulesetSummary = Schemas['RulesetSummary']
type Made = Schemas['CreateGameInput']

export async function createGame(body: unknown): Promise<string> {
  const { id } = await touchline.unwrap(touchline.POST('/v1/games', { body: body as Made }))
  return id
}

export async function startBotGame({ id, seats }: RulesetSummary): Promise<void> {
  const bots = Array.from({ length: seats.min - 1 }, () => ({ kind: 'bot' }))
  go(`/play/${await createGame({ ruleset: id, undo: true, seats: [{ kind: 'me' }, ...bots] })}`)
}
