import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Domain, Space } from '../moves/space.ts'
import * as en from '../text/play/en.ts'
import { Segments } from '../ui/card.tsx'
import type { Seat } from './board.ts'

export interface DealTerms<Goods> {
  readonly give: Goods
  readonly take: Goods
}

interface Dealing<Goods> {
  readonly spaces: readonly Space[]
  readonly nothing: Goods
  /** Seat of the trading partner in a deal, if the player cannot choose the partner. */
  readonly fixed?: Seat
  readonly first?: DealTerms<Goods>
}

export function useDeal<Goods>({ spaces, nothing, fixed, first }: Dealing<Goods>) {
  const none = { give: nothing, take: nothing }
  const [chosen, choose] = useState<Seat | null>(null)
  const [wanted, set] = useState(first ?? none)
  const space = spaces.find((one) => partnerIn(one) === chosen) ?? spaces[0]
  const left = (which: keyof DealTerms<Goods>) => stillThere(space?.fields[which], wanted[which])
  const terms = { give: left('give'), take: left('take') }
  return {
    spaces,
    space,
    terms,
    set,
    partner: fixed ?? (space && partnerIn(space)) ?? null,
    clear: () => set(none),
    /**
     * A new trading partner clears the items that the player wants to receive, because the new
     * partner may not own these items.
     */
    dealWith(seat: Seat) {
      choose(seat)
      set({ ...terms, take: nothing })
    },
  }
}
/** Removes the items that have changed owners since the player proposed the deal. */
function stillThere<Goods>(domain: Domain | undefined, goods: Goods): Goods {
  if (!domain || !('record' in domain)) return goods
  const parts = Object.entries(Object(goods)).map(([name, part]) => {
    const among = domain.record[name]
    const isSome = Array.isArray(part) && among && 'subsetOf' in among
    return [name, isSome ? part.filter((one) => among.subsetOf.includes(one)) : part]
  })
  return Object.fromEntries(parts)
}

export type Deal<Goods> = ReturnType<typeof useDeal<Goods>>

function partnerIn({ fields: { to } }: Space): Seat | null {
  return to && 'is' in to && typeof to.is === 'number' ? to.is : null
}

export interface SideProps<Goods> {
  readonly title: string
  readonly seat: Seat
  readonly domain: Domain
  readonly goods: Goods
  set(goods: Goods): void
}

interface TermsProps<Goods> {
  readonly label: string
  readonly deal: Deal<Goods>
  readonly viewer: Seat
  nameOf(seat: Seat): string
  side(props: SideProps<Goods>): ComponentChildren
}

export function TermsOfDeal<Goods>({ label, deal, viewer, nameOf, side }: TermsProps<Goods>) {
  const { spaces, space, partner, terms, set, dealWith } = deal
  if (!space || partner === null) return null
  const sideOf = (which: keyof DealTerms<Goods>, title: string, seat: Seat) => {
    const domain = space.fields[which]
    const change = (goods: Goods) => set({ ...terms, [which]: goods })
    return domain && side({ title, seat, domain, goods: terms[which], set: change })
  }
  return (
    <>
      {spaces.length > 1 && (
        <div class="row">
          <Segments
            label={label}
            options={spaces.map((one) => {
              const seat = partnerIn(one) ?? partner
              return [`${seat}`, nameOf(seat)] as const
            })}
            value={`${partner}`}
            pick={(seat) => dealWith(Number(seat))}
          />
        </div>
      )}
      <div class="two">
        {sideOf('give', en.youGive, viewer)}
        {sideOf('take', en.youGet, partner)}
      </div>
    </>
  )
}
