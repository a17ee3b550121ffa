import { seatsOf } from '../../kernel/define.ts'
import type { Seat, Viewer } from '../../kernel/types.ts'
import { type Book, bookOf } from './content/book.ts'
import { type Card, squads } from './content/schema.ts'
import { unseenCards } from './imagine.ts'
import { measuresOf } from './options.ts'
import { type Club, clubOf, footballersOf, squadProgress } from './read/clubs.ts'
import { spaceAt } from './read/deals.ts'
import type { Bundle, Debt, Frame, Party, Result, Step, View } from './state.ts'
import type { Table } from './types.ts'

/** The view in lines: the turn, what is being settled, the clubs, the way ahead, the decks. */
export function text(view: View, viewer: Viewer, table: Table): string {
  const book = bookOf(table.content)
  const seen = typeof viewer === 'number' ? viewer : view.turn.seat
  return [
    turnLine(view, table),
    ...view.frames.map((frame) => frameLine(frame, table, book)),
    ...view.debts.map((debt) => debtLine(debt, book)),
    ...stepLines(view, table),
    ...view.clubs.flatMap((club) => clubLines(club, table, book)),
    `ahead of seat ${seen}: ${aheadOf(view, table, seen)}`,
    deckLine(view, table, book),
    trayLine(view),
    ...(view.result ? [resultLine(view.result)] : []),
  ].join('\n')
}

const million = (amount: number): string => `£${amount / 1_000_000}M`

function turnLine({ turn }: View, { options }: Table): string {
  const { no, seat, phase, owedRolls, ending, space } = turn
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

function frameLine(frame: Frame, table: Table, book: Book): string {
  switch (frame.kind) {
    case 'landing':
      return `landed on ${spaceName(table, frame.space)}`
    case 'tackle':
      return `declined: ${spaceName(table, frame.space)}; may tackle: seats ${frame.waiting}`
    case 'acquire':
      return `seat ${frame.buyer} takes ${nameOf(book, frame.card)} for ${million(frame.price)}`
    case 'effects':
      return `card: ${book.chance.get(frame.card)?.text ?? frame.card} (${frame.card})`
    case 'pick-opponent':
      return `Cup Match to be played against seat ${frame.eligible.join(' or ')}`
    case 'passing':
      return `last claims of the turn: seats ${frame.waiting}`
    case 'window': {
      const { negotiator, queue, offersMade, offer } = frame
      const next = queue.length > 0 ? `, then seats ${queue}` : ''
      const made = offer
        ? `; seat ${offer.by} offers seat ${offer.to} ${sideOf(offer.give, book)}` +
          ` for ${sideOf(offer.take, book)}`
        : ''
      return `Transfer Window: seat ${negotiator} negotiates${next}, offers ${offersMade}${made}`
    }
  }
}

const sideOf = ({ cards, money }: Bundle, book: Book): string =>
  [...cards.map((card) => nameOf(book, card)), ...(money > 0 ? [million(money)] : [])].join(' + ')

const partyName = (party: Party): string =>
  party === 'official' ? 'the Official' : `seat ${party}`

function debtLine({ debtor, creditor, rest, reason, pending }: Debt, book: Book): string {
  const sale = pending
    ? `; offers seat ${pending.to} ${pending.cards.map((card) => nameOf(book, card)).join(' + ')}` +
      ` for ${million(pending.amount)}`
    : ''
  return `debt: seat ${debtor} owes ${partyName(creditor)} ${million(rest)} (${reason})${sale}`
}

/** What everybody saw this turn, where claims are the creditor's own business. */
function stepLines({ turn }: View, table: Table): string[] {
  if (turn.steps === null || turn.steps.length === 0) return []
  const told = turn.steps.map((step) => stepText(step, table))
  return [`this turn: ${told.join('; ')}`]
}

function stepText(step: Step, table: Table): string {
  if (step.step === 'visited')
    return `${step.landed ? 'landed on' : 'passed'} ${spaceName(table, step.space)}`
  if (step.step === 'claimed')
    return [`seat ${step.creditor} claimed ${step.kind}`, step.space ?? ''].join(' ').trim()
  const place = (seat: Seat | null) => (seat === null ? 'Official' : `seat ${seat}`)
  return `${step.card} from ${place(step.from)} to ${place(step.to)}`
}

function clubLines(club: Club, table: Table, book: Book): string[] {
  const { seat, pawn, cash, position, status } = club
  if (status === 'out') return [`seat ${seat} (${pawn}): out of the game`]
  const { setSize, winsRequired } = measuresOf(table.options)
  const cards = footballersOf(club)
  const side = squadProgress(cards, club.wilds.length, table)
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
    const own = cards.filter((card) => card.startsWith(`${squad}-`)).sort()
    return own.length === 0
      ? []
      : [`  ${squad} ${own.length}: ${own.map((card) => nameOf(book, card)).join(', ')}`]
  })
  return [`seat ${seat} (${pawn}): ${facts.join(', ')}`, ...squadLines]
}

/** `red-09* Comet STR 15` */
function nameOf(book: Book, card: Card): string {
  const footballer = book.footballers.get(card)
  if (!footballer) return card
  const { name, position, value, star } = footballer
  return `${card}${star ? '*' : ''} ${name} ${position} ${value / 1_000_000}`
}

function spaceName(table: Table, space: number): string {
  const shown = spaceAt(table, space)
  if (shown.type === 'footballer') {
    const star = bookOf(table.content).footballers.get(shown.footballerId)?.star
    return `${space} ${shown.footballerId}${star ? '*' : ''}`
  }
  return shown.type === 'stadium' ? `${space} stadium-${shown.colour}` : `${space} ${shown.type}`
}

const REACH = 12

function aheadOf({ clubs }: View, table: Table, seat: Seat): string {
  const { position } = clubOf(clubs, seat)
  const { length } = table.content.board
  return seatsOf(REACH)
    .map((step) => `+${step + 1} ${spaceName(table, (position + step + 1) % length)}`)
    .join(', ')
}

/** What is left in the squad decks is public; only the order is not. */
function deckLine(view: View, table: Table, book: Book): string {
  const unseen = unseenCards(view, table)
  const squadDecks = squads.map((squad) => {
    const values = (unseen[squad] ?? [])
      .flatMap((card) => book.footballers.get(card)?.value ?? [])
      .sort((one, other) => other - one)
      .map((value) => value / 1_000_000)
    return `${squad} ${view.deckSizes[squad] ?? 0} (${values.join(' ')})`
  })
  const { referee = 0, chairman = 0, bonus = 0 } = view.deckSizes
  return `decks: ${squadDecks.join('; ')}; referee ${referee}, chairman ${chairman}, bonus ${bonus}`
}

function trayLine({ tray }: View): string {
  const shown = tray.filter((card) => /^(?:manager|stadium)-/.test(card))
  const wilds = tray.filter((card) => card.startsWith('wild-')).length
  return `tray: ${[...shown, `${wilds} wilds`].join(' ')}`
}

function resultLine(result: Result): string {
  switch (result.kind) {
    case 'trophy':
      return (
        `the end: seat ${result.winner} won the Cup against seat ${result.opponent},` +
        ` ${result.kicks.join(':')} on penalties`
      )
    case 'walkover':
      return `the end: seat ${result.winner} is the last one left`
    case 'cap': {
      const order = result.ranking.map(({ seat, rank }) => `${rank}. seat ${seat}`)
      return `the end: the turns are used up: ${order.join(', ')}`
    }
    case 'draw':
      return 'the end: the turns are used up, a draw'
  }
}
