import { type Schemas, touchline } from '../service.ts'
import * as en from '../text/result/en.ts'
import { withSeatNames } from '../ui/format.ts'
import { Icon, type Sign } from '../ui/icon.tsx'
import { useQuery } from '../ui/use-query.ts'
import type { Named } from './named.ts'

const SHOWN = 3

export function KeyMoments({ id, names }: Named & { readonly id: string }) {
  const params = { path: { game: id } }
  const { data } = useQuery(id, () =>
    touchline.unwrap(touchline.GET('/v1/games/{game}/moments', { params })),
  )
  const moments = heaviest(data?.items ?? [])
  if (moments.length === 0) return null
  return (
    <div>
      <h3>{en.moments}</h3>
      <ol class="key-moments">
        {moments.map(({ to, says, show }) => (
          <li key={to}>
            <a href={`/replay/${id}?at=${to}`}>
              <span class="pic" aria-hidden="true">
                <Picture show={show} />
              </span>
              <span class="says">{withSeatNames(says.join(' '), names)}</span>
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}

type Moments = readonly Schemas['Beat'][]
type Show = Schemas['Beat']['show']

/** Omits the end of the game, because the result card already shows the end. */
function heaviest(moments: Moments): Moments {
  const told = moments.filter(({ says, show }) => says.length > 0 && show.kind !== 'end')
  return told
    .toSorted((one, other) => other.weight - one.weight || other.to - one.to)
    .slice(0, SHOWN)
    .toSorted((one, other) => one.to - other.to)
}

const SIGNS: Readonly<Partial<Record<Show['kind'], Sign>>> = {
  ...{ card: 'card', title: 'cup', award: 'star', kick: 'spot', flip: 'ball', lot: 'swap' },
}

/** The sentence about a match names the winner's score first, and so does the picture. */
function Picture({ show }: { readonly show: Show }) {
  if (show.kind === 'score') return show.score.join('–')
  if (show.kind === 'match' && show.score !== null)
    return show.score.toSorted((one, other) => other - one).join('–')
  if (show.kind === 'lot') return show.price.text
  return <Icon sign={SIGNS[show.kind] ?? 'ball'} size={28} />
}
