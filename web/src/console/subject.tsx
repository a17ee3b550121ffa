import { useState } from 'preact/hooks'
import type { Schemas } from '../service.ts'
import { saveFile } from '../shell/save-file.ts'
import { Alert } from '../ui/alert.tsx'
import { useAsked } from '../ui/asked.ts'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { titled } from '../ui/words.ts'
import { type Act, isListing, labelOf, takes } from './act.ts'
import { ActButton } from './act-button.tsx'
import { Facts } from './cell.tsx'
import { actNamed, actsOn, isWhyWanted, operator, see, token } from './desk.ts'
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
  const own = actsOn(kind).filter(isPaged)
  return (
    <>
      <h1>{titled(kind)}</h1>
      <Shown key={turn} kind={kind} id={id} />
      <Copy label="Id" words={id} />
      <div class="row wrap">
        {actsOn(kind)
          .filter(
            (act) => act.name !== `${kind}.show` && !act.file && !isPaged(act) && isWhole(act),
          )
          .map((act) => (
            <ActButton key={act.name} act={act} id={id} done={() => again(turn + 1)} />
          ))}
        {kind === 'job' && <FileButton key={turn} id={id} />}
      </div>
      {own.map((act) => (
        <Listed key={`${act.name} ${turn}`} act={act} id={id} title={titled(labelOf(act))} />
      ))}
      {lists.map((act) => (
        <Listed key={`${act.name} ${turn}`} act={act} given={{ [kind]: id }} />
      ))}
    </>
  )
}

/** Of a job that has written one, which is kept for some days. */
function FileButton({ id }: { readonly id: string }) {
  const [trouble, say] = useState('')
  const act = actNamed('job.export-file')
  // The act answers what the document says of it.
  const { told } = useAsked(id, () => see('job.show', { id }) as Promise<Schemas['JobWhole']>)
  if (!act || told?.kind !== 'export' || (told.file?.keptUntil ?? 0) <= Date.now()) return null
  const save = () =>
    saveFile(act.path.replace('{job}', id), token.value, `touchline-${id}.ndjson.gz`).catch(
      (error: Error) => say(error.message),
    )
  return (
    <>
      <button type="button" title={act.says} onClick={save}>
        Save the file
      </button>
      <span class="small muted" role="status">
        {trouble}
      </span>
    </>
  )
}

const isPaged = (act: Act): boolean => act.method === 'GET' && takes(act, 'after')
/** Not about a part of it, which stands in a list. */
const isWhole = ({ path }: Act): boolean => !path.includes('{delivery}')

/** What can be told of it, where there is an act for that. */
function Shown({ kind, id }: SubjectPageProps) {
  const name = `${kind}.show`
  const isReady = actNamed(name) !== null && !isWhyWanted(name)
  const { told, trouble } = useAsked(isReady ? `${name} ${id}` : null, () => see(name, { id }))
  if (trouble !== null) return <Alert words={trouble} />
  if (told === null) return null
  return (
    <Card title="Facts">
      <Facts of={told} />
    </Card>
  )
}
