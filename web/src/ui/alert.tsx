export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

export const unexpectedError = (error: unknown): string | null =>
  error instanceof Error ? error.message : null

export const Alert = ({ words }: { readonly words: string | null }) =>
  words === null ? null : (
    <p class="note bad" role="alert">
      {words}
    </p>
  )
