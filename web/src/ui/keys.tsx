export type Key = readonly [key: string, what: string]

export const KeyList = ({ keys }: { readonly keys: readonly Key[] }) => (
  <dl class="keys">
    {keys.map(([key, what]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
)
