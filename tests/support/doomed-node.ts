import { withClient } from './client.ts'
// Runs a node under load in a separate process, so that a test can kill the node at any time, and
// prints each move that the node has answered.

import { createServices } from '../../src/app/service/create-service.ts'
import { registry } from '../../src/engine/rulesets/index.ts'
import { openStore } from '../../src/postgres/postgres.ts'
import { keys } from './keys.ts'
import { play } from './load.ts'

const [, , url = '', ...words] = process.argv
const { tokens, games } = JSON.parse(words.join(' ')) as { tokens: string[]; games: string[] }
const store = await openStore(url, { keys })
const services = withClient(await createServices({ ports: store, registry }))
const callers = await Promise.all(tokens.map((token) => services.authenticate(token)))
process.stdout.write('ready\n')
await play(
  { services, store },
  {
    games,
    callers,
    isOver: () => false,
    // The write is synchronous, so that the line is in the pipe even if this process is killed.
    onAnswer: (answered) => process.stdout.write(`${JSON.stringify(answered)}\n`),
    onError: (error) => process.stderr.write(`${String(error)}\n`),
  },
)
