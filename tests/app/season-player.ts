import { chanceFor } from '../../src/app/runtime/bot-randomness.ts'
import type { Season } from '../../src/app/seasons/schema.ts'
import { isBlocking } from '../../src/engine/kernel/open-decisions.ts'
import { turnFor } from '../../src/engine/kernel/turn.ts'
import type { RestAnswer, RestService } from '../api/rest/rest-service.ts'

export const DEALS = 30
const HOUR_MILLISECONDS = 3_600_000
export const options = { turnLimit: 5 }

type Announcer = Pick<RestService, 'call' | 'admin'>
type Player = Pick<RestService, 'call' | 'services'>

export async function announced({ call, admin }: Announcer, more = {}): Promise<Season> {
  const now = Date.now()
  const { body } = await call('POST /v1/admin/seasons', {
    token: admin,
    body: {
      ...{ name: 'Spring', ruleset: 'goalscorer', options, deals: DEALS },
      ...{ startsAt: now - HOUR_MILLISECONDS, endsAt: now + HOUR_MILLISECONDS, ...more },
    },
  })
  return body
}

export const revealed = ({ call, admin }: Announcer, { id }: Season): Promise<RestAnswer> =>
  call(`POST /v1/admin/seasons/${id}/end`, {
    token: admin,
    body: { reason: 'other', note: 'done' },
  })

/**
 * Plays a game to the end with moves chosen by the built-in bot. The bot's random choices depend
 * only on the decision, so the same cards lead to the same moves.
 */
export async function playToEnd(service: Player, token: string, game: string, slips = 0) {
  const { call, services } = service
  const live = (await services.context.live.load(game))!
  const own = live.record.seats.findIndex(({ kind }) => kind === 'account')
  for (let moves = 0; !live.isOver; moves += 1) {
    const sent = await live.run(({ game: now }) => {
      const decision = now.open.find((one) => one.seat === own && isBlocking(one))
      const turn = decision && turnFor(live.rules, now, decision, chanceFor(decision.id))
      const move = turn && (moves % 10 < slips ? turn.suggest() : live.rules.bot(turn))
      return () => decision && { decisionId: decision.id, move }
    })
    if (sent) await call(`POST /v1/games/${game}/moves`, { token, body: sent })
    else await call(`GET /v1/games/${game}/wait?timeout=5`, { token })
  }
}

export async function playSeason(service: Player, token: string, id: string, slips = 0) {
  const games: string[] = []
  for (;;) {
    const next = await service.call(`POST /v1/seasons/${id}/fixtures`, { token })
    if (next.status !== 201) return { games, refusal: next.body.code as string }
    games.push(next.body.game)
    await playToEnd(service, token, next.body.game, slips)
  }
}
