// A receiver of webhooks in a separate process. The path of a webhook request determines the
// receiver's response. The webhook receiver reports all requests to its parent process.
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { certificate, certificateKey } from './certificate.ts'

/** Number of requests so far to each path that fails at first and succeeds later. */
const requests = new Map<string, number>()
const SLOWLY_MILLISECONDS = 50

const server = createServer({ cert: certificate, key: certificateKey }, (request, answer) => {
  const { url: path = '/', headers } = request
  let body = ''
  // Encrypted bodies are binary, so they are read as latin1, which preserves each byte.
  const encoding = headers['content-encoding'] === 'aes128gcm' ? 'latin1' : 'utf8'
  request.setEncoding(encoding).on('data', (text: string) => {
    body += text
  })
  request.on('end', () => {
    process.send!({ path, headers, body })
    const [, kind = '', detail = ''] = path.split('/')
    if (kind === 'status') answer.writeHead(Number(detail)).end()
    else if (kind === 'redirect') answer.writeHead(307, { location: '/ok' }).end()
    else if (kind === 'later') answer.writeHead(503, { 'retry-after': detail }).end()
    else if (kind === 'endless') endless()
    else if (kind === 'flaky') answer.writeHead(isEnough(path, Number(detail)) ? 204 : 500).end()
    else if (kind !== 'silent' && kind !== 'slow-headers') answer.writeHead(204).end()
    function endless(): void {
      answer.writeHead(200)
      const more = () => {
        while (answer.write('x'.repeat(16_384)));
      }
      answer.on('drain', more).on('close', () => answer.removeListener('drain', more))
      more()
    }
  })
})

function isEnough(path: string, times: number): boolean {
  requests.set(path, (requests.get(path) ?? 0) + 1)
  return requests.get(path)! > times
}

server.on('secureConnection', (socket) => {
  socket.on('data', (bytes: Buffer) => {
    if (!bytes.toString('latin1').startsWith('POST /slow-headers')) return
    socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write('x-slow: yes\r\n'), SLOWLY_MILLISECONDS)
    socket.on('close', () => clearInterval(timer)).on('error', () => {})
  })
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
process.on('disconnect', () => process.exit(0))
