interface CheckListProps {
  readonly choices: readonly unknown[]
  readonly chosen: readonly unknown[]
  readonly least?: number
  readonly labelOf?: (choice: unknown) => string
  change(chosen: readonly unknown[]): void
}

/** The value of the form field contains the checked choices in the order of the list. */
export function CheckList({
  choices,
  chosen,
  least = 0,
  labelOf = String,
  change,
}: CheckListProps) {
  const isLast = chosen.length <= least
  return (
    <div class="row wrap">
      {choices.map((choice) => {
        const isChosen = chosen.includes(choice)
        const toggled = () =>
          choices.filter((one) => (one === choice ? !isChosen : chosen.includes(one)))
        return (
          <label key={String(choice)} class="check">
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isLast && isChosen}
              onChange={() => change(toggled())}
            />
            {labelOf(choice)}
          </label>
        )
      })}
    </div>
  )
}
