import { at, seatsOf } from '../../../kernel/define.ts'
import type { Seat } from '../../../kernel/types.ts'
import { cardsOf, DECKS } from '../content/book.ts'
import { freeTokens, nextChooser } from '../read/players.ts'
import { must } from '../refusals.ts'
import type { Answer, Play } from '../types.ts'
import { removeLeavers } from './leave.ts'
import type { Next } from './next.ts'
import { payLoyalty } from './travel.ts'
import { startTurn } from './turn.ts'

const OPENING_DIE = 6

export function layOut(play: Play): Next {
  const { table, emit } = play
  const tokens = table.content.tokens.map(({ id }) => id)
  if (table.options.tokenSelection === 'choose') {
    emit({ type: 'tokens.laid-out', tokens })
    return 'rests'
  }
  for (const seat of seatsOf(table.seats))
    emit({ type: 'token.chosen', seat, token: at(tokens, seat), auto: true })
  return deal(play)
}

export function chooseToken(play: Play, { seat, move }: Answer<'choose-token'>): Next {
  const { state, table, emit } = play
  const { token } = move
  must(
    table.content.tokens.some(({ id }) => id === token),
    'unknown-token',
    { token },
  )
  must(freeTokens(state, table).includes(token), 'token-taken', { token })
  emit({ type: 'token.chosen', seat, token, auto: false })
  const next = nextChooser(state)
  const free = freeTokens(state, table)
  if (next !== null && free.length > 1) return 'rests'
  if (next !== null) emit({ type: 'token.chosen', seat: next, token: at(free, 0), auto: true })
  return deal(play)
}

/** From the shuffles to the first turn. */
function deal(play: Play): Next {
  const { table, chance, emit } = play
  const { all, black } = cardsOf(table.content)
  const shuffled = chance.shuffle(black)
  for (const seat of seatsOf(table.seats))
    emit({ type: 'contract.dealt', seat, card: at(shuffled, seat) })
  const dealt = shuffled.slice(0, table.seats)
  const boxed = black.filter((card) => !dealt.includes(card))
  if (boxed.length > 0) emit({ type: 'contracts.boxed', cards: boxed })
  for (const deck of DECKS) {
    const order = chance.shuffle(all[deck])
    emit({ type: 'deck.shuffled', deck, count: order.length, order })
  }
  for (const seat of seatsOf(table.seats)) payLoyalty(play, seat, 'loyalty-setup')
  removeLeavers(play)
  const firstSeat = rollForFirst(play)
  emit({ type: 'opening.decided', firstSeat })
  return startTurn(play, 1, firstSeat)
}

/** The highest roll begins; whoever shares it rolls again (RS-119). */
function rollForFirst({ state, chance, emit }: Play): Seat {
  let contenders = state.seats.filter(({ status }) => status !== 'resigned').map(({ no }) => no)
  for (let round = 1; contenders.length > 1; round += 1) {
    const rolls = contenders.map((seat) => ({ seat, value: chance.die(OPENING_DIE) }))
    emit({ type: 'opening.rolled', round, rolls })
    const highest = Math.max(...rolls.map(({ value }) => value))
    contenders = rolls.filter(({ value }) => value === highest).map(({ seat }) => seat)
  }
  return at(contenders, 0)
}
