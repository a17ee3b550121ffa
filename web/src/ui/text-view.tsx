import './text-view.css'

/** Lines with columns, such as a board, scroll sideways on a phone, and all other lines wrap. */
export const TextView = ({ text = '' }: { readonly text: string | undefined }) => (
  <pre class="text-view">
    {text.split('\n').map((line, at) => (
      <span key={at} class={/\S {2,}\S|(?:- ){4}/.test(line) ? 'aligned' : ''}>
        {`${line}\n`}
      </span>
    ))}
  </pre>
)
