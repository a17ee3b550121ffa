import { useState } from 'preact/hooks'
import { ensureSignedIn } from '../lobby/sign-in.tsx'
import { type Schemas, touchline } from '../service.ts'
import { go } from '../shell/route.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/lesson/en.ts'
import type { LessonConnection } from './connection.ts'

export function Ending({ lesson }: { readonly lesson: LessonConnection }) {
  const [isBusy, wait] = useState(false)
  const play = async () => {
    if (!(await ensureSignedIn())) return
    wait(true)
    await startGame(lesson).catch((error) => showToast(error.message))
    wait(false)
  }
  return (
    <div class="body choices">
      <button type="button" class="primary" disabled={isBusy} onClick={() => void play()}>
        {en.playABot}
      </button>
      <a class="button" href="/">
        {en.backToTheLobby}
      </a>
    </div>
  )
}

async function startGame({ seen }: LessonConnection): Promise<void> {
  const { ruleset = '', seats = [] } = seen.value?.observation ?? {}
  const [, ...others] = seats
  const body = {
    ruleset,
    undo: true,
    seats: [{ kind: 'me' }, ...others.map(() => ({ kind: 'bot' }))],
  }
  const made = body as Schemas['CreateGameInput']
  const { id } = await touchline.unwrap(touchline.POST('/v1/games', { body: made }))
  go(`/play/${id}`)
}
