export interface StoredValue {
  read(): string | null
  write(word: string | null): void
}

const prefix = 'touchline.'

export function storedValue(name: string, store: () => Storage = () => localStorage): StoredValue {
  let inHand: string | null = null
  return {
    read() {
      try {
        return store().getItem(prefix + name)
      } catch {
        return inHand
      }
    },
    write(word) {
      inHand = word
      try {
        if (word === null) store().removeItem(prefix + name)
        else store().setItem(prefix + name, word)
      } catch {
        // A private window may refuse to store the value, which is then kept only in memory.
      }
    },
  }
}
