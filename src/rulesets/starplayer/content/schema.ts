import { z } from 'zod'

/** Money is whole pounds, and every amount of the game is a multiple of this. */
export const MONEY_STEP = 500_000
const MILLION = 1_000_000

export const squads = ['red', 'blue', 'yellow', 'white'] as const
export const squadSchema = z.enum(squads)
export type Squad = z.infer<typeof squadSchema>

export const chanceDecks = ['referee', 'chairman', 'bonus'] as const
export const chanceDeckSchema = z.enum(chanceDecks)
export type ChanceDeck = z.infer<typeof chanceDeckSchema>

export const cardSchema = z.string().min(1).max(40)
export type Card = string
export const moneySchema = z.int().min(0)
export type Money = number

const spaceTypes = [
  'kick-off',
  'footballer',
  'manager',
  'stadium',
  'chairman',
  'referee',
  'starplayer-bonus',
  'wild-substitute',
  'cup-match',
  'penalty-spot',
] as const
export type SpaceType = (typeof spaceTypes)[number]

const boardSpaceSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('footballer'), footballerId: cardSchema }),
  z.strictObject({ type: z.literal('stadium'), colour: squadSchema }),
  z.strictObject({ type: z.enum(spaceTypes).exclude(['footballer', 'stadium']) }),
])
export type BoardSpace = z.infer<typeof boardSpaceSchema>

export const positions = ['GK', 'DEF', 'MID', 'STR'] as const
export type Position = (typeof positions)[number]

const footballerSchema = z.strictObject({
  id: z.string().regex(/^(?:red|blue|yellow|white)-\d\d$/),
  squad: squadSchema,
  name: z.string().min(1).max(40),
  position: z.enum(positions),
  value: z
    .int()
    .min(4 * MILLION)
    .max(15 * MILLION)
    .multipleOf(MONEY_STEP),
  star: z.boolean(),
})
export type Footballer = z.infer<typeof footballerSchema>

const amount = z.int().positive().multipleOf(MONEY_STEP)
const party = z.enum(['official', 'each-opponent'])
const counted = z.enum(['footballer', 'starplayer', 'wild'])
export type Counted = z.infer<typeof counted>

export type Effect =
  | { kind: 'pay'; to: z.infer<typeof party>; amount: Money }
  | { kind: 'receive'; from: z.infer<typeof party>; amount: Money }
  | { kind: 'pay-per'; per: Counted; amount: Money }
  | { kind: 'receive-per'; per: Counted; amount: Money }
  | { kind: 'caution'; colour: 'yellow' | 'red'; target: 'club' | 'footballer' }
  | { kind: 'gain'; item: 'wild' | 'win' }
  | { kind: 'retain'; role: 'cup-match' | 'transfer-window' | 'tackle' }
  | { kind: 'move'; to: { space: number } | { nearest: SpaceType } }
  | { kind: 'roll-again' }
  | { kind: 'cup-match' }
  | { kind: 'penalty'; onGoal: Effect[]; onMiss: Effect[] }
  | { kind: 'transfer-window' }
  | {
      kind: 'if'
      test: 'owns-stadium' | 'owns-manager' | 'owns-footballer'
      then: Effect[]
      else: Effect[]
    }

/** A text with more effects than this is not a card that a person could follow. */
const EFFECTS_MAX = 12

