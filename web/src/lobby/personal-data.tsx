import { useEffect, useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import { saveFile } from '../shell/save-file.ts'
import * as en from '../text/account/en.ts'
import { errorMessage } from '../ui/alert.tsx'
import { usePolling } from '../ui/use-query.ts'

type File = Schemas['PersonalExport']

const POLL_MILLISECONDS = 2_000

/**
 * The service creates the file with the personal data in the background and deletes the file after
 * some days.
 */
export function PersonalData() {
  const [file, setFile] = useState<File | null>(null)
  const [trouble, setTrouble] = useState('')
  const showError = (error: unknown) => setTrouble(errorMessage(error))
  const isWritten = file?.state === 'running'
  // The service responds with an error until the file with the personal data is ready, so errors
  // are ignored.
  const check = () =>
    void touchline.told(touchline.GET('/v1/account/export')).then(setFile, () => {})
  useEffect(check, [])
  usePolling(isWritten ? POLL_MILLISECONDS : null, check)
  const begin = () => touchline.told(touchline.POST('/v1/account/export')).then(setFile, showError)
  const save = () =>
    saveFile('/v1/account/export/content', 'touchline-me.ndjson.gz').catch(showError)
  const canSave = file?.state === 'done' && (file.keptUntil ?? 0) > Date.now()
  return (
    <div class="row wrap">
      {canSave ? (
        <button type="button" onClick={save}>
          {en.saveMyData}
        </button>
      ) : (
        <button type="button" disabled={isWritten} onClick={begin}>
          {en.downloadMyData}
        </button>
      )}
      <span class="small muted" role="status">
        {isWritten ? en.preparingOfGames(file.games, file.totalGuess) : trouble}
      </span>
    </div>
  )
}
