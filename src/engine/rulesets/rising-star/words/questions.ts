import { at } from '../../../kernel/define.ts'
import { listed, plural, type QuestionContext, type RulesetTexts } from '../../../kernel/texts.ts'
import { abilityOf, contractOf, feeOf, matchEventOf } from '../content/book.ts'
import { CATEGORIES } from '../content/schema.ts'
import { matchOf, otherSide, seatIn, waitsFor } from '../read/match.ts'
import { totalOf } from '../read/players.ts'
import { FAILURES_MAX, MEDICAL_FEE, negotiationOf, swapOf } from '../read/turn.ts'
import type { HomeOrAway, Score, View } from '../state.ts'
import type { At, RisingStar } from '../types.ts'
import {
  cardCalled,
  causeCalled,
  clubCalled,
  contractCalled,
  effectsCalled,
  kindCalled,
  money,
  scored,
  sideCalled,
  slotCalled,
  termsOf,
  worthCalled,
} from './names.ts'

type Question = QuestionContext<RisingStar>
type Texts = RulesetTexts<RisingStar>
type PlayerSeen = View['seats'][number]

export const facts: Texts['facts'] = ({ view, seat, table, who }) => {
  const me = at(view.seats, seat)
  if (view.phase === 'choosing-tokens') return [`You are ${who(seat)}.`]
  const { seasons } = table.options
  const season = Math.min(me.seasonsCompleted + 1, seasons)
  const others = view.seats.filter(({ no }) => no !== seat)
  return [
    `You are ${who(seat)} (${me.token}) on ${me.position}, ` +
      `season ${season}/${seasons}${standing(me)}: ` +
      `${me.points} points + ${me.fame} fame + ${money(me.cash)} = ${totalOf(me)}; ` +
      `${listed(heldBy(me, table.content))}.`,
    `Others: ${others.map((one) => `${who(one.no)} ${totalOf(one)}${standing(one)}`).join('; ')}.`,
  ]
}

export const questions: Texts['questions'] = {
  'choose-token': () => 'Which token do you choose?',
  roll: () => 'Roll?',
  physio: (context) => {
    const { failedFitnessRolls, magicSponges } = at(context.view.seats, context.seat)
    const sponge = magicSponges.length > 0 ? ', or play a Magic Sponge' : ''
    const attempt = `try ${failedFitnessRolls + 1} of ${FAILURES_MAX}`
    return `You are injured. Roll a 6 to recover (${attempt})${sponge}?`
  },
  'contract-offer': (context) => {
    const { cause } = negotiationOf(open(context))
    return cause === 'contract'
      ? 'CONTRACT: sign an offer, or keep your contract?'
      : `${causeCalled(cause)}: which contract do you sign?`
  },
  'swap-agent': swapQuestion,
  'swap-sponsorship': swapQuestion,
  'choose-rival': () => 'DERBY DAY: who is your rival (a win gives 6 points)?',
  'match-card': (context) => {
    const match = matchOf(open(context))
    const { side, score } = waitsFor(match)
    const other = match[otherSide(side)]
    const against = other === null ? '' : ` against ${sideCalled(other, context)}`
    return (
      `${kindCalled(match.kind)}${against}${answerOf(context, side)}, ${scored(score)}, ` +
      `you are ${side}: play a Match Event?`
    )
  },
}

