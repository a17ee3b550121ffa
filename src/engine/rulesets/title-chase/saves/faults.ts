export interface Fault {
  readonly pointer: string
  readonly message: string
}

export const faultIf = (isWrong: boolean, pointer: string, message: string): Fault[] =>
  isWrong ? [{ pointer, message }] : []

export const sameList = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, place) => item === other[place])

export const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  sameList(one.toSorted(), other.toSorted())
