import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

/** Of all nodes together: who asks wants to know who is there, not each of a crowd. */
const WORDS_MAX = 1_000

type Answer = (gameId: string) => readonly string[]

/** Asks all nodes something of a game, and answers them; who says nothing has nothing to say. */
export class PresenceQuery {
  readonly #say: (payload: string) => void
  readonly #asked = new Map<string, string[]>()
  #answer: Answer = () => []

  constructor(say: (payload: string) => void) {
    this.#say = say
  }

  answerBy(answer: Answer): void {
    this.#answer = answer
  }

  async ask(gameId: string, milliseconds: number): Promise<readonly string[]> {
    const call = randomUUID()
    const heard: string[] = []
    this.#asked.set(call, heard)
    this.#say(`who ${call} ${gameId}`)
    await sleep(milliseconds)
    this.#asked.delete(call)
    return heard
  }

  /** Another node has asked. */
  called(call: string, gameId: string): void {
    const words = this.#answer(gameId)
    if (words.length > 0) this.#say(['here', call, ...words].join(' '))
  }

  answered(call: string, words: readonly string[]): void {
    const heard = this.#asked.get(call)
    heard?.push(...words.slice(0, WORDS_MAX - heard.length))
  }
}
