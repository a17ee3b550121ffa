import { useEffect, useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import { Card } from '../ui/card.tsx'
import { ActButton } from './act-button.tsx'
import { Facts } from './cell.tsx'
import { actNamed, see } from './desk.ts'
import { Listed } from './listing.tsx'

/** How operators have the service go, what everybody is told, and what cannot go on. */
export function MaintenancePage() {
  const [told, tell] = useState(0)
  const again = () => tell((before) => before + 1)
  const [mode, post] = [actNamed('mode.set'), actNamed('notice.post')]
  const [notices, failing] = [actNamed('notice.list'), actNamed('game.failing')]
  const jobs = actNamed('job.list')
  return (
    <>
      <h1>Maintenance</h1>
      <div class="row wrap">
        <ActButton act={mode} id={null} label="Set the mode …" done={again} />
        <ActButton act={post} id={null} label="Post a notice …" done={again} />
      </div>
      <Mode key={told} />
      {notices && <Listed key={`notices ${told}`} act={notices} title="Notices, now and later" />}
      {jobs && <Listed key={`jobs ${told}`} act={jobs} given={{ limit: 4 }} title="Jobs" />}
      {failing && <Listed act={failing} title="Games that cannot go on by themselves" />}
      {failing && <Aside />}
    </>
  )
}

function Mode() {
  const [status, know] = useState<Schemas['ServiceStatus'] | null>(null)
  useEffect(() => {
    touchline.told(touchline.GET('/v1/status')).then(know, () => {})
  }, [])
  if (!status) return null
  const { notices: _, ...mode } = status
  return (
    <Card title="How it goes">
      <Facts of={mode} />
    </Card>
  )
}

/** Each leads to its page, where it can be tried again. */
function Aside() {
  const [aside, know] = useState<readonly unknown[]>([])
  useEffect(() => {
    // The act answers what the document says of it.
    ;(see('game.failing') as Promise<{ readonly aside: readonly unknown[] }>).then(
      (told) => know(told.aside),
      () => {},
    )
  }, [])
  if (aside.length === 0) return null
  return (
    <Card title="Games that are put aside" flush>
      <Facts of={aside} />
    </Card>
  )
}
