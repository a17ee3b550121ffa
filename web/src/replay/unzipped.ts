export async function textOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return beginsAt(bytes, 0) ? unzipped(bytes) : file.text()
}

const ZIPPED = [0x1f, 0x8b, 0x08]
const beginsAt = (bytes: Uint8Array, at: number): boolean =>
  ZIPPED.every((byte, place) => bytes[at + place] === byte)

/**
 * Decompresses each gzip member separately, because archive jobs write several members and browsers
 * refuse a file with more than one member.
 */
async function unzipped(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const parts: Blob[] = []
  for (let from = 0; from < bytes.length; ) {
    const part = await firstPartOf(bytes, from)
    if (part === null) throw new Error('The file is incomplete.')
    parts.push(part.unzipped)
    from = part.end
  }
  return new Blob(parts).text()
}

/**
 * A gzip member does not state its length, so the end of a member is found by searching for the
 * start of the next member. By chance, the data of a gzip member may contain the bytes with which a
 * member starts, so every position with these bytes is tried.
 */
async function firstPartOf(bytes: Uint8Array<ArrayBuffer>, from: number) {
  for (let end = from; end < bytes.length; ) {
    end = nextBeginIn(bytes, end + 1)
    const zipped = new Blob([bytes.subarray(from, end)]).stream()
    const unzipping = new Response(zipped.pipeThrough(new DecompressionStream('gzip')))
    const unzipped = await unzipping.blob().catch(() => null)
    if (unzipped) return { unzipped, end }
  }
  return null
}

/**
 * Returns the next position at which a gzip member may start, or the length of the file if no
 * member follows.
 */
function nextBeginIn(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0x1f, from); at >= 0; at = bytes.indexOf(0x1f, at + 1))
    if (beginsAt(bytes, at)) return at
  return bytes.length
}
