import {
  CATEGORIES,
  type Effect,
  type Pack,
  packShape,
  type Target,
  type TileType,
} from './schema.ts'

/** A content pack: each part well-formed, then V1 to V15 of the rulebook. */
export const packSchema = packShape.superRefine((pack, context) => {
  for (const { rule, message, path } of faultsOf(pack))
    context.addIssue({ code: 'custom', message: `${rule}: ${message}`, path })
})

interface Fault {
  /** V1 to V15 of the spec. */
  readonly rule: string
  readonly message: string
  readonly path: (string | number)[]
}

const SINGLE_TILES = [
  'pre-season',
  'physio-room',
  'contract',
  'transfer',
  'free-agent',
  'derby-day',
  'cup-final',
] as const
const TOKENS = 6
const BLACK_CONTRACTS = 6
const AGENTS = 10
/** With every seat holding an ordinary contract this many must remain, and the offers besides. */
const ORDINARY_CONTRACTS_MIN = 7

/** What the parts of a pack, each well-formed for itself, break together. */
function faultsOf(pack: Pack): Fault[] {
  return [
    ...tokenFaults(pack),
    ...boardFaults(pack),
    ...tileFaults(pack),
    ...contractFaults(pack),
    ...agentFaults(pack),
    ...dayAndPressFaults(pack),
    ...movementFaults(pack),
    ...scoreFaults(pack),
    ...idFaults(pack),
  ]
}

const fault = (rule: string, message: string, ...path: (string | number)[]): Fault => ({
  rule,
  message,
  path,
})

/** Each test that fails, as a fault. */
const failing = (tests: readonly (readonly [boolean, Fault])[]): Fault[] =>
  tests.filter(([ok]) => !ok).map(([, one]) => one)

function tokenFaults({ tokens }: Pack): Fault[] {
  const distinct = new Set(tokens.map(({ id }) => id)).size
  return failing([
    [
      tokens.length === TOKENS && distinct === TOKENS,
      fault('V1', 'exactly 6 tokens with distinct ids', 'tokens'),
    ],
    [!tokens.some(({ id }) => id === 'own'), fault('V1', 'no token is called own', 'tokens')],
  ])
}

function boardFaults({ board, tokens }: Pack): Fault[] {
  const count = (type: TileType) => board.filter((tile) => tile.type === type).length
  const singles = SINGLE_TILES.map(
    (type) => [count(type) === 1, fault('V2', `exactly one ${type}`, 'board')] as const,
  )
  const homes = (['matchday', 'reserves'] as const).map((type) => {
    const teams = board.filter((tile) => tile.type === type).map(({ team }) => team)
    const ok = teams.length === TOKENS && tokens.every(({ id }) => teams.includes(id))
    return [ok, fault('V3', `exactly 6 ${type} tiles, one a token`, 'board')] as const
  })
  const several = (['agent', 'press', 'rest', 'training'] as const).map(
    (type) => [count(type) > 0, fault('V4', `at least one ${type}`, 'board')] as const,
  )
  const sponsors = CATEGORIES.map((category) => {
    const ok = board.some((tile) => tile.type === 'sponsor' && tile.category === category)
    return [ok, fault('V4', `at least one sponsor tile for ${category}`, 'board')] as const
  })
  const start = fault('V2', 'pre-season is the first tile', 'board', 0)
  return failing([
    ...singles,
    [board[0]?.type === 'pre-season', start],
    ...homes,
    ...several,
    ...sponsors,
  ])
}

function tileFaults({ board }: Pack): Fault[] {
  return board.flatMap(({ type, category, team }, index) => {
    const isHome = type === 'matchday' || type === 'reserves'
    return failing([
      [
        (category !== undefined) === (type === 'sponsor'),
        fault('V15', 'sponsor tiles, and no others, have a category', 'board', index),
      ],
      [
        (team !== undefined) === isHome,
        fault('V15', 'matchday and reserves tiles, and no others, have a team', 'board', index),
      ],
    ])
  })
}

function contractFaults({ contracts, agentCards }: Pack): Fault[] {
  const black = contracts.filter((card) => card.black).length
  const abilities = agentCards.map((card) => (card.kind === 'agent' ? card.ability : 0))
  const needed = ORDINARY_CONTRACTS_MIN + Math.max(0, ...abilities)
  return failing([
    [
      black === BLACK_CONTRACTS,
      fault('V5', 'exactly 6 black Rising Star Contract Cards', 'contracts'),
    ],
    [
      contracts.length - black >= needed,
      fault('V8', `at least ${needed} ordinary Contract Cards`, 'contracts'),
    ],
  ])
}

