import { AccountRatings } from '../ratings/account-ratings.tsx'
import { account, freshToken, signInWith, token } from '../service.ts'
import * as en from '../text/account/en.ts'
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
    <Dialog title={en.yourAccount} close={close}>
      <div class="stack">
        <Copy label={en.playerIdShareItSo} words={account.value?.id ?? ''} />
        {token.value !== null && <Copy label={en.yourSignInKey} words={token.value} />}
        {account.value && <AccountRatings account={account.value.id} />}

        <PersonalData />
        <p>
          {en.signedInAs}
          <bdi>{account.value?.name}</bdi>
          {en.youNeedYourSignIn}
        </p>
        <div class="row">
          <button type="button" class="danger" onClick={leave}>
            {en.signOut}
          </button>
          <button type="button" class="quiet" onClick={close}>
            {' '}
            {en.cancel}{' '}
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
      <b>{en.saveThisKeyYouNeed}</b>
      <Copy label={en.yourSignInKey} words={fresh} />
    </div>
    <button
      type="button"
      onClick={() => {
        freshToken.value = null
      }}
    >
      {' '}
      {en.iveSavedIt}{' '}
    </button>
  </div>
)
