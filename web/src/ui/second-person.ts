/** Verbs that follow a player in the sentences of the rulesets. */
const VERBS = new Set(
  (
    'adds appeals asks attacks begins bids brings buys calls captures challenges claims collects ' +
    'completes counts declines discards dismisses does draws drops finds gets gives goes has hires ' +
    'hits hosts is joins keeps lands lapses leads leaves lets loses makes manages misses moves needs ' +
    'nominates offers opens owes passes pays picks plays points raises reaches reads rejects removes ' +
    'resigns returns rolls saves scores scouts seals sells settles signs starts stays steps tackles ' +
    'takes trains turns upgrades was wins withdraws'
  ).split(' '),
)
const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' },
  ...{ misses: 'miss', passes: 'pass', discards: 'discard', reaches: 'reach' },
}

const conjugated = (verb: string): string => IRREGULAR[verb] ?? verb.slice(0, -1)

/** A clause about one subject: it ends where a sentence does, or at the next player. */
const CLAUSE = '[^.:;!?]*?(?=[.:;!?]|\\bSeat \\d|$)'

/** `Seat 0 draws a card and keeps it.` → `You draw a card and keep it.`, for the seat `mine`. */
export function inSecondPerson(words: string, mine: number): string {
  const handle = new RegExp(`\\bSeat ${mine}\\b(['’]s)?(?:( \\([^)]*\\))?( \\w+)(${CLAUSE}))?`, 'g')
  return words.replace(handle, (_, its = '', aside = '', next = '', rest = '', at: number) => {
    const isStart = /(?:^|[.!?…“]\s?)$/.test(words.slice(0, at))
    const verb = next.trim()
    if (its) return `${isStart ? 'Your' : 'your'}${aside}${next}${rest}`
    const subject = `${isStart ? 'You' : 'you'}${aside}`
    if (!VERBS.has(verb)) return `${subject}${next}${rest}`
    const others = rest.replace(
      /\b(and|or|but) (\w+)\b/g,
      (both: string, word: string, second: string) =>
        VERBS.has(second) ? `${word} ${conjugated(second)}` : both,
    )
    return `${subject} ${conjugated(verb)}${others.replace(/\btheir\b/g, 'your')}`
  })
}
