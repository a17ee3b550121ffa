import type { z } from 'zod'
import { checking, type Fault, namesakes, type Path, unless } from '../../shared/faults.ts'
import {
  CATEGORIES,
  type Content,
  type Effect,
  packSchema,
  type Target,
  type TileType,
} from './schema.ts'

/** Validates a content pack with its schema and with the checks V1 to V15 of the rulebook. */
export const contentSchema: z.ZodType<Content> = packSchema.superRefine(checking(faultsOf))

export const contentWarnings = ({ tokens }: Content): string[] =>
  namesakes(
    'clubs',
    tokens.map(({ club }) => club),
  )

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
/**
 * Minimum number of contracts: one for each of six seats and one first offer. The additional offers
 * of an Agent are added to this number.
 */
const ORDINARY_CONTRACTS_MIN = 7

function faultsOf(pack: Content): Fault[] {
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

function tokenFaults({ tokens }: Content): Fault[] {
  const ids = tokens.map(({ id }) => id)
  const areDistinct = new Set(ids).size === TOKENS
  return [
    ...unless(
      ids.length === TOKENS && areDistinct,
      'V1',
      ['tokens'],
      'exactly 6 tokens with distinct ids',
    ),
    ...unless(!ids.includes('own'), 'V1', ['tokens'], 'no token is called own'),
  ]
}

function boardFaults({ board, tokens }: Content): Fault[] {
  const path = ['board']
  const count = (type: TileType) => board.filter((tile) => tile.type === type).length
  const isHomeOfEach = (type: TileType) => {
    const teams = board.filter((tile) => tile.type === type).map(({ team }) => team)
    return teams.length === TOKENS && tokens.every(({ id }) => teams.includes(id))
  }
  const hasSponsor = (category: string) =>
    board.some((tile) => tile.type === 'sponsor' && tile.category === category)
  return [
    ...SINGLE_TILES.flatMap((type) => unless(count(type) === 1, 'V2', path, `exactly one ${type}`)),
    ...unless(board[0]?.type === 'pre-season', 'V2', ['board', 0], 'pre-season is the first tile'),
    ...(['matchday', 'reserves'] as const).flatMap((type) =>
      unless(isHomeOfEach(type), 'V3', path, `exactly 6 ${type} tiles, one a token`),
    ),
    ...(['agent', 'press', 'rest', 'training'] as const).flatMap((type) =>
      unless(count(type) > 0, 'V4', path, `at least one ${type}`),
    ),
    ...CATEGORIES.flatMap((category) =>
      unless(hasSponsor(category), 'V4', path, `at least one sponsor tile for ${category}`),
    ),
  ]
}

function tileFaults({ board }: Content): Fault[] {
  return board.flatMap(({ type, category, team }, index) => {
    const isHome = type === 'matchday' || type === 'reserves'
    const path = ['board', index]
    return [
      ...unless(
        (category !== undefined) === (type === 'sponsor'),
        'V15',
        path,
        'sponsor tiles, and no others, have a category',
      ),
      ...unless(
        (team !== undefined) === isHome,
        'V15',
        path,
        'matchday and reserves tiles, and no others, have a team',
      ),
    ]
  })
}

function contractFaults({ contracts, agentCards }: Content): Fault[] {
  const path = ['contracts']
  const black = contracts.filter((card) => card.black).length
  const abilities = agentCards.map((card) => (card.kind === 'agent' ? card.ability : 0))
  const needed = ORDINARY_CONTRACTS_MIN + Math.max(0, ...abilities)
  const isEnough = contracts.length - black >= needed
  return [
    ...unless(black === BLACK_CONTRACTS, 'V5', path, 'exactly 6 black Rising Star Contract Cards'),
    ...unless(isEnough, 'V8', path, `at least ${needed} ordinary Contract Cards`),
  ]
}

function agentFaults({ agentCards }: Content): Fault[] {
  const path = ['agentCards']
  const agents = agentCards.filter((card) => card.kind === 'agent')
  const sponsorships = agentCards.filter((card) => card.kind === 'sponsorship')
  const abilities = new Set(agents.map(({ ability }) => ability))
  const hasSponsorship = (one: string) => sponsorships.some(({ category }) => category === one)
  const hasMovement = agentCards.some(({ kind }) => kind === 'instant')
  return [
    ...unless(agents.length === AGENTS, 'V6', path, 'exactly 10 Agents'),
    ...unless(abilities.size >= 2, 'V6', path, 'at least two different abilities'),
    ...CATEGORIES.flatMap((one) =>
      unless(hasSponsorship(one), 'V9', path, `at least one Sponsorship Card for ${one}`),
    ),
    ...unless(hasMovement, 'V9', path, 'at least one Movement Card'),
  ]
}

const GROUPS = ['movement', 'fame', 'financial'] as const
const DAY_KINDS = [...GROUPS, 'magic-sponge', 'match-event'] as const

function dayAndPressFaults({ dayToDayCards, pressCards }: Content): Fault[] {
  const inDay = dayToDayCards.map((card) => (card.kind === 'instant' ? card.group : card.kind))
  const inPress = pressCards.map(({ group }) => group)
  return [
    ...DAY_KINDS.flatMap((kind) =>
      unless(inDay.includes(kind), 'V10', ['dayToDayCards'], `at least one ${kind} card`),
    ),
    ...GROUPS.flatMap((kind) =>
      unless(inPress.includes(kind), 'V10', ['pressCards'], `at least one ${kind} card`),
    ),
  ]
}

const DECKS = ['agentCards', 'dayToDayCards', 'pressCards'] as const
const DRAWING_TILES: readonly TileType[] = ['agent', 'rest', 'training']

function movementFaults(pack: Content): Fault[] {
  return DECKS.flatMap((deck) =>
    pack[deck].flatMap((card, index) => {
      if (card.kind !== 'instant') return []
      const path = [deck, index, 'effects']
      const moves = card.effects.filter((effect) => effect.kind === 'move')
      const endsInMove = moves.length === 1 && card.effects.at(-1)?.kind === 'move'
      return [
        ...unless(
          moves.length === 0 || endsInMove,
          'V12',
          path,
          'a move is the last effect of its card, and there is one',
        ),
        ...unless(
          (card.group === 'movement') === moves.length > 0,
          'V12',
          path,
          'group movement is that of every card with a move',
        ),
        ...moves.flatMap((move) => targetFaults(pack, deck, move, path)),
      ]
    }),
  )
}

function targetFaults(
  { board, tokens }: Content,
  deck: (typeof DECKS)[number],
  { to, mode }: Extract<Effect, { kind: 'move' }>,
  path: Path,
): Fault[] {
  const fits = ({ tile, category, team }: Target) =>
    board.some(
      (one) =>
        one.type === tile &&
        (category === undefined || one.category === category) &&
        (team === undefined || one.team === team),
    )
  const teams = to.team === 'own' ? tokens.map(({ id }) => id) : [to.team]
  const isSingle = board.filter(({ type }) => type === to.tile).length === 1
  return [
    ...unless(
      deck === 'pressCards' || !DRAWING_TILES.includes(to.tile),
      'V11',
      path,
      `only Press Cards move to ${to.tile}`,
    ),
    ...unless(
      mode === 'advance' || (isSingle && to.tile !== 'pre-season'),
      'V12',
      path,
      'direct only to a tile type that exists once, never pre-season',
    ),
    ...unless(
      teams.every((team) => fits({ ...to, team })),
      'V12',
      path,
      'every target matches a tile of the board',
    ),
  ]
}

/**
 * Checks score effects. The schemas already ensure that only these cards have score effects (V13).
 */
function scoreFaults({ dayToDayCards }: Content): Fault[] {
  return dayToDayCards.flatMap((card, index) => {
    if (card.kind !== 'match-event') return []
    const changes = card.effects.every(
      (effect) =>
        effect.kind !== 'score' || effect.own !== undefined || effect.opponent !== undefined,
    )
    const path = ['dayToDayCards', index, 'effects']
    return unless(changes, 'V13', path, 'a score effect changes a score')
  })
}

function idFaults(pack: Content): Fault[] {
  const definitions = (['contracts', ...DECKS, 'tokens'] as const).flatMap((list) =>
    pack[list].map(({ id }, index) => ({ id, path: [list, index, 'id'] })),
  )
  const ids = definitions.map(({ id }) => id)
  return definitions.flatMap(({ id, path }, place) =>
    unless(ids.indexOf(id) === place, 'V15', path, `${id} is the id of two definitions`),
  )
}
