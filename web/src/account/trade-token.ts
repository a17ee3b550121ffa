import { type components, connect, Refusal } from 'touchline-client'

type Account = components['schemas']['Account']

/**
 * Exchanges a stored token for a session cookie. A result without an account means that the token
 * is invalid. A null result means that the caller should retry later.
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
