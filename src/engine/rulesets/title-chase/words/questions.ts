import { listed, plural, type QuestionContext, type RulesetTexts } from '../../../kernel/texts.ts'
import { sumOf } from '../../shared/dice.ts'
import { priceOf } from '../content/book.ts'
import { cupRounds } from '../content/schema.ts'
import { keptOf, lastRoundOut } from '../read/holdings.ts'
import { managerOf } from '../read/league.ts'
import { matchOf, penaltyOf, seatOf, sideOf, teamOf } from '../read/match.ts'
import { oddsFor, type SideRoll } from '../read/odds.ts'
import { hasNoAlternative, offersTo, purchaseObstacle } from '../rules/before-match.ts'
import { freeTeams } from '../rules/teams.ts'
import type { SideName } from '../state.ts'
import type { At, TitleChase } from '../types.ts'
import { seenIn } from '../view.ts'
import { CUP_ROUNDS, keptName, matchName, money, placeName, sideName, teamName } from './names.ts'

type Context = QuestionContext<TitleChase>
type Texts = RulesetTexts<TitleChase>

const RIVALS_SHOWN_MAX = 3

export const facts: Texts['facts'] = ({ view, table, seat, who }) => {
  const at = seenIn(view, table)
  const { team, square, debts, keep } = managerOf(at, seat)
  if (team === null) return [`You are ${who(seat)}, and have no team yet.`]
  const owed = sumOf(debts.map(({ amount }) => amount))
  const cards = keep.map((card) => `${keptName(card, table)} ${card}`)
  const own = [
    `You are ${who(seat)}, ${teamName(team, table)}, on ${square}: ${holding(at, seat)}`,
    ...(owed > 0 ? [`owing ${money(owed)}`] : []),
    ...cards,
    ...standing(view, seat),
  ]
  return [`${own.join(', ')}.`, ...rivalsOf(view, at, seat, who)]
}

export const questions: Texts['questions'] = {
  'choose-team': () => 'Which team do you want to manage?',
  'turn-roll': ({ view, table, seat }) => {
    const next = nextDue(seenIn(view, table), seat)
    return `${next === null ? 'It is your turn.' : next} Roll the die?`
  },
  'pink-nominate': () => 'Pink square: who draws a card, and from which pack?',
  'match-stars': (context) => {
    const at = seenIn(context.view, context.table)
    const ask = hasNoAlternative(at, context.seat)
      ? `you have no star to play and cannot buy one: ${obstacle(at, context.seat)}. Play none?`
      : 'which stars do you buy and play?'
    return `${meeting(context)}: ${ask}`
  },
  'match-penalty': (context) => `${meeting(context)}: play a penalty card?`,
}

export const moves: Texts['moves'] = {
  'choose-team': ({ team }, { table }) => `Manage ${teamName(team, table)}`,
  roll: () => 'Roll and move',
  nominate: ({ seat: drawer, colour }, { seat, who }) =>
    drawer === seat ? `Draw a ${colour} card yourself` : `${who(drawer)} draws a ${colour} card`,
  'buy-star': ({ category, voucher = null }, { view, table, seat }) => {
    const price = priceOf(table.content, category, voucher)
    const left = money(managerOf(seenIn(view, table), seat).cash - price)
    const added = voucher === null ? '' : ` and voucher ${voucher}`
    return `Buy a ${category} for ${money(price)}${added} (${left} left)`
  },
  'play-appeal': ({ card, category }) => `Appeal with ${card}: ${category} may play again`,
  'commit-lineup': ({ play }, context) => {
    const stars = play.length > 0 ? listed(play) : 'no star'
    return `Play ${stars}: ${chances(context, { stars: play.length })}`
  },
  'commit-penalty': ({ card }, context) => {
    const played = card === null ? 'no penalty card' : `penalty card ${card}`
    return `Play ${played}: ${chances(context, { hasPenalty: card !== null })}`
  },
}

export const spaces: NonNullable<Texts['spaces']> = {
  'choose-team': (_, { view, table }) => {
    const free = freeTeams(seenIn(view, table))
    return `choose-team team=${free.map((team) => `${team} ${teamName(team, table)}`).join('|')}`
  },
  'buy-star': (_, { view, table, seat }) => {
    const offers = offersTo(seenIn(view, table), seat).map(({ category, ways }) => {
      const priced = ways.map((way) => {
        const price = money(priceOf(table.content, category, way))
        return way === null ? price : `${price} voucher=${way}`
      })
      return `${category} ${priced.join(' or ')}`
    })
    return `buy-star category=${offers.join('|')}`
  },
  'commit-penalty': (_, { view, table, seat }) =>
    `commit-penalty card=${keptOf(seenIn(view, table), seat, 'penalty').join('|')}, or no card`,
}

