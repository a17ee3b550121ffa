// A simulated chat that shows the game board with the official host bridge of MCP Apps, in a
// sandbox without network access.

import type { Client, JSONRPCMessage, Transport } from '@modelcontextprotocol/client'
import {
  AppBridge,
  isToolVisibilityAppOnly,
  type McpUiHostCapabilities,
} from '@modelcontextprotocol/ext-apps/app-bridge'
import type { Frame, Page } from 'playwright-core'
import type { Test } from 'tap'
import { windowOf } from './browser.ts'
import type { PagesService } from './pages.ts'

type Answer = Awaited<ReturnType<Client['callTool']>>

export interface Call {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
  readonly answer: Answer
}

export interface Chat {
  readonly page: Page
  readonly frame: Frame
  readonly bridge: AppBridge
  readonly calls: readonly Call[]
  /**
   * Everything that the chat's language model can read: responses to the model's calls, context and
   * messages.
   */
  readonly read: readonly unknown[]
  readonly links: readonly string[]
}

interface Opened {
  readonly capabilities?: McpUiHostCapabilities
  readonly width?: 390 | 1280
  readonly dark?: boolean
  /** Called with each response before the board receives the response. */
  onCall?(call: Call): Promise<void>
}

const ALL: McpUiHostCapabilities = {
  ...{ serverTools: {}, openLinks: {} },
  ...{ updateModelContext: { text: {} }, message: { text: {} } },
}
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:"

export async function openChat(
  t: Test,
  { base }: PagesService,
  agent: Client,
  game: string,
  { capabilities = ALL, width = 1280, dark = false, onCall = async () => {} }: Opened = {},
): Promise<Chat> {
  const calls: Call[] = []
  const read: unknown[] = []
  const links: string[] = []
  const page = await windowOf(t, base, { width, dark, own: true })
  const hostContext = { theme: dark ? 'dark' : 'light' } as const
  const info = { name: 'a chat', version: '1' }
  const bridge = new AppBridge(null, info, capabilities, { hostContext })
  bridge.oncalltool = async ({ name, arguments: args = {} }) => {
    const call = { name, args, answer: await agent.callTool({ name, arguments: args }) }
    calls.push(call)
    await onCall(call)
    return call.answer as never
  }
  bridge.onupdatemodelcontext = async (context) => noted(read, context)
  bridge.onmessage = async (message) => noted(read, message)
  bridge.onopenlink = async ({ url }) => noted(links, url)
  const { tools } = await agent.listTools()
  const [shown] = tools.filter((tool) => !isToolVisibilityAppOnly(tool) && '_meta' in tool)
  const { resourceUri: uri } = shown!._meta!.ui as { resourceUri: string }
  const { contents } = await agent.readResource({ uri })
  const result = await agent.callTool({ name: shown!.name, arguments: { game } })
  read.push(result)
  const ready = new Promise<void>((resolve) =>
    bridge.addEventListener('initialized', () => resolve()),
  )
  await page.setContent('<!doctype html><title>Chat</title><main></main>')
  await bridge.connect(await transportOf(page))
  await page.evaluate(openFrame(String((contents[0] as { text: string }).text)))
  await ready
  t.teardown(() => bridge.close())
  await bridge.sendToolInput({ arguments: { game } })
  await bridge.sendToolResult(result as never)
  return { page, frame: page.frames()[1]!, bridge, calls, read, links }
}

function noted<T>(list: T[], one: T) {
  list.push(one)
  return {}
}

async function transportOf(page: Page): Promise<Transport> {
  const transport: Transport = {
    async start() {},
    send: (message) => page.evaluate(`frames[0].postMessage(${JSON.stringify(message)}, '*')`),
    async close() {},
  }
  await page.exposeFunction('tellHost', (message: JSONRPCMessage) => transport.onmessage?.(message))
  return transport
}

const openFrame = (html: string): string => {
  const meta = `<meta http-equiv="content-security-policy" content="${POLICY}">`
  return `
    addEventListener('message', ({ source, data }) => source === frames[0] && tellHost(data))
    const frame = document.createElement('iframe')
    frame.title = 'Board'
    frame.sandbox = 'allow-scripts'
    frame.style.cssText = 'width: 100%; height: 96vh; border: 0'
    frame.srcdoc = ${JSON.stringify(html.replace('<head>', `<head>${meta}`))}
    document.querySelector('main').append(frame)
    undefined`
}
