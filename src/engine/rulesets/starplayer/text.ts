import { seatsOf } from '../../kernel/define.ts'
import type { Frozen, Seat, Viewer } from '../../kernel/types.ts'
import { found } from '../shared/book.ts'
import { seatName } from '../shared/text.ts'
import { bookOf, faceValue } from './content/book.ts'
import { isBogus, isOf, slotOf, squadIn } from './content/cards.ts'
import { BOGUS_FEE } from './content/numbers.ts'
import { type Card, squads } from './content/schema.ts'
import { measuresOf } from './options.ts'
import { spaceAt } from './read/board.ts'
import { squadProgress } from './read/club-set.ts'
import { type Club, clubOf, footballersOf } from './read/clubs.ts'
import { publicSale } from './read/purchases.ts'
import { unseenCards } from './read/unseen.ts'
import type { Bundle, Debt, Frame, Party, Result, Step, View } from './state.ts'
import type { At, Table } from './types.ts'

export function text(view: View, viewer: Viewer, table: Table): string {
  const at: At = { table, state: { shared: view } }
  const seen = typeof viewer === 'number' ? viewer : view.turn.seat
  return [
    turnLine(at),
    ...view.frames.map((frame) => frameLine(at, frame)),
    ...view.debts.map((debt) => debtLine(at, debt)),
    ...stepLines(at),
    ...view.clubs.flatMap((club) => clubLines(at, club)),
    `ahead of ${seatName(seen)}: ${aheadOf(at, seen)}`,
    deckLine(at, view.deckSizes),
    trayLine(view),
    ...(view.result ? [resultLine(view.result)] : []),
  ].join('\n')
}

const million = (amount: number): string => `£${amount / 1_000_000}M`

function turnLine({ state, table: { options } }: At): string {
  const { no, seat, phase, owedRolls, ending, space } = state.shared.turn
  const { winsRequired, setSize } = measuresOf(options)
  const cap = options.maxTurns === null ? '' : ` of ${options.maxTurns}`
  const side =
    options.squadRule === 'colour'
      ? `${setSize} of one squad`
      : `a side of ${options.formations.join(' or ')}`
  const owed = owedRolls > 0 ? `, rolls owed: ${owedRolls}` : ''
  const landed = space === null ? '' : `, landed on ${space}`
  const over = ending === null ? '' : `, turn over (${ending})`
  return (
    `turn ${no}${cap}: seat ${seat}, ${phase}${landed}${owed}${over}` +
    ` | aim: ${side}, manager, stadium and ${winsRequired} WIN cards, then win the final`
  )
}

function frameLine(at: At, frame: Frame): string {
  switch (frame.kind) {
    case 'landing':
      return `landed on ${spaceName(at, frame.space)}`
    case 'purchase':
      return `for sale on ${spaceName(at, frame.space)}: ${saleOn(at, frame.space)}`
    case 'tackle':
      return (
        `declined: ${spaceName(at, frame.space)}; may tackle: seats ${frame.waiting};` +
        ` for sale: ${saleOn(at, frame.space)}`
      )
    case 'acquire':
      return `seat ${frame.buyer} takes ${nameOf(at, frame.card)} for ${million(frame.price)}`
    case 'effects':
      return `card: ${found(bookOf(at.table.content).chance, frame.card).text} (${frame.card})`
    case 'pick-opponent':
      return `Cup Match to be played against seat ${frame.eligible.join(' or ')}`
    case 'passing':
      return `final claims this turn: seats ${frame.waiting}`
    case 'window': {
      const { negotiator, queue, offersMade, offer } = frame
      const next = queue.length > 0 ? `, then seats ${queue}` : ''
      const made = offer
        ? `; seat ${offer.by} offers seat ${offer.to} ${sideOf(at, offer.give)}` +
          ` for ${sideOf(at, offer.take)}`
        : ''
      return `Transfer Window: seat ${negotiator} negotiates${next}, offers ${offersMade}${made}`
    }
  }
}

function saleOn(at: At, space: number): string {
  const cards = publicSale(at, space)
  const shown = spaceAt(at, space)
  const book = bookOf(at.table.content)
  const prices = [...new Set(cards.map((card) => faceValue(book, card)))].filter((one) => one > 0)
  const range = [...new Set([Math.min(...prices), Math.max(...prices)])].map(million).join(' to ')
  if (shown.type !== 'footballer') return `${cards.join(' or ')} for ${range}`
  const squad = squadIn(shown.footballerId)
  const bogus = cards.some(isBogus) ? [`the bogus one (${million(BOGUS_FEE)})`] : []
  const kinds = [...(prices.length > 0 ? [range] : []), ...bogus].join(' or ')
  const free = cards.includes(shown.footballerId) ? [nameOf(at, shown.footballerId)] : []
  return [`the top ${squad} card, ${kinds}`, ...free.map((card) => `free if it is ${card}`)].join(
    ', ',
  )
}

const sideOf = (at: At, { cards, money }: Bundle): string =>
  [...cards.map((card) => nameOf(at, card)), ...(money > 0 ? [million(money)] : [])].join(' + ')

const partyName = (party: Party): string =>
  party === 'official' ? 'the Official' : seatName(party)

