/** What a refusal or any other error says to people. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/** The same where something did go wrong. */
export const unexpectedError = (error: unknown): string | null =>
  error instanceof Error ? error.message : null

/** What went wrong, told at once to whoever cannot see it too; nothing where nothing did. */
export const Alert = ({ words }: { readonly words: string | null }) =>
  words === null ? null : (
    <p class="note bad" role="alert">
      {words}
    </p>
  )
