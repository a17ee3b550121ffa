import { ReplayPlayer } from '../replay/player.tsx'
import type { Schemas } from '../service.ts'
import { go } from '../shell/route.ts'
import { Alert } from '../ui/alert.tsx'
import { useQuery } from '../ui/use-query.ts'
import { WaitingForReason } from './access-reason.tsx'
import { needsAccessReason, operationNamed } from './admin-client.ts'
import { Banner } from './banner.tsx'
import { Frame } from './frame.tsx'
import { fullRecording } from './full-recording.ts'
import { HiddenStateBar, useHiddenStateSession } from './hidden-state.tsx'
import { OperationButton } from './operation-button.tsx'
import '../replay/replay.css'

export function GameReplayPage({ id }: { readonly id: string }) {
  const { data: recording, trouble } = useQuery(needsAccessReason('game.show') ? null : id, () =>
    fullRecording(id),
  )
  const access = useHiddenStateSession(id)
  const back = (
    <a class="button" href={`/console/games/${id}`}>
      {' '}
      Game{' '}
    </a>
  )
  if (!recording)
    return (
      <Frame place="games">
        {trouble === null ? <WaitingForReason what="log" /> : <Alert words={trouble} />}
        <div>{back}</div>
      </Frame>
    )
  const seats = recording.names.map(() => ({ kind: 'me' }))
  return (
    <ReplayPlayer
      recording={recording}
      here="console"
      strip={
        <>
          <Banner />
          <HiddenStateBar game={id} access={access} />
        </>
      }
      aside={(at) => (
        <>
          <OperationButton
            operation={operationNamed('game.fork')}
            id={id}
            given={{ at }}
            first={{ seats }}
            done={(forked) => go(`/console/games/${(forked as Schemas['Created']).id}`)}
          />
          {back}
        </>
      )}
    />
  )
}
