import { connect, type Touchline } from '../../packages/client/src/index.ts'
import { listening, type RestService } from '../api/rest/rest-service.ts'

export interface BotGame {
  readonly url: string
  readonly touchline: Touchline
  readonly token: string
  readonly game: string
}

export async function againstBot(service: RestService, turnLimit = 5): Promise<BotGame> {
  const url = await listening(service)
  const { token } = await service.signUp('Ada')
  const touchline = connect(url, { token })
  const { id: game } = await touchline.unwrap(
    touchline.POST('/v1/games', {
      body: {
        ruleset: 'goalscorer',
        options: { turnLimit },
        seats: [{ kind: 'me' }, { kind: 'bot' }],
      },
    }),
  )
  return { url, touchline, token, game }
}