export const moves: Texts['moves'] = {
  'choose-token': ({ token }, { table }) => {
    const tiles = table.content.board.flatMap(({ team }, index) => (team === token ? [index] : []))
    return `${token}, ${clubCalled(table.content, token)}: home tiles ${listed(tiles.map(String))}`
  },
  roll: () => 'roll',
  'roll-for-fitness': (_, { view, seat, table }) => {
    const isLast = at(view.seats, seat).failedFitnessRolls === FAILURES_MAX - 1
    const isNow = table.options.physioFeeTiming === 'third-failed-roll'
    const fee = `, or pay ${money(MEDICAL_FEE)}${isNow ? '' : ' at your next turn'}`
    return `roll for fitness: only a 6 heals${isLast ? fee : ''}`
  },
  'play-magic-sponge': (_, { view, seat }) =>
    `play a Magic Sponge: fit at once, ${at(view.seats, seat).magicSponges.length - 1} left`,
  'accept-offer': ({ card }, { table }) => contractLabel(card, table.content),
  'decline-offers': (_, { view, seat, table }) => {
    const { contract } = at(view.seats, seat)
    return contract === null ? 'decline' : `keep ${contractLabel(contract, table.content)}`
  },
  'keep-current': (_, context) => {
    const { held } = swapOf(open(context))
    return `keep ${worthCalled(context.table.content, held)}`
  },
  'take-new': (_, context) => {
    const { drawn } = swapOf(open(context))
    return `take ${worthCalled(context.table.content, drawn)}`
  },
  'choose-rival': ({ seat }, { view, who }) => {
    const rival = at(view.seats, seat)
    const cards = plural(rival.matchEventCount, 'Match Event')
    return `${who(seat)}, total ${totalOf(rival)}, ${cards}`
  },
  'play-match-event': ({ card }, context) => {
    const { content } = context.table
    const effects = effectsCalled(content, card)
    return `${cardCalled(content, card)} ${effects}: ${resultText(context, card)}`
  },
  'decline-match-event': (_, context) => {
    const { side, score } = waitsFor(matchOf(open(context)))
    return `play no card: ${lead(score, side)}`
  },
}

export const spaces: NonNullable<Texts['spaces']> = {
  'accept-offer': (_, context) => {
    const { offers } = negotiationOf(open(context))
    const each = offers.map((card) => `${card} ${contractLabel(card, context.table.content)}`)
    return `accept-offer card=${each.join(' | ')}`
  },
  'play-match-event': (_, context) => {
    const { view, table } = context
    const each = (view.previews ?? []).map(({ card }) => {
      const { effects } = matchEventOf(table.content, card)
      const what = effects.some(({ kind }) => kind === 'reroll') ? 'rolls again' : ''
      return `${card} ${what || resultText(context, card)}`
    })
    return `play-match-event card=${each.join(' | ')}`
  },
}

const open = ({ view, table }: Question): At => ({ table, state: { shared: view } })

function standing({ status, failedFitnessRolls, resigning }: PlayerSeen): string {
  if (resigning) return ', resigned'
  if (status === 'retired') return ', career over'
  return status === 'injured' ? `, injured (${failedFitnessRolls} of ${FAILURES_MAX})` : ''
}

function heldBy(me: PlayerSeen, content: Question['table']['content']): string[] {
  const { contract, agent, sponsorships, magicSponges, matchEventCount } = me
  const sponsors = CATEGORIES.flatMap((category) => {
    const card = sponsorships[category]
    return card === null ? [] : [`${slotCalled(category)} ${money(feeOf(content, card))}`]
  })
  return [
    contract === null ? 'no contract' : contractCalled(content, contract),
    ...(agent === null ? [] : [`Agent (+${plural(abilityOf(content, agent), 'offer')})`]),
    ...sponsors,
    ...(magicSponges.length === 0 ? [] : [plural(magicSponges.length, 'Magic Sponge')]),
    ...(matchEventCount === 0 ? [] : [plural(matchEventCount, 'Match Event')]),
  ]
}

const contractLabel = (card: string, content: Question['table']['content']): string =>
  `${contractCalled(content, card)} (${termsOf(contractOf(content, card))})`

function swapQuestion(context: Question): string {
  return `Which ${slotCalled(swapOf(open(context)).slot)} do you keep?`
}

function answerOf({ view }: Question, side: HomeOrAway): string {
  const visitor = side === 'home' ? seatIn(view.match?.away ?? null) : null
  const cards = visitor === null ? 0 : at(view.seats, visitor).matchEventCount
  return cards === 0 ? '' : ` (${plural(cards, 'Match Event')})`
}

function resultText(context: Question, card: string): string {
  const { side } = waitsFor(matchOf(open(context)))
  const score = context.view.previews?.find((one) => one.card === card)?.score
  return score ? lead(score, side) : 'the dice decide'
}

function lead(score: Score, side: HomeOrAway): string {
  const goals = score[side] - score[otherSide(side)]
  return `${scored(score)}, ${goals > 0 ? 'ahead' : goals < 0 ? 'behind' : 'level'}`
}
