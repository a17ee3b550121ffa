/** Programs name a hidden counter of GOALSCORER by its id, `y3`; people by what they know of it. */
export const withoutCounterIds = (words: string): string =>
  words
    .replace(
      / hidden counters, y1–y8, and a hidden Substitute, s\b/,
      ' hidden counters and a Substitute',
    )
    .replace(/\b(?:y\d|s) (\d+|star)(?=[,.])/g, '$1')
    .replace(/\b(?:y\d|s)\s?\((?:the )?([\w ]+)\)/g, '$1')
    .replace(/\bSeat (\d) y\d\b/g, "Seat $1's Youth Counter")
    .replace(/(['’]s|\byour) y\d\b/gi, '$1 Youth Counter')
    .replace(/\by\d\b/g, 'a Youth Counter')
    .replace(/^a Youth/, 'A Youth')
