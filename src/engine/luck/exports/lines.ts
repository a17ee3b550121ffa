import { ImportInvalid } from './format.ts'

export const LINE_BYTES_MAX = 8 * 1_024 * 1_024
const LINE_END = 0x0a

/**
 * Yields the lines of a file, including line ends. At most one line and one chunk of the file are
 * in memory.
 */
export async function* linesIn(
  chunks: AsyncIterable<Uint8Array>,
  bytesMax = Infinity,
): AsyncGenerator<Uint8Array> {
  let number = 1
  let bytes = 0
  let parts: Uint8Array[] = []
  let waiting = 0
  for await (const chunk of chunks) {
    bytes += chunk.length
    if (bytes > bytesMax) throw new ImportInvalid(number, 'file-too-large')
    let from = 0
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, from)) {
      const rest = chunk.subarray(from, at + 1)
      if (waiting + rest.length > LINE_BYTES_MAX) throw new ImportInvalid(number, 'line-too-long')
      yield waiting === 0 ? rest : Buffer.concat([...parts, rest])
      number += 1
      parts = []
      waiting = 0
      from = at + 1
    }
    parts.push(chunk.subarray(from))
    waiting += chunk.length - from
    if (waiting > LINE_BYTES_MAX) throw new ImportInvalid(number, 'line-too-long')
  }
  if (waiting > 0) yield Buffer.concat(parts)
}
