/**
 * SHA-256 state (FIPS 180-4) after a prefix was hashed. With the stored state of SHA-256, many
 * short strings with the same prefix are hashed quickly. For long strings, or strings without a
 * common prefix, `node:crypto` is faster than this module.
 */
export interface Begun {
  readonly state: Int32Array
  readonly words: Int32Array
  readonly bytes: number
}

const BLOCK_BYTES = 64
const BLOCK_WORDS = 16
const ROUNDS = 64
const HASH_WORDS = 8
const LENGTH_BYTE = 56
const LENGTH_WORD = 14
const END_BYTE = 0x80
const END_WORD = END_BYTE << 24

const words = new Int32Array(ROUNDS)
const hash = new Int32Array(HASH_WORDS)

const wordsOf = (digits: string): Int32Array =>
  Int32Array.from(digits.trim().split(/\s+/), (word) => Number.parseInt(word, 16))

const START = wordsOf('6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c 1f83d9ab 5be0cd19')
const CONSTANTS = wordsOf(`
  428a2f98 71374491 b5c0fbcf e9b5dba5 3956c25b 59f111f1 923f82a4 ab1c5ed5
  d807aa98 12835b01 243185be 550c7dc3 72be5d74 80deb1fe 9bdc06a7 c19bf174
  e49b69c1 efbe4786 0fc19dc6 240ca1cc 2de92c6f 4a7484aa 5cb0a9dc 76f988da
  983e5152 a831c66d b00327c8 bf597fc7 c6e00bf3 d5a79147 06ca6351 14292967
  27b70a85 2e1b2138 4d2c6dfc 53380d13 650a7354 766a0abb 81c2c92e 92722c85
  a2bfe8a1 a81a664b c24b8b70 c76c51a3 d192e819 d6990624 f40e3585 106aa070
  19a4c116 1e376c08 2748774c 34b0bcb5 391c0cb3 4ed8aa4a 5b9cca4f 682e6ff3
  748f82ee 78a5636f 84c87814 8cc70208 90befffa a4506ceb bef9a3f7 c67178f2
`)

/** Hashes the prefix of a text. Each character of the text represents a byte. */
export function begun(text: string): Begun {
  hash.set(START)
  words.fill(0, 0, BLOCK_WORDS)
  const bytes = take(text, 0)
  return { state: hash.slice(), words: words.slice(0, BLOCK_WORDS), bytes }
}

/**
 * Returns the hash of a prefix followed by the text. The next call of `ended` reuses the returned
 * array.
 */
export function ended(beginning: Begun, text: string): Int32Array {
  hash.set(beginning.state)
  words.set(beginning.words)
  const bytes = take(text, beginning.bytes)
  put(bytes, END_BYTE)
  if (bytes % BLOCK_BYTES >= LENGTH_BYTE) mixBlock()
  words[LENGTH_WORD] = Math.floor(bytes / 2 ** 29)
  words[LENGTH_WORD + 1] = bytes * 8
  mix()
  return hash
}

/** Hashes the prefix followed by the previous hash, as HMAC does in its outer hash. */
export function endedWithHash({ state, bytes }: Begun): Int32Array {
  words.fill(0, HASH_WORDS, BLOCK_WORDS)
  words.set(hash)
  words[HASH_WORDS] = END_WORD
  words[LENGTH_WORD + 1] = bytes * 8 + HASH_WORDS * 32
  hash.set(state)
  mix()
  return hash
}

function take(text: string, before: number): number {
  let bytes = before
  for (let place = 0; place < text.length; place += 1) {
    put(bytes, text.charCodeAt(place))
    bytes += 1
    if (bytes % BLOCK_BYTES === 0) mixBlock()
  }
  return bytes
}

function put(place: number, byte: number): void {
  const word = (place % BLOCK_BYTES) >>> 2
  words[word] = words[word]! | (byte << (24 - 8 * (place & 3)))
}

function mixBlock(): void {
  mix()
  words.fill(0, 0, BLOCK_WORDS)
}

function mix(): void {
  for (let place = BLOCK_WORDS; place < ROUNDS; place += 1) {
    const near = words[place - 2]!
    const far = words[place - 15]!
    const nearBits = ((near >>> 17) | (near << 15)) ^ ((near >>> 19) | (near << 13)) ^ (near >>> 10)
    const farBits = ((far >>> 7) | (far << 25)) ^ ((far >>> 18) | (far << 14)) ^ (far >>> 3)
    words[place] = (nearBits + words[place - 7]! + farBits + words[place - 16]!) | 0
  }
  // SHA-256 uses eight variables instead of an array, because every round reads and writes all
  // eight words, and variables are faster.
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let round = 0; round < ROUNDS; round += 1) {
    const chosen = (e & f) ^ (~e & g)
    const major = (a & b) ^ (a & c) ^ (b & c)
    const low = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const high = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const first = (h + low + chosen + CONSTANTS[round]! + words[round]!) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + high + major) | 0
  }
  add(0, a)
  add(1, b)
  add(2, c)
  add(3, d)
  add(4, e)
  add(5, f)
  add(6, g)
  add(7, h)
}

function add(place: number, word: number): void {
  hash[place] = (hash[place]! + word) | 0
}
