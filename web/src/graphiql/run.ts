import { type Client, createClient } from 'graphql-ws'

export interface Asked {
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly token: string
}
interface Listener {
  tell(answer: unknown): void
  end(): void
}

const address = '/graphql'

/** Runs a query once or follows a subscription; returns a function that stops it. */
export function run(asked: Asked, listener: Listener): () => void {
  return /^\s*subscription\b/m.test(asked.query) ? follow(asked, listener) : ask(asked, listener)
}

function ask(asked: Asked, { tell, end }: Listener): () => void {
  const stopped = new AbortController()
  answerTo(asked, stopped.signal)
    .then(tell, (error: unknown) => {
      if (!stopped.signal.aborted) tell({ errors: [{ message: String(error) }] })
    })
    .finally(end)
  return () => stopped.abort()
}

export async function answerTo(
  { query, variables, token }: Asked,
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

/** Uses graphql-transport-ws on its own socket. */
function follow({ query, variables, token }: Asked, { tell, end }: Listener): () => void {
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
      next: tell,
      complete: stop,
      error(trouble) {
        tell({ errors: troublesIn(trouble) })
        stop()
      },
    },
  )
  return stop
}

/** Errors of the document, the socket or the connection. */
function troublesIn(trouble: unknown): unknown {
  if (Array.isArray(trouble)) return trouble
  if (trouble instanceof CloseEvent)
    return [{ message: trouble.reason || 'connection closed', code: trouble.code }]
  return [{ message: trouble instanceof Error ? trouble.message : 'could not connect' }]
}
