// Checks on all five boards, at phone and desktop widths, that one press is enough to answer a
// decision with few possible answers.
import t, { type Test } from 'tap'
import { type Page, windowOf } from './browser.ts'
import { type PagesService, sharedPagesService } from './pages.ts'
import { type Begun, begin, openTable } from './playing.ts'

const TABLES = { goalscorer: 2, 'rising-star': 4, starplayer: 3, superclub: 3, 'title-chase': 3 }
const WIDTHS = [1280, 390] as const
const ROUNDS = 10
/** If a decision has at most this number of answers, the service sends all answers. */
const SHORT = 12

interface Asked {
  readonly id: string
  readonly kind: string
  readonly exact: boolean
  readonly count: number
  readonly optional: boolean
  readonly suspended: string | null
  readonly labels: readonly string[]
  readonly examples: readonly { readonly type: string }[]
}

async function askedOf(service: PagesService, { id, token }: Begun): Promise<Asked | undefined> {
  const { body } = await service.call(`GET /v1/games/${id}/decisions?include=words`, { token })
  return body.decisions.find(({ optional, suspended }: Asked) => !optional && suspended === null)
}

const OFFERED = `(() => {
  const shown = (way) => [...document.querySelectorAll(way)].filter((one) => one.checkVisibility())
  return {
    buttons: shown('.act .body > .choices button:not(.why-not)').map((one) => one.textContent),
    marks: document.querySelectorAll('.board [data-thing]').length,
    editor: shown('.editor :is(button, input, select):enabled').length,
  }
})()`

interface Offered {
  readonly buttons: readonly string[]
  readonly marks: number
  readonly editor: number
}

async function isAnswerable(t: Test, page: Page, { kind, count, labels, examples }: Asked) {
  const { buttons, marks, editor } = await page.evaluate<Offered>(OFFERED)
  // Two cards of the same kind give two answers with the same label, but only one button.
  const least = Math.min(count, new Set(labels).size)
  const offered = Math.max(buttons.length, marks)
  t.ok(offered >= least || editor > 0, `${kind}: ${offered} presses for ${least} answers`)
  const types = new Set(examples.map(({ type }) => type))
  for (const text of buttons) t.notOk(types.has(text), `${kind}: the button says ${text}`)
}

/** On a phone, the question stays at the top of the form while the player scrolls the form. */
const COVERED = `[...document.querySelectorAll('.act .body > .choices button')]
  .filter((one) => one.checkVisibility())
  .reverse()
  .filter((one) => {
    one.focus()
    const { x, y, width, height } = one.getBoundingClientRect()
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
  .map((one) => one.textContent)`

for (const [ruleset, seats] of Object.entries(TABLES))
  t.test(`${ruleset}: every short question can be answered by a press`, async (t) => {
    const service = await sharedPagesService()
    const game = await begin(service, { ruleset, seats })
    const page = await windowOf(t, service.base, { token: game.token })
    await openTable(page, game)
    for (let round = 0; round < ROUNDS; round += 1) {
      const asked = await askedOf(service, game)
      if (!asked) break
      const { body } = await service.call(`GET /v1/games/${game.id}`, { token: game.token })
      const version = body.version.toLocaleString('en-GB')
      await page.locator('.happened .num', { hasText: version }).waitFor({ state: 'attached' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width === 390 ? 844 : 800 })
        if (asked.exact && asked.count <= SHORT) await isAnswerable(t, page, asked)
      }
      t.same(await page.evaluate(COVERED), [], `${asked.kind}: no focused button is covered`)
      await service.call(`POST /v1/games/${game.id}/moves`, {
        token: game.token,
        body: { decisionId: asked.id, move: asked.examples[0] },
      })
    }
  })
