import { type components, connect, Refusal } from 'touchline-client'

type Account = components['schemas']['Account']

/**
 * Exchanges a stored token for a session cookie. If the token is invalid, the result contains no
 * account; if the caller should retry later, the result is null.
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
