// Connects an MCP App (specification 2026-01-26) to its host without the official class, which is
// six times as large as the complete page.
type Json = Readonly<Record<string, unknown>>

interface Message extends Json {
  readonly id?: number
  readonly method?: string
  readonly params?: Json
  readonly result?: Json
  readonly error?: { readonly message: string }
}

export interface ToolResult {
  readonly isError?: boolean
  readonly content?: readonly { readonly type: string; readonly text?: string }[]
  readonly structuredContent?: Json
}

export interface Host {
  readonly hostContext?: { readonly theme?: string }
  readonly hostCapabilities?: Readonly<Record<string, unknown>>
}

const waiting = new Map<number, (message: Message) => void>()
let last = 0

/**
 * The chat host may have any origin, so messages are sent to `*`, and only messages from the chat
 * host's window are accepted.
 */
const post = (message: Json) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')

export const request = (method: string, params: Json): Promise<Json> =>
  new Promise((resolve, reject) => {
    last += 1
    const id = last
    waiting.set(id, ({ result, error }) => {
      if (error) reject(new Error(error.message))
      else resolve(result ?? {})
    })
    post({ id, method, params })
  })

export const notify = (method: string, params: Json = {}) => post({ method, params })

export const callTool = (name: string, args: Json): Promise<ToolResult> =>
  request('tools/call', { name, arguments: args })

export async function connect(
  listeners: Readonly<Record<string, (params: Json) => void>>,
): Promise<Host> {
  addEventListener('message', ({ source, data }: MessageEvent<Message>) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return
    if (data.method === undefined) {
      waiting.get(data.id ?? 0)?.(data)
      waiting.delete(data.id ?? 0)
      return
    }
    listeners[data.method]?.(data.params ?? {})
    // Every request from the chat host needs a response, for example `ping` and the request to
    // close the view.
    if (data.id !== undefined) post({ id: data.id, result: {} })
  })
  const host = await request('ui/initialize', {
    protocolVersion: '2026-01-26',
    appInfo: { name: 'touchline-board', version: '1' },
    appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  })
  notify('ui/notifications/initialized')
  new ResizeObserver(() => {
    const { scrollHeight: height, scrollWidth: width } = document.documentElement
    notify('ui/notifications/size-changed', { height, width })
  }).observe(document.body)
  return host
}
