const SIGN_MAX = 90
const LINES_MAX = 40

/** A failed check of a test game. Failures with the same signature count as one failure. */
export class Failure extends Error {
  readonly check: string
  readonly signature: string

  constructor(check: string, error: unknown) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    super(message.split('\n').slice(0, LINES_MAX).join('\n'))
    this.check = check
    const words = message
      .split('\n')[0]!
      .replace(/[0-9]+/g, '#')
      .replace(/\{.*\}/, '{}')
    const frame = /src\/engine\/(rulesets|kernel)\/[^)\s:]*/.exec(stack)?.[0] ?? ''
    const where = check === 'throws' ? ` in ${frame}` : ''
    this.signature = `${check}: ${words.slice(0, SIGN_MAX)}${where}`
  }
}
