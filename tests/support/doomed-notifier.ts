// Runs a node that sends push messages in a separate process, so that a test can kill the node at
// any time.
import { createServices } from '../../src/app/service/create-service.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openStore } from '../../src/postgres/postgres.ts'
import { withClient } from './client.ts'
import { keys } from './keys.ts'
import { outside, settings } from './receiver.ts'

const [, , url = '', publicUrl = '', ahead = '0'] = process.argv
const clock = { now: () => Date.now() + Number(ahead) }
const store = await openStore(url, { keys, clock })
const services = withClient(
  await createServices({
    ports: store,
    registry,
    settings: { ...settings, webhooks: false, publicUrl, sweepMilliseconds: 3_600_000 },
    outside,
  }),
)
process.stdout.write('ready\n')
// On a busy machine, the database may respond too late, so the node logs the error and tries again.
for (;;) await services.post().catch((cause: unknown) => console.error(cause))
