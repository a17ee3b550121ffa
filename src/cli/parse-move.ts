import type { Tagged } from '../engine/kernel/types.ts'

interface Prompted {
  readonly listed: readonly Tagged[]
  any(): Tagged | null
  board(): string | Promise<string>
  /**
   * Returns a rule by name, or the player's guide if the name is empty; null if the rulebook has no
   * such rule.
   */
  rule(clause: string): Promise<string | null>
  say(text: string): void
}

const COMMANDS = `a number from the list, or a move as JSON such as {"type":"roll"}
board         show the board          any     a random legal move
rules         show the rules          rules CLAUSE   show one clause, such as GS-26
resign        resign the game         quit    leave`

export async function parseMove(answer: string, prompted: Prompted): Promise<Tagged | null> {
  const { listed, say } = prompted
  if (/^\d+$/.test(answer)) {
    const move = listed[Number(answer) - 1]
    if (!move) say(`There is no move ${answer} in the list.`)
    return move ?? null
  }
  if (answer === 'any') return prompted.any()
  if (answer.startsWith('{')) {
    try {
      return JSON.parse(answer) as Tagged
    } catch {
      say('Not valid JSON.')
      return null
    }
  }
  const [command, clause = ''] = answer.split(/\s+/)
  if (command === 'rules') say((await prompted.rule(clause)) ?? `No clause ${clause}.`)
  else say(command === 'board' || command === 'view' ? await prompted.board() : COMMANDS)
  return null
}

export const numbered = (labels: readonly string[]): string[] =>
  labels.map((label, place) => `${String(place + 1).padStart(4)}  ${label}`)
