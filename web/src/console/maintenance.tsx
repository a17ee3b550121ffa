import { useState } from 'preact/hooks'
import { touchline } from '../service.ts'
import { Card } from '../ui/card.tsx'
import { useQuery } from '../ui/use-query.ts'
import { operationNamed } from './admin-client.ts'
import { Facts } from './cell.tsx'
import { failingGames } from './game-health.ts'
import { Listed } from './listing.tsx'
import { OperationButton } from './operation-button.tsx'

export function MaintenancePage() {
  const [round, setRound] = useState(0)
  const reload = () => setRound((before) => before + 1)
  const [mode, post] = [operationNamed('mode.set'), operationNamed('notice.post')]
  const [notices, failing] = [operationNamed('notice.list'), operationNamed('game.failing')]
  const jobs = operationNamed('job.list')
  return (
    <>
      <h1>Maintenance</h1>
      <div class="row wrap">
        <OperationButton operation={mode} id={null} label="Set the mode …" done={reload} />
        <OperationButton operation={post} id={null} label="Post a notice …" done={reload} />
      </div>
      <Mode key={round} />
      {notices && (
        <Listed
          key={`notices ${round}`}
          operation={notices}
          title="Current and scheduled notices"
        />
      )}
      {jobs && <Listed key={`jobs ${round}`} operation={jobs} given={{ limit: 4 }} title="Jobs" />}
      {failing && <Listed operation={failing} title="Failing games" />}
      {failing && <Aside />}
    </>
  )
}

function Mode() {
  const { data } = useQuery('', () => touchline.unwrap(touchline.GET('/v1/status')))
  if (!data) return null
  const { notices: _, ...mode } = data
  const known = Object.entries(mode).filter(([, value]) => value !== null)
  return (
    <Card title="Service mode">
      <Facts of={Object.fromEntries(known)} />
    </Card>
  )
}

function Aside() {
  const { data } = useQuery('', failingGames)
  const { aside = [] } = data ?? {}
  if (aside.length === 0) return null
  return (
    <Card title="Quarantined games" flush>
      <Facts of={aside} />
    </Card>
  )
}
