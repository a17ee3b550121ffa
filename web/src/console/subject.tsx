import { useState } from 'preact/hooks'
import { Copy } from '../ui/copy.tsx'
import { titled } from '../ui/words.ts'
import { isListing, takes } from './act.ts'
import { ActButton } from './act-button.tsx'
import { actsOn, operator } from './desk.ts'
import { Listed } from './listing.tsx'

interface SubjectPageProps {
  /** As acts call it: `account`, `token`, `pack`. */
  readonly kind: string
  readonly id: string
}

/** One thing of a kind: what may be done to it, and all lists that can be narrowed to it. */
export function SubjectPage({ kind, id }: SubjectPageProps) {
  const [turn, again] = useState(0)
  const lists = (operator.value?.acts ?? []).filter((act) => isListing(act) && takes(act, kind))
  return (
    <>
      <h1>{titled(kind)}</h1>
      <Copy label="Id" words={id} />
      <div class="row wrap">
        {actsOn(kind).map((act) => (
          <ActButton key={act.name} act={act} id={id} done={() => again(turn + 1)} />
        ))}
      </div>
      {lists.map((act) => (
        <Listed key={`${act.name} ${turn}`} act={act} given={{ [kind]: id }} />
      ))}
    </>
  )
}
