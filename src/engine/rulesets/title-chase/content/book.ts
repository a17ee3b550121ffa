import { at } from '../../../kernel/define.ts'
import { byId, byPack, found } from '../../shared/book.ts'
import { type Category, categories } from './effects.ts'
import type { Content } from './schema.ts'

type Colour = keyof Content['cards']
type Printed = Content['cards'][Colour][number]
interface Card extends Printed {
  readonly colour: Colour
}

const cardsIn = byPack(({ cards }: Content) => {
  const coloured = (colour: Colour) => cards[colour].map((card): Card => ({ ...card, colour }))
  return byId([...coloured('yellow'), ...coloured('red')])
})
const blueSquaresIn = byPack(({ blueSquares }: Content) => byId(blueSquares))

export const cardOf = (content: Content, id: string): Card => found(cardsIn(content), id)
export const isCard = (content: Content, id: string): boolean => cardsIn(content).has(id)
export const blueSquareOf = (content: Content, id: string): Content['blueSquares'][number] =>
  found(blueSquaresIn(content), id)

const starOf = ({ stars }: Content, category: Category) => at(stars, categories.indexOf(category))
export const feeOf = (content: Content, category: Category): number => starOf(content, category).fee
export const priceOf = (content: Content, category: Category, voucher: string | null): number =>
  Math.max(0, feeOf(content, category) - (voucher === null ? 0 : amountOff(content, voucher)))

function amountOff(content: Content, voucher: string): number {
  const { effect } = cardOf(content, voucher)
  return effect.kind === 'voucher' ? effect.amountOff : 0
}

export function stockOf(content: Content, owned: (category: Category) => number) {
  const left = (category: Category) => starOf(content, category).copies - owned(category)
  return { GK: left('GK'), DEF: left('DEF'), MID: left('MID'), FOR: left('FOR') }
}
