import { useState } from 'preact/hooks'
import { go } from '../shell/route.ts'
import { showToast } from '../shell/toast.tsx'
import * as en from '../text/lobby/en.ts'
import { pageOf } from './invitation.ts'

export function InviteCodeForm() {
  const [isBusy, wait] = useState(false)
  const join = async (words: string) => {
    wait(true)
    await pageOf(words).then(go, (error) => showToast(error.message))
    wait(false)
  }
  return (
    <form
      class="row join-box"
      onSubmit={(event) => {
        event.preventDefault()
        const words = new FormData(event.currentTarget).get('words')
        if (typeof words === 'string' && words.trim() !== '') void join(words.trim())
      }}
    >
      <label class="grow">
        <span class="hidden-label">{en.inviteLinkOrCode}</span>
        <input
          name="words"
          autoComplete="off"
          spellcheck={false}
          placeholder={en.inviteLinkOrCode}
        />
      </label>
      <button type="submit" disabled={isBusy}>
        {en.join}
      </button>
    </form>
  )
}
