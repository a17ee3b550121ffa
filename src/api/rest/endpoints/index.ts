import { type Endpoint, named } from '../endpoint/endpoint.ts'
import { accountEndpoints } from './accounts.ts'
import { adminEndpoints } from './admin.ts'
import { consoleEndpoints } from './console.ts'
import { documentEndpoints } from './documents.ts'
import { exchangeEndpoints, keyEndpoints } from './exchange.ts'
import { gameEndpoints } from './games.ts'
import { healthEndpoints } from './health.ts'
import { htmlPageEndpoints } from './html-pages.ts'
import { logEndpoints } from './log.ts'
import { pairingEndpoints } from './matchmaking.ts'
import { noticeEndpoints } from './notices.ts'
import { oauthEndpoints } from './oauth.ts'
import { packEndpoints } from './packs.ts'
import { ownFileEndpoints } from './personal-data.ts'
import { playEndpoints } from './play.ts'
import { ratingEndpoints } from './ratings.ts'
import { rulesetEndpoints } from './rulesets.ts'
import { seasonEndpoints } from './seasons.ts'
import { sessionEndpoints } from './sessions.ts'
import { statusEndpoints } from './status.ts'
import { tableEndpoints } from './table.ts'
import { webhookEndpoints } from './webhooks.ts'

export const endpoints: readonly Endpoint[] = [
  ...named('Rulesets', rulesetEndpoints),
  ...named('Packs', packEndpoints),
  ...named('Accounts', {
    ...accountEndpoints,
    ...oauthEndpoints,
    ...sessionEndpoints,
    ...ownFileEndpoints,
    ...ratingEndpoints,
  }),
  ...named('Games', { ...gameEndpoints, ...pairingEndpoints, ...exchangeEndpoints }),
  ...named('Play', { ...playEndpoints, ...tableEndpoints }),
  ...named('Log', logEndpoints),
  ...named('Seasons', seasonEndpoints),
  ...named('Notices', noticeEndpoints),
  ...named('Webhooks', webhookEndpoints),
  ...named('Service', { ...statusEndpoints, ...keyEndpoints }),
  ...named('Admin', { ...consoleEndpoints, ...adminEndpoints }),
  ...named('Operations', {
    ...healthEndpoints,
    ...documentEndpoints(() => endpoints),
    ...htmlPageEndpoints(() => endpoints),
  }),
]
