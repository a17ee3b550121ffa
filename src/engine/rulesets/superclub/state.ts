import { z } from 'zod'
import { seatSchema, seatsOf } from '../../kernel/define.ts'
import { emptyOf } from '../../kernel/empty-record.ts'
import { named } from '../../kernel/named.ts'
import { departmentSchema, nextMatchEffectSchema, thirdSchema } from './content/effects.ts'
import { idSchema as card } from './content/schema.ts'
import { clubsOf, type Table } from './options.ts'

export const phaseSchema = z.enum([
  'draft',
  'quick-staff',
  'finance',
  'wages',
  'unhappy',
  'training',
  'scouting',
  'invest',
  'deadline',
  'close',
  'season',
  'season-end',
  'supercup-choice',
  'super-duper',
  'super-cup',
  'finished',
])
export type Phase = z.infer<typeof phaseSchema>

const count = z.int().min(0)
const level = z.int().min(1).max(4).describe('The level of the department, from 1.')

export const entrySchema = z.strictObject({
  card,
  stars: z.int().min(1).max(6),
  baseStars: z.int().min(1).max(6),
  injured: z.boolean(),
  /** 1 if the player misses the owner's next match, otherwise 0. */
  outMatches: z.int().min(0).max(1),
  outSeason: z.boolean(),
  refuses: z.boolean(),
})
export type EntryDraft = z.infer<typeof entrySchema>

const row = z.array(card.nullable()).max(5)
export const lineUpSchema = named(
  'LineUp',
  z.strictObject({
    formation: z.string(),
    goalkeeper: card,
    defence: row,
    midfield: row,
    attack: row,
    boostThird: thirdSchema.nullable(),
  }),
)
export type LineUp = z.infer<typeof lineUpSchema>

const managerSchema = z.strictObject({
  club: card,
  /**
   * Number of the manager. In the draft and the first season, dice determine the number of each
   * manager; in later seasons, the number is the manager's rank in the previous season.
   */
  number: count,
  cash: count,
  squad: z.array(entrySchema),
  token: count,
  marker: count,
  seasonPoints: count,
  /** Status of the club at the end of the last season; null before the end of the first season. */
  status: card.nullable(),
  lastRank: count.nullable(),
  boost: count,
  levels: z.record(departmentSchema, level),
  staff: z.array(card),
  offered: z.array(card),
  titles: count,
  nextMatch: z.array(nextMatchEffectSchema),
  firstInjuryUsed: z.boolean(),
  rebateUsed: z.boolean(),
  lastLineUp: lineUpSchema.nullable(),
  wagesOwed: count.nullable(),
  resigned: z.boolean(),
})
export type Manager = z.infer<typeof managerSchema>

const revealed = z.strictObject({ card, stars: count, price: count, continent: card })

export const turnSchema = z.strictObject({
  seat: seatSchema,
  trained: z.array(card),
  rolled: z.array(card),
  guaranteed: card.nullable(),
  draws: count,
  revealed: revealed.nullable(),
  actions: z.array(z.enum(['training', 'scouting', 'stadium', 'staff'])),
})

const bidSchema = z.strictObject({ seat: seatSchema, amount: count })

export const lotSchema = z.strictObject({
  n: count,
  flipper: seatSchema,
  card,
  stars: count,
  min: count,
  high: bidSchema.nullable(),
  bids: count,
  passed: z.array(seatSchema),
  sealed: z.array(seatSchema),
})

export const unhappyBidSchema = z.strictObject({
  nominator: seatSchema,
  owner: seatSchema,
  card,
  stars: count,
  amount: count,
  leader: seatSchema,
  stage: z.enum(['star', 'enter', 'raise', 'respond', 'reply']),
  entitled: z.array(seatSchema),
  answered: z.array(seatSchema),
  bidders: z.array(seatSchema),
  passed: z.array(seatSchema),
  raises: count,
  counters: count,
  counter: z.strictObject({ cash: count, players: z.array(card) }).nullable(),
})

const unhappySchema = z.strictObject({
  bidders: z.array(seatSchema),
  targets: z.array(seatSchema),
  bid: unhappyBidSchema.nullable(),
})

