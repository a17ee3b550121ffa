import t from 'tap'
import { type Message, messageReader } from '../../packages/client/src/messages.ts'

const stream = [
  'retry: 2000\r\n\r\n',
  ': a comment\n\n',
  'id: 1\ndata: {"words":"Ådne ⚽ scores"}\n\n',
  'event: over\rdata: one\rdata:two\r\r',
  'id: 2\r\nevent: no data\r\n\r\n',
  'data\n\n',
  'data: a line\u2028separator: is: none\n\n',
  'data: cut off',
].join('')
const expected: Message[] = [
  { event: 'message', data: '{"words":"Ådne ⚽ scores"}', id: '1' },
  { event: 'over', data: 'one\ntwo', id: '1' },
  { event: 'message', data: '', id: '2' },
  { event: 'message', data: 'a line\u2028separator: is: none', id: '2' },
]
const bytes = new TextEncoder().encode(stream)

t.test('messages are read however their bytes are split', async (t) => {
  for (let size = 1; size <= bytes.length; size += 1) {
    const read = messageReader()
    const messages: Message[] = []
    for (let at = 0; at < bytes.length; at += size)
      messages.push(...read(bytes.subarray(at, at + size)))
    t.same(messages, expected, `${size} at a time`)
  }
})

t.test('a message is delivered with its last byte', async (t) => {
  const read = messageReader()
  const encoder = new TextEncoder()

  t.same(read(encoder.encode('data: x\r\r')), [{ event: 'message', data: 'x', id: '' }])
  t.same(read(encoder.encode('\ndata: y\n\n')), [{ event: 'message', data: 'y', id: '' }])
})
