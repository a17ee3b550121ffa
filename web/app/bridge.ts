// Implements the view's part of the MCP Apps protocol (2026-01-26). The class in the MCP Apps
// package would be six times as large as this page.
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

/** The host may have any origin, even an opaque one; only its window is listened to. */
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

/** Shakes hands with the host, then listens for its notifications. */
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
    // The host requires an answer to each of its requests: `ping`, and the teardown of this view.
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
