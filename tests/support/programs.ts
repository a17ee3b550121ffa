import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants } from 'node:fs'
import net from 'node:net'
import { delimiter, join } from 'node:path'
import { untilAsync } from './until.ts'

/** Maximum number of characters that are kept from the end of a program's output. */
const SAID_CHARACTERS_MAX = 4_000

/**
 * On Debian, programs for administrators are in folders that are not in the PATH of other users.
 */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']

export function programOf(...names: readonly string[]): string | null {
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find(isProgram) ?? null
}

function isProgram(place: string): boolean {
  try {
    accessSync(place, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = net.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as net.AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

export interface Program {
  /** Stops the program. */
  stop(): Promise<void>
}

/**
 * Resolves when the program listens on its port; if the program ends earlier, the error contains
 * its output.
 */
export async function listening(
  program: string,
  args: readonly string[],
  port: number,
): Promise<Program> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output = (output + text).slice(-SAID_CHARACTERS_MAX)
    })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const ended = once(child, 'exit')
  await untilAsync(async () => hasEnded() || (await answersAt(port)))
  if (hasEnded()) throw new Error(`${program} ended with ${child.exitCode}: ${output}`)
  return {
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const answersAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
