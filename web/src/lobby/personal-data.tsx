import { useEffect, useState } from 'preact/hooks'
import { type Schemas, token, touchline } from '../service.ts'
import { saveFile } from '../shell/save-file.ts'
import { errorMessage } from '../ui/alert.tsx'
import { usePolling } from '../ui/use-query.ts'

type File = Schemas['PersonalExport']

/** While it is written, it is asked how far it is. */
const LOOK_MILLISECONDS = 2_000

/** All that is stored of whoever looks: it is written while they wait, and theirs for some days. */
export function PersonalData() {
  const [file, know] = useState<File | null>(null)
  const [trouble, say] = useState('')
  const told = (error: unknown) => say(errorMessage(error))
  const isWritten = file?.state === 'waiting' || file?.state === 'running'
  // That there is none yet is no trouble.
  const look = () => void touchline.told(touchline.GET('/v1/account/export')).then(know, () => {})
  useEffect(look, [])
  usePolling(isWritten ? LOOK_MILLISECONDS : null, look)
  const begin = () => touchline.told(touchline.POST('/v1/account/export')).then(know, told)
  const save = () =>
    saveFile('/v1/account/export/content', token.value, 'touchline-me.ndjson.gz').catch(told)
  const canSave = file?.state === 'done' && (file.keptUntil ?? 0) > Date.now()
  return (
    <div class="row wrap">
      {canSave ? (
        <button type="button" onClick={save}>
          Save all that is stored of you
        </button>
      ) : (
        <button type="button" disabled={isWritten} onClick={begin}>
          Ask for all that is stored of you
        </button>
      )}
      <span class="small muted" role="status">
        {isWritten ? `${file.games} of ${file.totalGuess} games are written` : trouble}
      </span>
    </div>
  )
}
