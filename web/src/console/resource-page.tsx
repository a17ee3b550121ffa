import { useState } from 'preact/hooks'
import { saveFile } from '../shell/save-file.ts'
import { en } from '../text/console/en.ts'
import { Alert } from '../ui/alert.tsx'
import { Card } from '../ui/card.tsx'
import { Copy } from '../ui/copy.tsx'
import { sentenceCase } from '../ui/format.ts'
import { useQuery } from '../ui/use-query.ts'
import { needsAccessReason, operationNamed, operationsOn, operator, read } from './admin-client.ts'
import { Facts } from './cell.tsx'
import { fitsItem, type Item } from './columns.tsx'
import { Listed, useMoving } from './listing.tsx'
import {
  type AdminOperation,
  isAudit,
  isDestructive,
  isListing,
  labelOf,
  type OperatorSchemas,
  takes,
} from './operation.ts'
import { OperationButton } from './operation-button.tsx'

interface SubjectPageProps {
  readonly kind: string
  readonly id: string
}

export function ResourcePage({ kind, id }: SubjectPageProps) {
  const [turn, setTurn] = useState(0)
  const { data, trouble } = useSubject(kind, id, turn)
  const lists = (operator.value?.operations ?? []).filter(
    (operation) =>
      isListing(operation) &&
      takes(operation, kind) &&
      (!isAudit(operation) || (data !== null && data.role !== null)),
  )
  const own = operationsOn(kind).filter(isPaged)
  return (
    <>
      <div class="row wrap">
        <h1>
          <bdi>{nameOf(data) ?? sentenceCase(kind)}</bdi>
        </h1>
        {nameOf(data) !== null && <span class="pill">{sentenceCase(kind)}</span>}
      </div>
      <div class="row wrap">
        {operationsOn(kind)
          .filter(
            (operation) =>
              isPressed(operation, kind) && (data === null || fitsItem(operation, data)),
          )
          .sort((one, other) => gravityOf(one) - gravityOf(other))
          .map((operation) => (
            <OperationButton
              key={operation.name}
              operation={operation}
              id={id}
              about={nameOf(data) ?? undefined}
              done={() => setTurn(turn + 1)}
            />
          ))}
        {kind === 'job' && data && <FileButton id={id} job={data} />}
      </div>
      <Alert words={trouble} />
      {data && (
        <Card title="Facts">
          <Facts of={factsOf(data)} />
        </Card>
      )}
      <Copy label="ID" words={id} />
      {own.map((operation) => (
        <Listed
          key={`${operation.name} ${turn}`}
          operation={operation}
          id={id}
          title={sentenceCase(labelOf(operation))}
        />
      ))}
      <ChangesHere key={`about ${turn}`} id={id} />
      {lists.map((operation) => (
        <Listed
          key={`${operation.name} ${turn}`}
          operation={operation}
          given={{ [kind]: id }}
          {...(isAudit(operation) && { title: en.auditBy })}
        />
      ))}
    </>
  )
}

function ChangesHere({ id }: Pick<SubjectPageProps, 'id'>) {
  const audit = operationNamed('audit.list')
  if (!audit) return null
  return (
    <Listed
      operation={audit}
      given={{ subject: id, class: 'changes' }}
      title={en.auditAbout}
      more={`/console/audit?class=all&subject=${id}`}
    />
  )
}

const nameOf = (data: Item | null): string | null =>
  typeof data?.name === 'string' ? data.name : null

const gravityOf = (operation: AdminOperation): number =>
  (isDestructive(operation) ? 1 : 0) + (operation.name === 'account.erase' ? 2 : 0)

const factsOf = (data: Item): Item =>
  Object.fromEntries(
    Object.entries(data).filter(
      ([name, value]) => !['id', 'name'].includes(name) && value !== null,
    ),
  )

function useSubject(kind: string, id: string, turn: number) {
  const name = `${kind}.show`
  const isReady = operationNamed(name) !== null && !needsAccessReason(name)
  const key = isReady ? `${name} ${id} ${turn}` : null
  const query = useQuery(key, () => read(name, { id }) as Promise<Item>)
  useMoving(query.data && [query.data], query.reload)
  return query
}

interface FileButtonProps {
  readonly id: string
  readonly job: Item
}

function FileButton({ id, job }: FileButtonProps) {
  const [trouble, say] = useState('')
  const operation = operationNamed('job.export-file')
  // The cast is safe because the API document guarantees this type.
  const { scope, file } = job as unknown as Pick<OperatorSchemas['JobDetails'], 'scope' | 'file'>
  if (!operation || scope.file?.person || (file?.keptUntil ?? 0) <= Date.now()) return null
  const save = () =>
    saveFile(operation.path.replace('{job}', id), `touchline-${id}.ndjson.gz`).catch(
      (error: Error) => say(error.message),
    )
  return (
    <>
      <button type="button" title={operation.summary} onClick={save}>
        Download
      </button>
      <span class="small muted" role="status">
        {trouble}
      </span>
    </>
  )
}

const isPaged = (operation: AdminOperation): boolean =>
  operation.method === 'GET' && takes(operation, 'after')

const isPressed = (operation: AdminOperation, kind: string): boolean =>
  operation.name !== `${kind}.show` && !operation.file && !isPaged(operation)
