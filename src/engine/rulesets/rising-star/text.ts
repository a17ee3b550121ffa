import { at } from '../../kernel/define.ts'
import type { Viewer } from '../../kernel/types.ts'
import { counted, seatName } from '../shared/text.ts'
import { contractOf, drawnCardOf, matchEventOf } from './content/book.ts'
import type { Content, Tile } from './content/schema.ts'
import { sideAsked } from './read/match.ts'
import { sponsorshipsOf } from './read/players.ts'
import type { Score, Side, View } from './state.ts'
import type { Table } from './types.ts'
import { money, scoreEffectCalled } from './words/names.ts'

type PlayerSeen = View['seats'][number]
const TILES_AHEAD = 12

export function text(view: View, viewer: Viewer, table: Table): string {
  const you = typeof viewer === 'number' ? view.seats[viewer] : undefined
  const lines = [
    headline(view, table),
    you ? `You are seat ${you.no}.` : `You watch as ${viewer}.`,
    ...view.seats.map((player) => playerLine(player, table)),
    ...handLines(view, table),
    ...aheadLines(you, view, table),
    ...negotiationLines(view, table),
    ...swapLines(view, table),
    ...matchLines(view, table),
    `Cards in the decks: ${view.deckCounts.contract} contracts, ${view.deckCounts.agent} agent,` +
      ` ${view.deckCounts.dayToDay} day to day, ${view.deckCounts.press} press.`,
    ...resultLines(view),
  ]
  return lines.join('\n')
}

function headline({ phase, turn, match, swap, negotiation }: View, table: Table) {
  const seasons = counted(table.options.seasons, 'season')
  if (phase === 'ended') return `Rising Star, ${seasons}: the game has ended.`
  if (phase === 'choosing-tokens') return `Rising Star, ${seasons}: tokens are being chosen.`
  if (phase === 'tiebreak') return `Rising Star, ${seasons}: the final match for the title.`
  if (!turn) return `Rising Star, ${seasons}.`
  const now = match
    ? 'a match is being played'
    : swap
      ? `seat ${turn.seat} decides on a swap`
      : negotiation
        ? `seat ${turn.seat} negotiates`
        : { roll: 'to roll', physio: 'in the physio room', tile: 'to choose a rival' }[turn.stage]
  return `Rising Star, ${seasons}, turn ${turn.number} of seat ${turn.seat}: ${now}.`
}

function playerLine(player: PlayerSeen, { content, options }: Table): string {
  const { no, token, position, status, agent, magicSponges } = player
  const club = content.tokens.find(({ id }) => id === token)
  const state =
    status === 'injured'
      ? `injured, ${counted(player.failedFitnessRolls, 'failed fitness roll')}`
      : player.resigning
        ? 'resigned'
        : status
  const held = [
    player.contract && contractLine(content, player.contract),
    agent && cardLine(content, agent),
    ...sponsorshipsOf(player).map((card) => cardLine(content, card)),
    magicSponges.length > 0 && counted(magicSponges.length, 'Magic Sponge'),
    player.matchEventCount > 0 && counted(player.matchEventCount, 'Match Event Card'),
  ].filter((one) => typeof one === 'string')
  return (
    `Seat ${no} ${club ? `${club.club} (${club.id})` : '(no token)'}: ${state}, ` +
    `tile ${position} ${tileName(at(content.board, position))}, ` +
    `seasons ${player.seasonsCompleted}/${options.seasons}, ${player.points} points, ` +
    `fame ${player.fame}, cash ${money(player.cash)}; ${held.join('; ') || 'holds nothing'}`
  )
}

function contractLine(content: Content, id: string): string {
  const { name, matchdayFee, reservesFee, loyaltyBonus, buyoutFee } = contractOf(content, id)
  return (
    `contract ${id} ${name} (matchday ${money(matchdayFee)}, reserves ${money(reservesFee)}, ` +
    `loyalty ${money(loyaltyBonus)}, buyout ${money(buyoutFee)})`
  )
}