function agentFaults({ agentCards }: Pack): Fault[] {
  const agents = agentCards.filter((card) => card.kind === 'agent')
  const sponsorships = agentCards.filter((card) => card.kind === 'sponsorship')
  const abilities = new Set(agents.map(({ ability }) => ability))
  return failing([
    [agents.length === AGENTS, fault('V6', 'exactly 10 Agents', 'agentCards')],
    [abilities.size >= 2, fault('V6', 'at least two different abilities', 'agentCards')],
    ...CATEGORIES.map(
      (category) =>
        [
          sponsorships.some((card) => card.category === category),
          fault('V9', `at least one Sponsorship Card for ${category}`, 'agentCards'),
        ] as const,
    ),
    [
      agentCards.some(({ kind }) => kind === 'instant'),
      fault('V9', 'at least one Movement Card', 'agentCards'),
    ],
  ])
}

function dayAndPressFaults({ dayToDayCards, pressCards }: Pack): Fault[] {
  const inDay = new Set(
    dayToDayCards.map((card) => (card.kind === 'instant' ? card.group : card.kind)),
  )
  const inPress = new Set(pressCards.map(({ group }) => group))
  const dayKinds = ['movement', 'fame', 'financial', 'magic-sponge', 'match-event'] as const
  const pressKinds = ['movement', 'fame', 'financial'] as const
  return failing([
    ...dayKinds.map(
      (kind) =>
        [inDay.has(kind), fault('V10', `at least one ${kind} card`, 'dayToDayCards')] as const,
    ),
    ...pressKinds.map(
      (kind) =>
        [inPress.has(kind), fault('V10', `at least one ${kind} card`, 'pressCards')] as const,
    ),
  ])
}

const DECKS = ['agentCards', 'dayToDayCards', 'pressCards'] as const
const DRAWING_TILES: readonly TileType[] = ['agent', 'rest', 'training']

function movementFaults(pack: Pack): Fault[] {
  return DECKS.flatMap((deck) =>
    pack[deck].flatMap((card, index) => {
      if (card.kind !== 'instant') return []
      const place = [deck, index, 'effects'] as const
      const moves = card.effects.filter((effect) => effect.kind === 'move')
      const last = card.effects.at(-1)
      return [
        ...failing([
          [
            moves.length === 0 || (moves.length === 1 && last?.kind === 'move'),
            fault('V12', 'a move is the last effect of its card, and there is one', ...place),
          ],
          [
            (card.group === 'movement') === moves.length > 0,
            fault('V12', 'group movement is that of every card with a move', ...place),
          ],
        ]),
        ...moves.flatMap((move) => targetFaults(pack, deck, move, place)),
      ]
    }),
  )
}

function targetFaults(
  { board, tokens }: Pack,
  deck: (typeof DECKS)[number],
  { to, mode }: Extract<Effect, { kind: 'move' }>,
  place: readonly (string | number)[],
): Fault[] {
  const matching = ({ tile, category, team }: Target) =>
    board.filter(
      (one) =>
        one.type === tile &&
        (category === undefined || one.category === category) &&
        (team === undefined || one.team === team),
    ).length
  const teams = to.team === 'own' ? tokens.map(({ id }) => id) : [to.team]
  const single = board.filter(({ type }) => type === to.tile).length === 1
  return failing([
    [
      deck === 'pressCards' || !DRAWING_TILES.includes(to.tile),
      fault('V11', `only Press Cards move to ${to.tile}`, ...place),
    ],
    [
      mode === 'advance' || (single && to.tile !== 'pre-season'),
      fault('V12', 'direct only to a tile type that exists once, never pre-season', ...place),
    ],
    [
      teams.every((team) => matching({ ...to, team }) > 0),
      fault('V12', 'every target matches a tile of the board', ...place),
    ],
  ])
}

/** That no other card has score effects, and these no others, is a matter of the shapes (V13). */
function scoreFaults({ dayToDayCards }: Pack): Fault[] {
  return dayToDayCards.flatMap((card, index) => {
    if (card.kind !== 'match-event') return []
    const changes = card.effects.every(
      (effect) =>
        effect.kind !== 'score' || effect.own !== undefined || effect.opponent !== undefined,
    )
    const message = 'a score effect changes a score'
    return failing([[changes, fault('V13', message, 'dayToDayCards', index, 'effects')]])
  })
}

function idFaults({ contracts, agentCards, dayToDayCards, pressCards, tokens }: Pack): Fault[] {
  const cards = [...contracts, ...agentCards, ...dayToDayCards, ...pressCards]
  const ids = [...cards, ...tokens].map(({ id }) => id)
  const twice = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))]
  return twice.map((id) => fault('V15', `${id} is the id of two definitions`))
}
