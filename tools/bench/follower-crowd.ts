import { Agent, get } from 'node:http'

const [url = '', headers = '{}', count = '0'] = process.argv.slice(2)
const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY })

const TOGETHER = 100

/**
 * Number of chunks that the followers have received. A chunk of an event stream may contain several
 * events.
 */
let arrived = 0
let wanted = Number.POSITIVE_INFINITY

function tell(): void {
  if (arrived < wanted) return
  wanted = Number.POSITIVE_INFINITY
  process.send?.('arrived')
}

function follow(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: JSON.parse(headers) }, (answer) => {
      if (answer.statusCode !== 200) return reject(new Error(`answered ${answer.statusCode}`))
      let isOpen = false
      answer.on('data', (bytes: Buffer) => {
        if (!isOpen) {
          isOpen = true
          resolve()
          return
        }
        // Heartbeats of the event stream, which have three bytes, are ignored.
        if (bytes.length <= 3) return
        arrived += 1
        tell()
      })
    })
    request.on('error', reject)
  })
}

process.on('message', (number) => {
  wanted = Number(number)
  tell()
})
for (let opened = 0; opened < Number(count); opened += TOGETHER) {
  await Promise.all(Array.from({ length: TOGETHER }, follow))
}
process.send?.('open')
