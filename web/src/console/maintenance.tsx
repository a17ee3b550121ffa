import { useState } from 'preact/hooks'
import { touchline } from '../service.ts'
import { useAsked } from '../ui/asked.ts'
import { Card } from '../ui/card.tsx'
import { ActButton } from './act-button.tsx'
import { Facts } from './cell.tsx'
import { actNamed } from './desk.ts'
import { Listed } from './listing.tsx'
import { failingGames } from './standing.ts'

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
  const { told } = useAsked('', () => touchline.told(touchline.GET('/v1/status')))
  if (!told) return null
  const { notices: _, ...mode } = told
  return (
    <Card title="How it goes">
      <Facts of={mode} />
    </Card>
  )
}

/** Each leads to its page, where it can be tried again. */
function Aside() {
  const { told } = useAsked('', failingGames)
  const { aside = [] } = told ?? {}
  if (aside.length === 0) return null
  return (
    <Card title="Games that are put aside" flush>
      <Facts of={aside} />
    </Card>
  )
}
