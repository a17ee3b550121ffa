import { useState } from 'preact/hooks'
import type { Schemas } from '../service.ts'
import { saveFile } from '../shell/save-file.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { sentenceCase } from '../ui/format.ts'
import { useQuery } from '../ui/use-query.ts'
import {
  needsAccessReason,
  operationNamed,
  operationsOn,
  operator,
  read,
  token,
} from './admin-client.ts'
import { Facts } from './cell.tsx'
import { fitsItem, type Item } from './columns.tsx'
import { Listed, useMoving } from './listing.tsx'
import { type AdminOperation, isListing, labelOf, takes } from './operation.ts'
import { OperationButton } from './operation-button.tsx'

interface SubjectPageProps {
  /** As in operation names: `account`, `token`, `pack`. */
  readonly kind: string
  readonly id: string
}

/** One thing of a kind: facts, operations, and all lists that can be filtered by it. */
export function ResourcePage({ kind, id }: SubjectPageProps) {
  const [turn, setTurn] = useState(0)
  const { data, trouble } = useSubject(kind, id, turn)
  const lists = (operator.value?.acts ?? []).filter((act) => isListing(act) && takes(act, kind))
  const own = operationsOn(kind).filter(isPaged)
  return (
    <>
      <h1>{sentenceCase(kind)}</h1>
      <div class="row wrap">
        {operationsOn(kind)
          .filter((act) => isPressed(act, kind) && (data === null || fitsItem(act, data)))
          .map((act) => (
            <OperationButton key={act.name} act={act} id={id} done={() => setTurn(turn + 1)} />
          ))}
        {kind === 'job' && data && <FileButton id={id} job={data} />}
      </div>
      <Alert words={trouble} />
      {data && (
        <Card title="Facts">
          <Facts of={data} />
        </Card>
      )}
      <Copy label="Id" words={id} />
      {own.map((act) => (
        <Listed key={`${act.name} ${turn}`} act={act} id={id} title={sentenceCase(labelOf(act))} />
      ))}
      {lists.map((act) => (
        <Listed key={`${act.name} ${turn}`} act={act} given={{ [kind]: id }} />
      ))}
    </>
  )
}

/** The facts of a thing, if an operation shows it. */
function useSubject(kind: string, id: string, turn: number) {
  const name = `${kind}.show`
  const isReady = operationNamed(name) !== null && !needsAccessReason(name)
  const key = isReady ? `${name} ${id} ${turn}` : null
  // An operation that shows one thing returns an object.
  const query = useQuery(key, () => read(name, { id }) as Promise<Item>)
  useMoving(query.data && [query.data], query.reload)
  return query
}

interface FileButtonProps {
  readonly id: string
  readonly job: Item
}

/** Downloads the file of a job, while it is retained. */
function FileButton({ id, job }: FileButtonProps) {
  const [trouble, say] = useState('')
  const act = operationNamed('job.export-file')
  // The type follows from the API document.
  const { kind, file } = job as unknown as Pick<Schemas['JobDetails'], 'kind' | 'file'>
  if (!act || kind !== 'export' || (file?.keptUntil ?? 0) <= Date.now()) return null
  const save = () =>
    saveFile(act.path.replace('{job}', id), token.value, `touchline-${id}.ndjson.gz`).catch(
      (error: Error) => say(error.message),
    )
  return (
    <>
      <button type="button" title={act.summary} onClick={save}>
        Download
      </button>
      <span class="small muted" role="status">
        {trouble}
      </span>
    </>
  )
}

const isPaged = (act: AdminOperation): boolean => act.method === 'GET' && takes(act, 'after')

/** Leaves out what the page shows already, and operations on a part. */
const isPressed = (act: AdminOperation, kind: string): boolean =>
  act.name !== `${kind}.show` && !act.file && !isPaged(act)
