// An S3-compatible server in a separate process, which verifies each signature from the raw request
// and keeps files in memory.
import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEYS: Readonly<Record<string, string>> = { 'key-of-tests': 'secret-of-tests' }
const objects = new Map<string, Buffer>()

const form = new RegExp(
  '^AWS4-HMAC-SHA256 Credential=([\\w-]+)/(\\d{8})/([\\w-]+)/s3/aws4_request, ' +
    'SignedHeaders=([\\w;-]+), Signature=([0-9a-f]{64})$',
)

function complaint({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  const found = form.exec(headers.authorization ?? '')
  if (!found) return 'AccessDenied'
  const [, id = '', day = '', region = '', names = '', signature] = found
  const secret = KEYS[id]
  if (secret === undefined) return 'InvalidAccessKeyId'
  if (!names.split(';').includes('host') || !names.includes('x-amz-content-sha256'))
    return 'AccessDenied'
  const sent = String(headers['x-amz-content-sha256'])
  if (createHash('sha256').update(body).digest('hex') !== sent) return 'XAmzContentSHA256Mismatch'
  const time = String(headers['x-amz-date'])
  if (!time.startsWith(day)) return 'SignatureDoesNotMatch'
  const lines = names.split(';').map((name) => `${name}:${headers[name]}`)
  const request = `${method}\n${url}\n\n${lines.join('\n')}\n\n${names}\n${sent}`
  const digest = createHash('sha256').update(request).digest('hex')
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${digest}`
  const step = (key: string | Buffer, word: string) =>
    createHmac('sha256', key).update(word).digest()
  const key = step(step(step(step(`AWS4${secret}`, day), region), 's3'), 'aws4_request')
  return step(key, text).toString('hex') === signature ? null : 'SignatureDoesNotMatch'
}

const server = createServer(async (request, answer) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const refuse = (status: number, code: string) =>
    answer.writeHead(status).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
  const why = complaint(request, body)
  if (why !== null) return refuse(403, why)
  const path = request.url!
  if (request.method === 'PUT') {
    // S3 refuses a request without a `content-length` header.
    if (request.headers['content-length'] === undefined) return refuse(411, 'MissingContentLength')
    objects.set(path, body)
    return answer.writeHead(200).end()
  }
  if (request.method === 'DELETE') {
    objects.delete(path)
    return answer.writeHead(204).end()
  }
  const object = objects.get(path)
  if (!object) return refuse(404, 'NoSuchKey')
  const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
  if (!range) return answer.writeHead(200).end(object)
  return answer.writeHead(206).end(object.subarray(Number(range[1]), Number(range[2]) + 1))
})

server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
