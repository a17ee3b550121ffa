import { Reel } from '../replay/reel.tsx'
import type { Schemas } from '../service.ts'
import { go } from '../shell/route.ts'
import { Alert } from '../ui/alert.tsx'
import { useAsked } from '../ui/asked.ts'
import { ActButton } from './act-button.tsx'
import { Banner } from './banner.tsx'
import { actNamed, isWhyWanted } from './desk.ts'
import { wholeFilm } from './film.ts'
import { Frame } from './frame.tsx'
import { LookBar, useLook } from './look.tsx'
import { Awaited } from './why.tsx'
import '../replay/replay.css'

/** The game at any moment, with anybody’s eyes: folded in this tab from all its rows. */
export function FilmPage({ id }: { readonly id: string }) {
  const { told: film, trouble } = useAsked(isWhyWanted('game.show') ? null : id, () =>
    wholeFilm(id),
  )
  const looking = useLook(id)
  const back = (
    <a class="button" href={`/console/games/${id}`}>
      The game
    </a>
  )
  if (!film)
    return (
      <Frame place="games">
        {trouble === null ? <Awaited what="log" /> : <Alert words={trouble} />}
        <div>{back}</div>
      </Frame>
    )
  const seats = film.names.map(() => ({ kind: 'me' }))
  return (
    <Reel
      film={film}
      here="console"
      strip={
        <>
          <Banner />
          <LookBar game={id} looking={looking} />
        </>
      }
      aside={(at) => (
        <>
          <ActButton
            act={actNamed('game.fork')}
            id={id}
            given={{ at }}
            first={{ seats }}
            // The act answers what the document says of a game that was made.
            done={(forked) => go(`/console/games/${(forked as Schemas['Created']).id}`)}
          />
          {back}
        </>
      )}
    />
  )
}