function obstacle(at: At, seat: number): string {
  const { debts } = managerOf(at, seat)
  switch (purchaseObstacle(at, seat)) {
    case 'debts':
      return `you owe ${money(sumOf(debts.map(({ amount }) => amount)))}`
    case 'money':
      return 'too little money'
    case 'stock':
      return 'no other star is left'
  }
}

function holding(at: At, seat: number): string {
  const { cash, stars } = managerOf(at, seat)
  const named = stars.map((star) => {
    const to = lastRoundOut(at, seat, star)
    return to === 0 ? star : `${star}(out to ${to})`
  })
  return [money(cash), ...(named.length > 0 ? [named.join(' ')] : [])].join(', ')
}

function standing({ table, roundsPlayed }: Context['view'], seat: number): string[] {
  const row = table.find((one) => one.seat === seat)
  if (!row || roundsPlayed === 0) return []
  const points = `${plural(row.points, 'point')} after ${plural(roundsPlayed, 'round')}`
  return [`${placeName(row.position)} with ${points}`]
}

function rivalsOf(view: Context['view'], at: At, seat: number, who: Context['who']): string[] {
  const rivals = view.table.flatMap((row) =>
    row.seat === null || row.seat === seat ? [] : [{ ...row, seat: row.seat }],
  )
  const shown = rivals.slice(0, RIVALS_SHOWN_MAX).map((row) => {
    const place = view.roundsPlayed === 0 ? '' : ` ${placeName(row.position)} with ${row.points},`
    return `${who(row.seat)}${place} ${holding(at, row.seat)}`
  })
  const more = rivals.length - shown.length
  if (shown.length === 0) return []
  return [`${[...shown, ...(more > 0 ? [plural(more, 'other')] : [])].join('; ')}.`]
}

function nextDue(at: At, seat: number): string | null {
  const { roundsPlayed, cupRoundsPlayed } = at.state.shared
  const { square } = managerOf(at, seat)
  for (const one of at.table.content.board.squares.slice(square + 1)) {
    const ahead = `is ${plural(one.index - square, 'square')} ahead.`
    if (one.type === 'match' && one.match > roundsPlayed) return `Round ${one.match} ${ahead}`
    if (one.type === 'cup' && cupRounds.indexOf(one.cupRound) >= cupRoundsPlayed)
      return `The ${CUP_ROUNDS[one.cupRound]} ${ahead}`
  }
  return null
}

interface Meeting {
  readonly at: At
  readonly own: SideName
  readonly their: SideName
  /** Seat that manages the other side of the match; null if the other side has no manager. */
  readonly rival: number | null
}

function meetingOf({ view, table, seat }: Context): Meeting {
  const at = seenIn(view, table)
  const own = sideOf(at, seat)
  const their = own === 'home' ? 'away' : 'home'
  return { at, own, their, rival: seatOf(at, their) }
}

function meeting(context: Context): string {
  const { at, own, their, rival } = meetingOf(context)
  const match = matchOf(at)
  const venue = match.neutral ? '' : own === 'home' ? ' at home' : ' away'
  const name = sideName(rival, teamOf(at, their), context)
  const shown = [
    ...(match.lineUp[their] ?? []),
    ...(penaltyOf(at, their) === null ? [] : ['penalty card']),
  ]
  const isOpen = match.lineUp[their] === null
  const plays = isOpen ? '' : ` (${shown.length > 0 ? shown.join(', ') : 'no star'})`
  return `${matchName(match)}${venue} against ${name}${rival === null ? '' : plays}`
}

function chances(context: Context, added: Partial<SideRoll>): string {
  const played = meetingOf(context)
  const { win, draw, loss, of } = oddsFor(played.at, played.own, added)
  const [won, lost] = played.own === 'home' ? [win, loss] : [loss, win]
  const percent = (part: number) => `${Math.round((100 * part) / of)}%`
  const odds = `win ${percent(won)}, draw ${percent(draw)}, defeat ${percent(lost)}`
  return `${odds}${condition(context, played)}`
}

function condition({ who }: Context, { at, their, rival }: Meeting): string {
  if (rival === null) return ''
  const { lineUp, penalty } = matchOf(at)
  const open = [
    ...(lineUp[their] === null ? ['star'] : []),
    ...(penalty[their] === null && keptOf(at, rival, 'penalty').length > 0 ? ['penalty card'] : []),
  ]
  return open.length > 0 ? ` if ${who(rival)} plays no ${listed(open, 'or')}` : ''
}
