import { useState } from 'preact/hooks'
import { account, me, touchline } from '../service.ts'
import { storedValue } from '../shell/stored-value.ts'
import * as en from '../text/account/en.ts'
import { Alert, errorMessage } from '../ui/alert.tsx'
import { useQuery } from '../ui/use-query.ts'
import { addPasskey, canUsePasskeys } from './passkeys.ts'

const declined = storedValue('save-later')

export function SaveOffer() {
  const id = account.value?.id
  const [isClosed, close] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const isWanted = !isClosed && id !== undefined && declined.read() !== id
  const { data, reload } = useQuery(isWanted ? me.value : null, () =>
    touchline.unwrap(touchline.GET('/v1/passkeys')),
  )
  if (!isWanted || data === null || data.length > 0) return null
  const later = () => {
    declined.write(id)
    close(true)
  }
  const save = () => addPasskey().then(reload, (error) => setTrouble(errorMessage(error)))
  return (
    <div class="strip" role="status">
      <div class="grow stack tight">
        <b>{en.offer.save}</b>
        <span>{canUsePasskeys ? en.offer.withPasskey : en.offer.otherwise}</span>
        <Alert words={trouble} />
      </div>
      {canUsePasskeys && (
        <button type="button" class="primary" onClick={save}>
          {en.createPasskey}
        </button>
      )}
      <a class="button" href="/account">
        {en.offer.others}
      </a>
      <button type="button" class="quiet" onClick={later}>
        {en.offer.later}
      </button>
    </div>
  )
}
