import { NoticeSettings } from '../notices/notice-settings.tsx'
import { AccountRatings } from '../ratings/account-ratings.tsx'
import { account, freshToken, signInWith, token } from '../service.ts'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PersonalData } from './personal-data.tsx'

export function AccountDialog({ close }: { close(): void }) {
  const leave = () => {
    close()
    freshToken.value = null
    signInWith(null)
  }
  return (
    <Dialog title="Your account" close={close}>
      <div class="stack">
        <Copy
          label="Player ID (share it so that a host can reserve you a seat)"
          words={account.value?.id ?? ''}
        />
        {token.value !== null && <Copy label="Your sign-in key" words={token.value} />}
        {account.value && <AccountRatings account={account.value.id} />}

        <NoticeSettings />
        <PersonalData />
        <p>
          Signed in as <bdi>{account.value?.name}</bdi>. You need your sign-in key to come back.
        </p>
        <div class="row">
          <button type="button" class="danger" onClick={leave}>
            Sign out
          </button>
          <button type="button" class="quiet" onClick={close}>
            {' '}
            Cancel{' '}
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** Shown once, after the account is created. */
export const SaveKeyPrompt = ({ token: fresh }: { readonly token: string }) => (
  <div class="strip" role="status">
    <div class="grow stack tight">
      <b>Save this key. You need it to sign in on another device.</b>
      <Copy label="Your sign-in key" words={fresh} />
    </div>
    <button
      type="button"
      onClick={() => {
        freshToken.value = null
      }}
    >
      {' '}
      I’ve saved it{' '}
    </button>
  </div>
)
