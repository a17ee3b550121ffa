import { type components, connect, Refusal } from 'touchline-client'

type Account = components['schemas']['Account']

/**
 * Exchanges a stored token for a session cookie. The token is invalid if the service returns no
 * account. Null: try again later.
 */
export async function tradeToken(
  token: string,
  send: (request: Request) => Promise<Response>,
): Promise<{ readonly account: Account | null } | null> {
  const { POST, told } = connect(location.origin, { fetch: send })
  try {
    const { account } = await told(POST('/v1/session', { body: { token } }))
    return { account }
  } catch (error) {
    return error instanceof Refusal ? { account: null } : null
  }
}
