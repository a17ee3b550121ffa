import { z } from 'zod'
import {
  type Content,
  type Developed,
  developedSchema,
  type Player,
  packSchema,
  playerSchema,
} from './schema.ts'

const followsFromStars = { market: true, scout: true, developed: true } as const

/**
 * A content pack as authors may write it. Authors may omit prices and developed cards, which can be
 * computed.
 */
const written = packSchema.extend({
  players: z.array(playerSchema.partial(followsFromStars)).max(2_000),
  developed: z.array(developedSchema).max(10_000).optional(),
})
type Written = z.infer<typeof written>

/** Positions of players who can develop. Keepers and utility players do not develop. */
const STACKS = ['attacker', 'midfielder', 'defender'] as const

export const wholeSchema = written.transform((pack): Content => {
  const stacks = new Map<Player['position'], Developed[]>(STACKS.map((stack) => [stack, []]))
  const players = pack.players.map((player): Player => {
    const stack = stacks.get(player.position) ?? []
    const before = stack.length
    if (stacks.has(player.position)) stack.push(...cardsOf(pack, player, before))
    const first = before + 1
    const { developed = stack.length > before ? [first, stack.length] : null } = player
    return { ...player, ...pricesIn(pack, player), ...onlyKnown(player), developed }
  })
  return { ...pack, players, developed: pack.developed ?? [...stacks.values()].flat() }
})

function cardsOf(
  pack: Written,
  { id: player, position: stack, stars, potential, chemistry }: Written['players'][number],
  before: number,
): Developed[] {
  return Array.from({ length: Math.max(0, potential - stars) }, (_, more) => {
    const [index, reached] = [before + more + 1, stars + more + 1]
    const row = { stack, index, player, stars: reached, potential, chemistry }
    const id = `d${stack.charAt(0)}-${String(index).padStart(3, '0')}`
    return { id, ...row, ...pricesIn(pack, row) }
  })
}

/**
 * Computes prices with the formulas of the pack. A premium applies only while a player can still
 * develop.
 */
export function pricesIn(
  { prices }: Pick<Content, 'prices'>,
  { stars, potential }: Pick<Player, 'stars' | 'potential'>,
): Pick<Player, 'market' | 'scout'> {
  const { marketPerStar, scoutByStars, premiumByPotential } = prices
  const premium = potential > stars ? (premiumByPotential[potential] ?? 0) : 0
  return { market: marketPerStar * stars + premium, scout: (scoutByStars[stars] ?? 0) + premium }
}

const onlyKnown = ({ market, scout }: Written['players'][number]) => ({
  ...(market === undefined ? {} : { market }),
  ...(scout === undefined ? {} : { scout }),
})
