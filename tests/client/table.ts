import { connect, type Touchline } from '../../packages/client/src/index.ts'
import { type House, listening } from '../api/rest/door.ts'

export interface Table {
  readonly url: string
  readonly touchline: Touchline
  readonly token: string
  readonly game: string
}

export async function againstBot(house: House, turnLimit = 5): Promise<Table> {
  const url = await listening(house)
  const { token } = await house.signUp('Ada')
  const touchline = connect(url, { token })
  const { id: game } = await touchline.told(
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
