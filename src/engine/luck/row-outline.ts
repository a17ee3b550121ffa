export interface Outline {
  readonly events: number
  readonly at: number
}

const [QUOTE, ESCAPE, ZERO, NINE] = [0x22, 0x5c, 0x30, 0x39]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]
/**
 * Nesting depths in the JSON of a log row: commits, fields of a commit, and items of a list in a
 * field.
 */
const [COMMIT, FIELD, EVENT] = [2, 3, 4]
const AT = 0x6174

export function outlineOf(packed: Buffer): Outline | null {
  let [floor, commits, times, lists, events, at] = [0, 0, 0, 0, 0, 0]
  let isInEvents = false
  for (let place = 0; place < packed.length; place += 1) {
    const byte = packed[place]
    if (byte === QUOTE) {
      const from = place + 1
      place = endOfText(packed, from)
      if (floor !== COMMIT || place - from !== 2 || packed.readUInt16BE(from) !== AT) continue
      at = numberAt(packed, place + 2)
      times += 1
    } else if (byte === OBJECT || byte === LIST) {
      floor += 1
      if (floor === COMMIT) commits += 1
      else if (floor === EVENT && isInEvents) events += 1
      if (floor !== FIELD) continue
      // In the JSON of a log row, the field `events` is the only list that is a direct field of a
      // commit.
      isInEvents = byte === LIST
      if (isInEvents) lists += 1
    } else if (byte === OBJECT_END || byte === LIST_END) floor -= 1
  }
  const isSound = floor === 0 && commits > 0 && times === commits && lists === commits
  return isSound ? { events, at } : null
}

function endOfText(bytes: Buffer, from: number): number {
  let place = from
  while (place < bytes.length && bytes[place] !== QUOTE) place += bytes[place] === ESCAPE ? 2 : 1
  return place
}

function numberAt(bytes: Buffer, from: number): number {
  let number = 0
  for (let place = from; place < bytes.length; place += 1) {
    const byte = bytes[place]!
    if (byte < ZERO || byte > NINE) break
    number = number * 10 + byte - ZERO
  }
  return number
}
