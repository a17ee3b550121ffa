import { useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import * as en from '../text/account/en.ts'
import { errorMessage } from '../ui/alert.tsx'
import { usePolling } from '../ui/use-query.ts'
import { QrCode } from './qr-code.tsx'

type Link = Schemas['SignInLink']

const POLL_MILLISECONDS = 1_500

export function LinkDevice({ code, link: first }: { readonly code: string; readonly link: Link }) {
  const [link, show] = useState(first)
  const [state, setState] = useState<'open' | 'done' | string>('open')
  const isOpen = state === 'open'
  const params = { path: { link: link.id } }
  const fail = (error: unknown) => setState(errorMessage(error))
  usePolling(isOpen && link.device === null ? POLL_MILLISECONDS : null, () => {
    void touchline.unwrap(touchline.GET('/v1/account/links/{link}', { params })).then(show, fail)
  })
  const approve = () =>
    touchline
      .unwrap(touchline.POST('/v1/account/links/{link}/approve', { params }))
      .then(() => setState('done'), fail)
  if (state === 'done') return <p role="status">{en.link.isDone(link.device ?? '')}</p>
  if (!isOpen) return <p class="note bad">{state}</p>
  if (link.device !== null)
    return (
      <div class="stack" role="status">
        <p>
          <b>{link.device}</b>
          {en.link.entered}
        </p>
        <div class="row">
          <button type="button" class="primary" onClick={approve}>
            {en.link.approve}
          </button>
        </div>
      </div>
    )
  return (
    <div class="stack">
      <p>{en.link.how}</p>
      <output class="code mono" aria-label={en.link.code}>
        {code}
      </output>
      <QrCode words={`${location.origin}/account#${code}`} />
      <p class="muted small" role="status">
        {en.link.waiting}
      </p>
    </div>
  )
}
