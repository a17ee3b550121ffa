import type { Page } from 'playwright-core'
import { announced, playSeason, revealed } from '../../../app/season-player.ts'
import { untilAsync } from '../../../support/until.ts'
import type { Scenes } from '../scene.ts'
import { OPERATOR_TOKEN, type Stage } from '../stage.ts'
import { type Guest, guest, lay } from '../tables.ts'

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

export const people: Scenes = {
  async 'sign-in'({ camera }) {
    const shot = { path: '/', see: '.game' }
    const enterCode = async (page: Page) => {
      const json = { secret: 'secret', account: null }
      await page.route('**/v1/sign-in/link', (route) => route.fulfill({ json }))
      await press('Sign in')(page)
      await page.getByLabel('Code from your other device').fill('K7MQ-2XWD')
      await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByText('Now press').waitFor()
    }
    await camera.shoot('sign-in', { ...shot, act: press('Sign in') })
    await camera.shoot('sign-in-with-code', { ...shot, act: enterCode })
    const facts = {
      ...{ clientName: 'Claude', host: 'chat.example', redirectHost: '127.0.0.1:39999' },
      ...{ isLocal: true, scopes: ['read', 'play'], refusal: '/' },
    }
    const prepare = (page: Page) =>
      page.route('**/v1/oauth/request*', (route) => route.fulfill({ json: facts }))
    await camera.shoot('program-asks', { path: '/oauth/authorize', see: '.consent .card', prepare })
  },

  async account({ stage, camera }) {
    const ada = await guest(stage, 'Ada')
    const { ports } = stage.services.context
    await ports.accounts.change(ada.caller.account.id, { handle: 'ada' }, stage.clock.now())
    await rate(stage, ada, await guest(stage, 'Grace'), await guest(stage, 'Katherine'))
    const shot = { path: '/account', see: 'h2', who: ada, whole: true }
    const link = press('Sign in on another device')
    const prepare = async (page: Page) => {
      const passkey = { id: '1', label: 'Chrome on Linux', createdAt: stage.clock.now() }
      const program = { id: '1', client: 'https://chat.example', clientName: 'Claude' }
      const items = [{ ...program, agent: { id: '2', name: 'Claude of Ada' } }]
      await page.route('**/v1/passkeys', (route) => route.fulfill({ json: [passkey] }))
      await page.route('**/v1/grants', (route) => route.fulfill({ json: { items, agents: [] } }))
    }
    await camera.shoot('account', { ...shot, prepare })
    await camera.shoot('account-link', { ...shot, act: link })
    await camera.shoot('profile', { ...shot, path: '/@/ada', see: 'main h2' })
    await camera.shoot('leaderboard', { ...shot, path: '/ratings', see: '.honour li' })
  },

  async seasons({ stage, camera }) {
    const now = stage.clock.now()
    const service = { ...stage, admin: OPERATOR_TOKEN }
    const [startsAt, endsAt] = [now - HOUR_MILLISECONDS, now + 24 * HOUR_MILLISECONDS]
    const season = await announced(service, { name: 'Spring of models', startsAt, endsAt })
    for (const [name, model, slips] of ENTRANTS) {
      const { token } = await guest(stage, name)
      const declared = { model, harness: 'loop-2' }
      await stage.call(`POST /v1/seasons/${season.id}/entries`, { token, body: { declared } })
      await playSeason(service, token, season.id, slips)
    }
    const path = `/seasons/${season.id}`
    await camera.shoot('seasons', { path: '/seasons', see: 'li' })
    await camera.shoot('season-running', { path, see: '.hash', whole: true })
    await revealed(service, season)
    await camera.shoot('season-ended', { path, see: 'tbody tr', whole: true })
  },
}

const HOUR_MILLISECONDS = 3_600_000
const ENTRANTS = [
  ['Ada', 'model-1', 0],
  ['Wilhelmina', 'model-of-a-long-name-2026-05', 3],
] as const

/** An account is ranked after ten rated games. */
const GAMES_PER_PAIR = 3

async function rate(stage: Stage, ...players: readonly Guest[]): Promise<void> {
  for (const one of players)
    for (const other of players.filter((player) => player !== one))
      for (let count = 0; count < GAMES_PER_PAIR; count += 1) {
        const terms = { ruleset: 'goalscorer', decisionSeconds: 86_400, rated: true }
        const { id } = await lay(stage, { ...terms, who: [one, other] })
        await stage.services.games.resign((count === 0 ? one : other).caller, id)
      }
  await untilAsync(async () => {
    const { body } = await stage.call('GET /v1/ratings?ruleset=goalscorer&pool=two', players[0])
    const games = 2 * GAMES_PER_PAIR * (players.length - 1)
    return body.items.filter((ranked: Ranked) => ranked.games === games).length === players.length
  })
}

interface Ranked {
  readonly games: number
}
