import { AccountRatings } from '../ratings/account-ratings.tsx'
import { account, freshToken, signInWith } from '../service.ts'
import { Copy } from '../ui/copy.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PersonalData } from './personal-data.tsx'

/** What there is to know of oneself, and the way out. */
export function AccountDialog({ close }: { close(): void }) {
  const leave = () => {
    close()
    freshToken.value = null
    signInWith(null)
  }
  return (
    <Dialog title="You" close={close}>
      <div class="stack">
        <Copy label="Your account: hosts keep a seat for it" words={account.value?.id ?? ''} />
        {account.value && <AccountRatings account={account.value.id} />}
        <p>
          <a href="/webhooks" onClick={close}>
            Webhooks
          </a>
          : a program of yours is told of your games.
        </p>
        <PersonalData />
        <p>
          Here you are <bdi>{account.value?.name}</bdi>. Whoever signs out comes back with their
          token alone.
        </p>
        <div class="row">
          <button type="button" class="danger" onClick={leave}>
            Sign out here
          </button>
          <button type="button" class="quiet" onClick={close}>
            Stay
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** After it has been made, and never again. */
export const SaveKeyPrompt = ({ token: fresh }: { readonly token: string }) => (
  <div class="strip" role="status">
    <div class="grow stack tight">
      <b>Keep this token: with it you sign in elsewhere</b>
      <Copy label="Your token, shown this once" words={fresh} />
    </div>
    <button
      type="button"
      onClick={() => {
        freshToken.value = null
      }}
    >
      I have it
    </button>
  </div>
)