const slotSchema = z.strictObject({ row: thirdSchema, slot: z.int().min(1).max(6) })
export type Slot = z.infer<typeof slotSchema>

export const SIDES = [0, 1] as const
export type SideIndex = (typeof SIDES)[number]

export const sideSchema = named(
  'MatchSide',
  z.strictObject({
    /** Seat of the side's manager; null for the SuperCup team. */
    seat: seatSchema.nullable(),
    submitted: z.boolean(),
    lineUp: lineUpSchema.nullable(),
    kickOff: lineUpSchema.nullable(),
    /** Bonus of the captain in this match; 0 if there is no bonus. */
    boost: count,
    boostThird: thirdSchema.nullable(),
    injured: z.array(card),
    vacancy: slotSchema.nullable(),
  }),
)
export type SideDraft = z.infer<typeof sideSchema>

const die = z.int().min(1).max(6)
export const dicePair = named('Dice', z.tuple([die, die]))
const pairOf = <T extends z.ZodType>(one: T) => z.tuple([one, one])
export const countPair = named('Counts', pairOf(count))
export const thirdPair = named('Thirds', pairOf(thirdSchema))

export const thirdInPlaySchema = z.strictObject({
  index: z.int().min(1).max(3),
  rows: thirdPair,
  dice: pairOf(dicePair.nullable()),
  mods: pairOf(z.int()),
  winsDraw: pairOf(z.boolean()),
  cancelled: pairOf(z.boolean()),
  ready: z.array(seatSchema),
  plays: count,
})

const playedThirdSchema = z.strictObject({
  index: z.int().min(1).max(3),
  rows: thirdPair,
  totals: countPair,
  /**
   * Winner of this third of the match: 0 for the home side, 1 for the away side, null for a draw.
   */
  winner: z.int().min(0).max(1).nullable(),
})

const readingSchema = z.strictObject({
  seat: seatSchema,
  gc: card,
  step: count,
  revealed: z.strictObject({ card, stars: count, continent: card }).nullable(),
})

const thirds = { attack: count, midfield: count, defence: count }

export const matchSchema = z.strictObject({
  id: card,
  round: count,
  kind: z.enum(['league', 'superDuper', 'superCup']),
  stage: z.enum([
    'line-ups',
    'prep',
    'react',
    'substitute',
    'between',
    'shoot-out',
    'reading',
    'decided',
  ]),
  sides: pairOf(sideSchema),
  team: z.strictObject({ card, ...thirds }).nullable(),
  third: thirdInPlaySchema.nullable(),
  thirds: z.array(playedThirdSchema),
  /**
   * Score of both sides in half points: a won third of the match counts 2, and a drawn third counts
   * 1.
   */
  score: countPair,
  reading: readingSchema.nullable(),
  /**
   * Seats that have submitted the order of their penalty takers; null before a penalty shoot-out.
   */
  ordered: z.array(seatSchema).nullable(),
  replays: count,
})
export type MatchDraft = z.infer<typeof matchSchema>

const resultSchema = z.strictObject({
  winner: seatSchema,
  ranking: z.array(seatSchema),
  reason: z.enum(['points', 'superDuper', 'superCup', 'cap', 'resigned']),
})

const refusalSchema = z.strictObject({ card, seat: seatSchema })

const signingSchema = z.strictObject({ card, price: count })

const draftSchema = z.strictObject({
  round: count,
  board: z.array(card),
  aside: z.array(card),
  next: seatSchema.nullable(),
})

const sharedSchema = z.strictObject({
  phase: phaseSchema,
  year: count,
  round: count,
  first: seatSchema,
  managers: z.array(managerSchema),
  draft: draftSchema,
  inactive: z.array(card),
  discard: z.array(card),
  turn: turnSchema.nullable(),
  turnsDone: count,
  unhappy: unhappySchema,
  refusals: z.array(refusalSchema),
  trained: z.array(card),
  /**
   * Players whom the club signed during this off-season, each with the price of the signing. If the
   * club sells such a player abroad, it gets at most that price (SC-R62).
   */
  scouted: z.array(signingSchema),
  lot: lotSchema.nullable(),
  lotsDone: count,
  ready: z.array(seatSchema),
  matches: z.array(matchSchema),
  ranking: z.array(seatSchema).nullable(),
  left: z.array(seatSchema),
  result: resultSchema.nullable(),
})
export type SharedDraft = z.infer<typeof sharedSchema>

