import type { Chance } from '../kernel/chance.ts'
import { nextDue, type OpenDecision } from '../kernel/open-decisions.ts'
import { sampleMove } from '../kernel/sampling.ts'
import { countAll, holdsMoves } from '../kernel/space.ts'
import { spacesOf, suggestMove, turnFor } from '../kernel/turn.ts'
import type { Run } from './run.ts'
import { placeOf, type StepAction } from './step.ts'

export interface Style {
  readonly trust: number
  weightOf(kind: string, type: string): number
  readonly befall: number
}

const PARTS = 1_000

export function swarmStyle(chance: Chance, befall: number): Style {
  const likes = new Map<string, number>()
  return {
    befall,
    trust: chance.pick([0, 0.2, 0.5, 0.9]),
    weightOf(kind, type) {
      const key = `${kind} ${type}`
      const known = likes.get(key) ?? chance.pick([0, 1, 1, 1, 6])
      likes.set(key, known)
      return known
    },
  }
}

export const plainStyle = (befall: number): Style => ({ befall, trust: 0, weightOf: () => 1 })
export const botStyle = (befall: number): Style => ({ befall, trust: 0.9, weightOf: () => 1 })

/**
 * Chooses the next action of a test game. Returns null if the selected seat does not answer its
 * optional decision.
 */
export function nextAct(run: Run, chance: Chance, style: Style): StepAction | null {
  const { game, now, setting } = run
  const isHit = (part: number) => chance.below(PARTS) < part * PARTS
  if (game.paused) return { do: 'resume' }
  const due = nextDue(game.open, now)
  if (due) return { do: 'time-out', ...placeOf(game, due) }
  if (isHit(style.befall)) return misfortune(run, chance)
  const open = game.open.filter((one) => one.suspendedBy === undefined)
  if (open.length === 0) return null
  const decision = chance.pick(open)
  const asked = { do: 'move', ...placeOf(game, decision) } as const
  if (isHit(style.trust)) {
    const move = setting.rules.bot(turnFor(setting.rules, game, decision, chance))
    return move && { ...asked, move }
  }
  const move = likedMove(run, chance, style, decision)
  return move && { ...asked, move }
}

function likedMove(
  { setting: { rules }, game }: Run,
  chance: Chance,
  style: Style,
  decision: OpenDecision,
) {
  const spaces = spacesOf(rules, game, decision).filter(holdsMoves)
  const types = [...new Set(spaces.map(({ type }) => type))]
  const weights = types.map((type) => style.weightOf(decision.kind, type))
  const total = weights.reduce((sum, one) => sum + one, 0)
  if (total === 0) return suggestMove(rules, game, decision, chance)
  let left = chance.below(total)
  const place = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  const ofType = spaces.filter(({ type }) => type === types[place])
  const drawn = chance.below(4) === 0 && countAll(ofType) > 0
  return drawn ? sampleMove(ofType, chance) : suggestMove(rules, game, decision, chance, ofType)
}

function misfortune({ game, setting }: Run, chance: Chance): StepAction | null {
  const timed = game.open.filter(({ deadline }) => deadline !== null)
  const seat = chance.below(setting.table.seats)
  const which = chance.below(100)
  if (which < 68)
    return timed.length > 0 ? { do: 'time-out', ...placeOf(game, chance.pick(timed)) } : null
  if (which < 78) return { do: 'pause' }
  if (which < 90) return { do: 'hand-over', seat, to: chance.pick(['bot', 'player']) }
  return { do: 'resign', seat }
}
