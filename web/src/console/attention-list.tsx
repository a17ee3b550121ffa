import { en } from '../text/console/en.ts'
import { Card } from '../ui/card.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Health, operationNamed } from './admin-client.ts'
import { OperationButton } from './operation-button.tsx'

type Topic = Health['attention'][number]['topic']

const homes: Readonly<Partial<Record<Topic, readonly [href: string, label: string]>>> = {
  failing: ['/console/failing', 'Show games'],
  quarantine: ['/console/maintenance', 'Show games'],
  overdue: ['/console/games?status=running', 'Show games'],
  mode: ['/console/maintenance', 'Maintenance'],
  outcome: ['/console/audit?outcome=unknown', 'Show in the audit'],
  setting: ['/console/configuration', 'Configuration'],
}
const URGENT: readonly Topic[] = ['failing', 'clock', 'disk', 'overdue']

interface AttentionListProps {
  readonly health: Health
  reload(): void
}

export function AttentionList({ health: { attention }, reload }: AttentionListProps) {
  if (attention.length === 0)
    return (
      <p class="card calm">
        <Icon sign="check" size={20} />
        {en.calm}
      </p>
    )
  return (
    <Card title={en.attention} flush class="attention">
      <ul>
        {attention.map(({ topic, text }) => {
          const home = homes[topic]
          return (
            <li key={text} class="row">
              <span class={`dot ${URGENT.includes(topic) ? 'bad' : 'warn'}`} aria-hidden="true" />
              <span class="grow">{`${text.charAt(0).toUpperCase()}${text.slice(1)}.`}</span>
              {home && (
                <a class="button quiet" href={home[0]}>
                  {home[1]}
                </a>
              )}
              {topic === 'backup' && (
                <OperationButton
                  operation={operationNamed('backup.record')}
                  id={null}
                  label="Record a backup …"
                  isQuiet
                  done={reload}
                />
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
