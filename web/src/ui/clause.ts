export const clauseOf = (text: string): string | undefined =>
  /^[*`]*([A-Z]{2}-[A-Z]?\d+)\b/.exec(text)?.[1]
