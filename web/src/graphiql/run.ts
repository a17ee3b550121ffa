import { type Client, createClient } from 'graphql-ws'

export interface GraphqlRequest {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly token: string
}
interface Listener {
  next(answer: unknown): void
  end(): void
}

const address = '/graphql'

export function run(request: GraphqlRequest, listener: Listener): () => void {
  return /^\s*subscription\b/m.test(request.query)
    ? follow(request, listener)
    : ask(request, listener)
}

function ask(request: GraphqlRequest, { next, end }: Listener): () => void {
  const stopped = new AbortController()
  answerTo(request, stopped.signal)
    .then(next, (error: unknown) => {
      if (!stopped.signal.aborted) next({ errors: [{ message: String(error) }] })
    })
    .finally(end)
  return () => stopped.abort()
}

export async function answerTo(
  { query, variables, token }: GraphqlRequest,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    ...(signal && { signal }),
  })
  return response.json()
}

function follow({ query, variables, token }: GraphqlRequest, { next, end }: Listener): () => void {
  const client: Client = createClient({
    url: location.origin.replace(/^http/, 'ws') + address,
    connectionParams: token ? { token } : {},
    retryAttempts: 0,
  })
  const stop = () => {
    void client.dispose()
    end()
  }
  client.subscribe(
    { query, variables: { ...variables } },
    {
      next,
      complete: stop,
      error(trouble) {
        next({ errors: troublesIn(trouble) })
        stop()
      },
    },
  )
  return stop
}

function troublesIn(trouble: unknown): unknown {
  if (Array.isArray(trouble)) return trouble
  if (trouble instanceof CloseEvent)
    return [{ message: trouble.reason || 'connection closed', code: trouble.code }]
  return [{ message: trouble instanceof Error ? trouble.message : 'could not connect' }]
}