function debtLine(at: At, { id, debtor, creditor, rest, reason, pending }: Debt): string {
  const sale = pending
    ? `; offers seat ${pending.to} ${pending.cards.map((card) => nameOf(at, card)).join(' + ')}` +
      ` for ${million(pending.amount)}`
    : ''
  const owed = `owes ${partyName(creditor)} ${million(rest)} (${reason})`
  return `debt ${id}: seat ${debtor} ${owed}${sale}`
}

function stepLines(at: At): string[] {
  const { steps } = at.state.shared.turn
  if (steps === null || steps.length === 0) return []
  const texts = steps.map((step) => stepText(at, step))
  return [`this turn: ${texts.join('; ')}`]
}

function stepText(at: At, step: Frozen<Step>): string {
  if (step.step === 'visited')
    return `${step.landed ? 'landed on' : 'passed'} ${spaceName(at, step.space)}`
  if (step.step === 'claimed')
    return [`seat ${step.creditor} claimed ${step.kind}`, step.space ?? ''].join(' ').trim()
  const place = (seat: Seat | null) => (seat === null ? 'Official' : seatName(seat))
  return `${step.card} from ${place(step.from)} to ${place(step.to)}`
}

function clubLines(at: At, club: Club): string[] {
  const { seat, pawn, cash, position, status } = club
  if (status === 'out') return [`seat ${seat} (${pawn}): out of the game`]
  const { setSize, winsRequired } = measuresOf(at.table.options)
  const cards = footballersOf(club)
  const side = squadProgress(at, cards, club.wilds.length)
  const lists = [club.tackles, club.matchCards, club.windowCards, club.yellows].flat()
  const facts = [
    `${million(cash)} on ${position}`,
    `side ${side}/${setSize}`,
    [`WIN ${club.wins.length}/${winsRequired}`, ...club.wins].join(' '),
    `wilds ${club.wilds.length}`,
    club.manager ?? 'no manager',
    club.stadium ?? 'no stadium',
    ...(lists.length > 0 ? [lists.join(' ')] : []),
    ...(club.missTurns > 0 ? [`misses ${club.missTurns} turns`] : []),
    ...(club.all6Rank === null ? [] : [`All-6 rank ${club.all6Rank}`]),
  ]
  const squadLines = squads.flatMap((squad) => {
    const own = cards.filter((card) => isOf(squad, card)).sort()
    return own.length === 0
      ? []
      : [`  ${squad} ${own.length}: ${own.map((card) => nameOf(at, card)).join(', ')}`]
  })
  return [`seat ${seat} (${pawn}): ${facts.join(', ')}`, ...squadLines]
}

function nameOf({ table }: At, card: Card): string {
  const footballer = bookOf(table.content).footballers.get(card)
  if (!footballer) return card
  const { name, position, value, star } = footballer
  return `${card}${star ? '*' : ''} ${name} ${position} ${value / 1_000_000}`
}

function spaceName(at: At, space: number): string {
  const shown = spaceAt(at, space)
  if (shown.type === 'footballer') {
    const { star } = found(bookOf(at.table.content).footballers, shown.footballerId)
    return `${space} ${shown.footballerId}${star ? '*' : ''}`
  }
  return shown.type === 'stadium' ? `${space} stadium-${shown.colour}` : `${space} ${shown.type}`
}

const REACH = 12

function aheadOf(at: At, seat: Seat): string {
  const { position } = clubOf(at, seat)
  const { length } = at.table.content.board
  return seatsOf(REACH)
    .map((step) => `+${step + 1} ${spaceName(at, (position + step + 1) % length)}`)
    .join(', ')
}

/** Everyone may know which cards a deck of footballers contains; only their order is secret. */
function deckLine(at: At, sizes: View['deckSizes']): string {
  const { footballers } = bookOf(at.table.content)
  const unseen = unseenCards(at)
  const squadDecks = squads.map((squad) => {
    const values = unseen[squad]
      .flatMap((card) => footballers.get(card)?.value ?? [])
      .sort((one, other) => other - one)
      .map((value) => value / 1_000_000)
    return `${squad} ${sizes[squad]} (${values.join(' ')})`
  })
  const { referee, chairman, bonus } = sizes
  return `decks: ${squadDecks.join('; ')}; referee ${referee}, chairman ${chairman}, bonus ${bonus}`
}

function trayLine({ tray }: View): string {
  const shown = tray.filter((card) => /^(?:manager|stadium)-/.test(card))
  const wilds = tray.filter((card) => slotOf(card) === 'wilds').length
  return `tray: ${[...shown, `${wilds} wilds`].join(' ')}`
}

function resultLine(result: Result): string {
  switch (result.kind) {
    case 'trophy':
      return (
        `game over: seat ${result.winner} won the Cup against seat ${result.opponent},` +
        ` ${result.kicks.join(':')} on penalties`
      )
    case 'walkover':
      return `game over: only seat ${result.winner} is left`
    case 'cap': {
      const order = result.ranking.map(({ seat, rank }) => `${rank}. seat ${seat}`)
      return `game over, turn limit reached: ${order.join(', ')}`
    }
    case 'draw':
      return 'game over, turn limit reached: a draw'
  }
}
