import { at, seatsOf } from '../../../kernel/define.ts'
import type { Rules } from '../../../kernel/rule.ts'
import { exactly, oneOf } from '../../../kernel/space.ts'
import type { Seat } from '../../../kernel/types.ts'
import { rollOff } from '../../shared/roll-off.ts'
import { bookOf, DECKS } from '../content/book.ts'
import { freeTokens, nextChooser, tokenProblem } from '../read/tokens.ts'
import type { Play, RisingStar } from '../types.ts'
import { removeLeavers } from './leave.ts'
import { payLoyalty } from './travel.ts'
import { startTurn } from './turn.ts'

const OPENING_DIE = 6

export function setup({ table, emit }: Play): void {
  const tokens = table.content.tokens.map(({ id }) => id)
  if (table.options.tokenSelection === 'choose') emit({ type: 'tokens.laid-out', tokens })
  else
    for (const seat of seatsOf(table.seats))
      emit({ type: 'token.chosen', seat, token: at(tokens, seat), auto: true })
}

export const tokenRules: Rules<RisingStar, 'choose-token'> = {
  'choose-token': {
    problem: (at, { move }) => tokenProblem(at, move.token),
    spaces: (at) => [exactly('choose-token', { token: oneOf(freeTokens(at)) })],
    act({ emit }, { seat, move: { token } }) {
      emit({ type: 'token.chosen', seat, token, auto: false })
    },
  },
}

export function stepTokens(play: Play): boolean {
  const seat = nextChooser(play)
  const [token, ...others] = freeTokens(play)
  if (seat === null) deal(play)
  else if (token !== undefined && others.length === 0)
    play.emit({ type: 'token.chosen', seat, token, auto: true })
  else return false
  return true
}

function deal(play: Play): void {
  const { table, chance, emit } = play
  const { all, black } = bookOf(table.content)
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
  startTurn(play, 1, firstSeat)
}

function rollForFirst({ state, chance, emit }: Play): Seat {
  const staying = state.shared.seats.filter(({ status }) => status !== 'resigned')
  const highest = rollOff(
    staying.map(({ no }) => no),
    {
      roll: () => ({ value: chance.die(OPENING_DIE) }),
      worth: ({ value }) => value,
      onRound: (rolls, round) => emit({ type: 'opening.rolled', round, rolls: [...rolls] }),
    },
  )
  return at(highest, 0)
}