const effectSchema: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('pay'), to: party, amount }),
    z.strictObject({ kind: z.literal('receive'), from: party, amount }),
    z.strictObject({ kind: z.literal('pay-per'), per: counted, amount }),
    z.strictObject({ kind: z.literal('receive-per'), per: counted, amount }),
    z.strictObject({
      kind: z.literal('caution'),
      colour: z.enum(['yellow', 'red']),
      target: z.enum(['club', 'footballer']),
    }),
    z.strictObject({ kind: z.literal('gain'), item: z.enum(['wild', 'win']) }),
    z.strictObject({
      kind: z.literal('retain'),
      role: z.enum(['cup-match', 'transfer-window', 'tackle']),
    }),
    z.strictObject({
      kind: z.literal('move'),
      to: z.union([
        z.strictObject({ space: z.int().min(0) }),
        z.strictObject({ nearest: z.enum(spaceTypes) }),
      ]),
    }),
    z.strictObject({ kind: z.literal('roll-again') }),
    z.strictObject({ kind: z.literal('cup-match') }),
    z.strictObject({ kind: z.literal('penalty'), onGoal: effectsSchema, onMiss: effectsSchema }),
    z.strictObject({ kind: z.literal('transfer-window') }),
    z.strictObject({
      kind: z.literal('if'),
      test: z.enum(['owns-stadium', 'owns-manager', 'owns-footballer']),
      // biome-ignore lint/suspicious/noThenProperty: the cards of a pack are written so.
      then: effectsSchema,
      else: effectsSchema,
    }),
  ]),
)
export const effectsSchema: z.ZodType<Effect[]> = z.array(effectSchema).max(EFFECTS_MAX)

const deckOf = (prefix: string, count: number) =>
  z
    .array(
      z.strictObject({
        id: z.string().regex(new RegExp(`^${prefix}-\\d\\d$`)),
        text: z.string().min(1).max(200),
        effects: effectsSchema,
      }),
    )
    .length(count)
export type ChanceCard = { id: Card; text: string; effects: Effect[] }

const shape = z.strictObject({
  id: z.string().min(1).max(60),
  /** Cards may move a pawn to a space where another card is drawn. */
  allowChains: z.boolean(),
  board: z.array(boardSpaceSchema).min(46).max(400),
  footballers: z.array(footballerSchema).length(44),
  managers: z.array(z.strictObject({ id: cardSchema, name: z.string().min(1).max(40) })).length(4),
  decks: z.strictObject({
    referee: deckOf('ref', 18),
    chairman: deckOf('chr', 17),
    bonus: deckOf('bon', 16),
  }),
  /** How many cards of each further kind the pack holds: exactly as printed. */
  supporting: z.strictObject({
    bogus: z.literal(4),
    stadium: z.literal(4),
    wild: z.literal(12),
    tackle: z.literal(4),
    'transfer-window': z.literal(8),
    'cup-match': z.literal(8),
    win: z.literal(20),
    'yellow-card': z.literal(4),
    'red-card': z.literal(1),
    trophy: z.literal(4),
  }),
})
export type Content = z.infer<typeof shape>

type Complain = (message: string, ...path: (string | number)[]) => void

export const contentSchema: z.ZodType<Content> = shape.superRefine((pack, context) => {
  const complain: Complain = (message, ...path) =>
    context.addIssue({ code: 'custom', message, path })
  checkBoard(pack, complain)
  checkFootballers(pack, complain)
  checkPositions(pack, complain)
  checkDecks(pack, complain)
  checkMoves(pack, complain)
})

const SPACE_COUNTS: Partial<Record<SpaceType, number>> = {
  'kick-off': 1,
  footballer: 24,
  manager: 4,
  stadium: 4,
  chairman: 4,
  referee: 4,
  'starplayer-bonus': 1,
  'wild-substitute': 2,
  'penalty-spot': 1,
}

function checkBoard({ board, footballers }: Content, complain: Complain): void {
  const countOf = (type: SpaceType) => board.filter((space) => space.type === type).length
  for (const [type, count] of Object.entries(SPACE_COUNTS))
    if (countOf(type as SpaceType) !== count)
      complain(`the board has ${count} spaces of type ${type}`, 'board')
  if (countOf('cup-match') === 0) complain('the board has a cup-match space', 'board')
  const shown = board.flatMap((space) => (space.type === 'footballer' ? [space.footballerId] : []))
  const colours = board.flatMap((space) => (space.type === 'stadium' ? [space.colour] : []))
  if (new Set(colours).size !== colours.length)
    complain('each stadium colour has one space', 'board')
  if (new Set(shown).size !== shown.length)
    complain('no footballer is shown on two spaces', 'board')
  for (const squad of squads) {
    const own = footballers.filter((one) => one.squad === squad && shown.includes(one.id))
    if (own.length !== 6) complain(`six footballers of ${squad} are on the board`, 'board')
  }
}