function cardLine(content: Content, id: string): string {
  const card = drawnCardOf(content, id)
  if (card.kind === 'agent')
    return `Agent ${id} ${card.name} (${counted(card.ability, 'extra offer')})`
  if (card.kind === 'sponsorship')
    return `${card.category} sponsorship ${id} ${card.name} (${money(card.fee)})`
  return id
}

function handLines({ seats, previews }: View, { content }: Table): string[] {
  return seats.flatMap(({ no, matchEvents }) => {
    if (matchEvents === null || matchEvents.length === 0) return []
    const cards = matchEvents.map((id) => {
      const { text: printed, effects } = matchEventOf(content, id)
      const after = previews?.find(({ card }) => card === id)?.score
      const makes = after ? `, would make it ${scoreText(after)}` : ''
      return `  ${id} "${printed}" ${effects.map(scoreEffectCalled).join(', ')}${makes}`
    })
    return [`Match Event Cards of seat ${no}:`, ...cards]
  })
}

const scoreText = ({ home, away }: Score): string => `${home}-${away}`
const tileName = ({ type, category, team }: Tile): string =>
  [type, category, team].filter((part) => part !== undefined).join(' ')

function aheadLines(you: PlayerSeen | undefined, { phase }: View, { content }: Table): string[] {
  const { board } = content
  if (!you || phase !== 'playing' || you.status === 'retired' || you.status === 'resigned')
    return []
  const tiles = Array.from({ length: Math.min(TILES_AHEAD, board.length) }, (_, step) => {
    const index = (you.position + step + 1) % board.length
    return `+${step + 1} ${tileName(at(board, index))}`
  })
  return [`Ahead of you: ${tiles.join(', ')}`]
}

function negotiationLines({ negotiation }: View, { content }: Table): string[] {
  if (!negotiation) return []
  const { seat, cause, offers } = negotiation
  const may = cause === 'contract' ? 'sign one or none' : 'sign one'
  return [
    `Offers to seat ${seat} on ${cause.toUpperCase()} (${may}):`,
    ...offers.map((card) => `  ${contractLine(content, card)}`),
  ]
}

function swapLines({ swap }: View, { content }: Table): string[] {
  if (!swap) return []
  const { seat, held, drawn } = swap
  return [
    `Seat ${seat} holds ${cardLine(content, held)} and has drawn ${cardLine(content, drawn)}:` +
      ' keep one of them.',
  ]
}

function matchLines({ match, tiebreak }: View, { content }: Table): string[] {
  const lines = tiebreak ? [`Tied for first place: seats ${tiebreak.tied.join(', ')}.`] : []
  if (!match) return lines
  const { kind, home, away, score, extraTime, stage } = match
  const side = sideAsked(stage)
  const name = (side: Side | null) => (side ? sideName(side, content) : 'nobody')
  return [
    ...lines,
    `Match (${kind}): ${name(home)} at home, ${name(away)} away` +
      (score ? `, ${scoreText(score)}` : '') +
      (extraTime ? `, extra time ${scoreText(extraTime)}` : '') +
      (side ? `; ${side} may play one Match Event Card or decline.` : '.'),
  ]
}

function sideName(side: Side, content: Content): string {
  if ('seat' in side) return seatName(side.seat)
  if ('club' in side) return content.cupOpponent
  const club = content.tokens.find(({ id }) => id === side.absent)?.club
  return `${club ?? side.absent} (absent team)`
}

const resultLines = ({ result, reason }: View): string[] =>
  result
    ? [
        ...result.places.map(
          ({ place, seat, points, fame, cash, moneyPoints, total }) =>
            `Place ${place}: seat ${seat}, ${points} points + ${fame} fame + ${moneyPoints}` +
            ` (cash ${money(cash)}) = ${total}`,
        ),
        `Rising Star Champion: seat ${result.champion} (${reason}).`,
      ]
    : []