const goods = named(
  'Goods',
  z.strictObject({
    cash: count,
    players: z.array(card),
    staff: z.array(card),
  }),
)
export type Goods = z.infer<typeof goods>

export const tradeSchema = named(
  'Trade',
  z.strictObject({
    id: card,
    from: seatSchema,
    to: seatSchema,
    give: goods,
    take: goods,
  }),
)
export type Trade = z.infer<typeof tradeSchema>

const lineUpOf = z.strictObject({ match: card, seat: seatSchema, lineUp: lineUpSchema })
const faceDown = z.strictObject({ match: card, seat: seatSchema, card })
const seal = named('SealedBid', z.strictObject({ seat: seatSchema, amount: count.nullable() }))
const entering = z.strictObject({ seat: seatSchema, enter: z.boolean() })
const takersOf = z.strictObject({ seat: seatSchema, takers: z.array(card) })

const secretSchema = z.strictObject({
  /** The deck of Players for the draft, top card first. */
  deck: z.array(card),
  stacks: z.record(z.string(), z.array(card)),
  staff: z.array(card),
  superCup: z.array(card),
  gameChangers: z.array(card),
  hands: z.array(z.array(card)),
  /**
   * SuperCup cards that each seat has won. SuperCup cards are secret, even to the seat that won the
   * cards.
   */
  collections: z.array(z.array(card)),
  faceDown: z.array(faceDown),
  lineUps: z.array(lineUpOf),
  seals: z.array(seal),
  entries: z.array(entering),
  orders: z.array(takersOf),
  trades: z.array(tradeSchema),
  offers: z.array(z.array(count)),
})
export type Secret = z.infer<typeof secretSchema>

export interface Draft {
  shared: SharedDraft
  secret: Secret
}

const countsSchema = z.strictObject({
  deck: count,
  stacks: z.record(z.string(), count),
  staff: count,
  superCup: count,
  gameChangers: count,
  hands: z.array(count),
  collections: z.array(count),
  faceDown: z.array(z.strictObject({ match: card, seat: seatSchema })),
})

export const sizesOf = (
  stacks: Readonly<Record<string, readonly unknown[]>>,
): Record<string, number> =>
  Object.fromEntries(Object.entries(stacks).map(([name, { length }]) => [name, length]))

const ownSchema = z.strictObject({
  hand: z.array(card),
  lineUps: z.array(lineUpOf),
  seal: seal.nullable(),
  entry: entering.nullable(),
  order: takersOf.nullable(),
  trades: z.array(tradeSchema),
  offersMade: z.array(count),
  offersReceived: z.array(count),
})

export const viewSchema = z.strictObject({
  shared: sharedSchema,
  counts: countsSchema,
  strength: z
    .array(z.strictObject({ match: card, seat: seatSchema, ...thirds }))
    .describe('Strength of each third of the visible line-ups, in half stars, excluding dice.'),
  own: ownSchema.nullable(),
  /**
   * The secret part of the game state: visible only to admins until the game is over, then visible
   * to everyone.
   */
  secret: secretSchema.nullable(),
})
export interface View extends z.infer<typeof viewSchema> {}

export const ROWS = ['defence', 'midfield', 'attack'] as const

export function initial(table: Table): Draft {
  const { seats, content } = table
  return {
    shared: emptyOf(sharedSchema, {
      phase: 'draft',
      year: 1,
      managers: clubsOf(table).map((club) => newManager(club, table)),
      draft: emptyOf(draftSchema, {}),
      unhappy: { bidders: [], targets: [], bid: null },
    }),
    secret: emptyOf(secretSchema, {
      stacks: Object.fromEntries(content.regions.map((region) => [region, []])),
      hands: seatsOf(seats).map(() => []),
      collections: seatsOf(seats).map(() => []),
      offers: seatsOf(seats).map(() => seatsOf(seats).map(() => 0)),
    }),
  }
}

function newManager(club: string, { options }: Table): Manager {
  const level = options.quickGame ? 2 : 1
  const levels = { training: level, scouting: level, stadium: level }
  return emptyOf(managerSchema, { club, levels })
}