function checkFootballers({ board, footballers }: Content, complain: Complain): void {
  const ids = footballers.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) complain('ids of footballers differ', 'footballers')
  for (const [place, { id, squad }] of footballers.entries())
    if (!id.startsWith(`${squad}-`))
      complain('the id begins with the squad', 'footballers', place, 'id')
  for (const squad of squads) {
    const own = footballers.filter((one) => one.squad === squad)
    const sum = own.reduce((total, { value }) => total + value, 0)
    if (own.length !== 11) complain(`${squad} has 11 footballers`, 'footballers')
    if (sum !== 84_500_000) complain(`the values of ${squad} add up to 84500000`, 'footballers')
    if (own.filter(({ star }) => star).length !== 4) complain(`${squad} has 4 stars`, 'footballers')
  }
  const values = (star: boolean) =>
    footballers.filter((one) => one.star === star).map(({ value }) => value)
  if (Math.min(...values(true)) <= Math.max(...values(false)))
    complain('every star is worth more than every other footballer', 'footballers')
  const shown = new Set(board.map((one) => (one.type === 'footballer' ? one.footballerId : '')))
  if (footballers.some(({ id, star }) => star && !shown.has(id)))
    complain('every star is on the board', 'board')
}

const POSITIONS_MIN = { GK: 4, DEF: 16, MID: 8, STR: 12 } as const

function checkPositions({ footballers }: Content, complain: Complain): void {
  for (const position of positions) {
    const count = footballers.filter((one) => one.position === position).length
    if (count < POSITIONS_MIN[position])
      complain(`at least ${POSITIONS_MIN[position]} play as ${position}`, 'footballers')
  }
}

function checkDecks({ decks, managers }: Content, complain: Complain): void {
  const has = (deck: ChanceDeck, wanted: (effect: Effect) => boolean) =>
    decks[deck].some(({ effects }) => allOf(effects).some(wanted))
  const needs = (deck: ChanceDeck, what: string, wanted: (effect: Effect) => boolean) => {
    if (!has(deck, wanted)) complain(`one card at least gives ${what}`, 'decks', deck)
  }
  needs('referee', 'a yellow card', (one) => one.kind === 'caution' && one.colour === 'yellow')
  needs('referee', 'a red card', (one) => one.kind === 'caution' && one.colour === 'red')
  needs('bonus', 'a cup match', (one) => one.kind === 'retain' && one.role === 'cup-match')
  needs('bonus', 'a WIN card', (one) => one.kind === 'gain' && one.item === 'win')
  for (const deck of ['bonus', 'chairman'] as const)
    needs(deck, 'a wild', (one) => one.kind === 'gain' && one.item === 'wild')
  for (const deck of chanceDecks) {
    const cards = decks[deck]
    if (cards.every(({ effects }) => allOf(effects).some(({ kind }) => kind === 'retain')))
      complain('a card at least stays in the deck', 'decks', deck)
    if (new Set(cards.map(({ id }) => id)).size !== cards.length)
      complain('ids of cards differ', 'decks', deck)
  }
  for (const [place, { id }] of managers.entries())
    if (id !== `manager-${place + 1}`)
      complain(`this is manager-${place + 1}`, 'managers', place, 'id')
}

const DRAWING: readonly SpaceType[] = ['chairman', 'referee', 'starplayer-bonus']

function checkMoves({ board, decks, allowChains }: Content, complain: Complain): void {
  for (const deck of chanceDecks)
    for (const [place, { effects }] of decks[deck].entries())
      for (const effect of allOf(effects)) {
        if (effect.kind !== 'move') continue
        const { to } = effect
        const type = 'nearest' in to ? to.nearest : board[to.space]?.type
        if (type === undefined) complain('the board has no such space', 'decks', deck, place)
        else if (DRAWING.includes(type) && !allowChains)
          complain('a card may lead to another only with allowChains', 'decks', deck, place)
      }
}

/** The effects of a card, and those that hang on a penalty or a condition. */
function allOf(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.kind === 'penalty') return [effect, ...allOf([...effect.onGoal, ...effect.onMiss])]
    if (effect.kind === 'if') return [effect, ...allOf([...effect.then, ...effect.else])]
    return [effect]
  })
}
