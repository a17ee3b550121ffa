export interface Message {
  readonly event: string
  readonly data: string
  readonly id: string
}

/**
 * Parses server-sent events from byte chunks. A chunk may end in the middle of a line, a line break
 * or a character.
 */
export function messageReader(): (bytes: Uint8Array) => Message[] {
  const decoder = new TextDecoder()
  let rest = ''
  let isHalfEnd = false
  let [event, id] = ['', '']
  let lines: string[] = []

  function* read(line: string): Generator<Message> {
    const [field = '', value = ''] = fieldIn(line)
    if (field === 'data') lines.push(value)
    else if (field === 'event') event = value
    else if (field === 'id') id = value
    if (line !== '') return
    if (lines.length > 0) yield { event: event || 'message', data: lines.join('\n'), id }
    event = ''
    lines = []
  }

  return (bytes) => {
    const text = decoder.decode(bytes, { stream: true })
    if (text === '') return []
    const begun = isHalfEnd && text.startsWith('\n') ? text.slice(1) : text
    isHalfEnd = text.endsWith('\r')
    const ended = (rest + begun).split(/\r\n|\r|\n/)
    rest = ended.pop() ?? ''
    return ended.flatMap((line) => [...read(line)])
  }
}

/**
 * In server-sent events, a comment line starts with a colon, so the field name of a comment line is
 * empty.
 */
const fieldIn = (line: string): string[] => /^([^:]*):? ?(.*)$/s.exec(line)?.slice(1) ?? []
