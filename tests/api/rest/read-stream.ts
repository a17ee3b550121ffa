export interface Message {
  readonly id: string | null
  readonly event: string
  // biome-ignore lint/suspicious/noExplicitAny: responses have many types
  readonly data: any
}

interface StreamOptions {
  readonly token?: string
  readonly after?: number | string
  readonly lastEventId?: number | string
  readonly accept?: string
  readonly signal?: AbortSignal
}

export async function openStream(url: string, options: StreamOptions): Promise<Response> {
  const query = options.after === undefined ? '' : `?after=${options.after}`
  const answer = await fetch(`${url}/stream${query}`, {
    headers: {
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...(options.accept === undefined ? {} : { accept: options.accept }),
      ...(options.lastEventId === undefined
        ? {}
        : { 'last-event-id': String(options.lastEventId) }),
    },
    ...(options.signal ? { signal: options.signal } : {}),
  })
  if (!answer.ok) {
    const problem = (await answer.json()) as { status: number; code: string }
    throw Object.assign(new Error(problem.code), problem)
  }
  return answer
}

export async function* messagesOf(answer: Response): AsyncGenerator<Message> {
  for await (const block of parts(answer, '\n\n')) {
    const fields = new Map(
      block.split('\n').map((line) => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon), line.slice(colon + 1).trimStart()]
      }),
    )
    const data = fields.get('data')
    if (data === undefined) continue
    const id = fields.get('id')
    yield { id: id ?? null, event: fields.get('event') ?? 'message', data: JSON.parse(data) }
  }
}

export async function* parts(answer: Response, separator: string): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true })
    const pieces = text.split(separator)
    text = pieces.pop() ?? ''
    yield* pieces
  }
}
