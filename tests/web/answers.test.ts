import t from 'tap'
import { untilAsync } from '../support/until.ts'
import { type Page, signIn, windowOf } from './browser.ts'
import { sharedPagesService } from './pages.ts'
import { begin, beginUntil, openTable } from './playing.ts'

const decisionsOf = async (service: Awaited<ReturnType<typeof sharedPagesService>>, game: Begun) =>
  (await service.call(`GET /v1/games/${game.id}/decisions?include=words`, { token: game.token }))
    .body.decisions
type Begun = Awaited<ReturnType<typeof begin>>

interface Asked {
  readonly id: string
  readonly exact: boolean
  readonly count: number
  readonly kinds: readonly { readonly type: string }[]
  readonly spaces: readonly { readonly type: string }[]
  readonly examples: readonly object[]
}

async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not on the page`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const texts = (page: Page, selector: string) => page.locator(selector).allTextContents()

t.test('a short question has a button for each answer, and a press sends it', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'title-chase', seats: 2 })
  const [{ count, labels, id }] = await decisionsOf(service, game)
  t.ok(count > 1 && labels.length === count, 'all answers come with their labels')
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.locator('.act [data-answers]').waitFor()

  t.same((await texts(page, '.act [data-answers] button')).sort(), labels.toSorted())
  t.equal(await page.locator('.act [data-answers] .primary').count(), 1)
  await press(page, '.act [data-answers] .primary')

  await untilAsync(async () => {
    const open = await decisionsOf(service, game)
    return !open.some((one: { id: string }) => one.id === id)
  })
})

t.test('a long question has a button for each type of move, by its label', async (t) => {
  const service = await sharedPagesService()
  let kinds: readonly { readonly label: string }[] = []
  const game = await beginUntil(service, { ruleset: 'superclub', seats: 2 }, (asked) => {
    if (asked.optional) return null
    return asked.kind === 'invest' || asked.kind === 'training' ? 'enough' : 0
  })
  const open = await decisionsOf(service, game)
  kinds = open.find((one: { optional: boolean }) => !one.optional).kinds
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.locator('.act .body > .choices button').first().waitFor()

  const shown = await texts(page, '.act .body > .choices button')
  t.ok(shown.length >= kinds.length)
  for (const label of shown) t.notMatch(label, /^(Invest|Train|Scout|Unhappy|Gc) [a-z]+$/)
})

t.test('an item without a mark says why, with its clause, and nothing is sent', async (t) => {
  const service = await sharedPagesService()
  const game = await begin(service, { ruleset: 'goalscorer', seats: 2 })
  const version = async () =>
    (await service.call(`GET /v1/games/${game.id}`, { token: game.token })).body.version
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  await page.locator('.board .can').first().waitFor()
  const before = await version()

  await press(page, '.board [data-item^="counter:away"]')

  const reason = page.locator('.ticker [data-why-not]')
  await reason.waitFor()
  t.match(await reason.textContent(), /\w+/)
  t.match(await page.locator('.ticker .clause').textContent(), /GS-/)
  t.equal(await version(), before)
})

t.test('a move that is not possible says why beside a short list', async (t) => {
  const service = await sharedPagesService()
  const terms = { ruleset: 'rising-star', seats: 2 }
  let game = await begin(service, terms)
  const isImpossible = ({ kinds, spaces }: Asked) =>
    kinds.some(({ type }) => spaces.every((one) => one.type !== type))
  let found: Asked | undefined
  for (let moves = 0; !found && moves < 400; ) {
    const open: Asked[] = await decisionsOf(service, game)
    found = open.find((one) => one.exact && one.count <= 12 && isImpossible(one))
    const [first] = open
    if (found) continue
    moves += 1
    if (first)
      await service.call(`POST /v1/games/${game.id}/moves`, {
        token: game.token,
        body: { decisionId: first.id, move: first.examples[0] },
      })
    else {
      const wait = `GET /v1/games/${game.id}/wait?timeout=5`
      const { body } = await service.call(wait, { token: game.token })
      if (body.reason === 'over') game = await begin(service, terms)
    }
  }
  if (!found) throw new Error('every move was possible')
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)

  await press(page, '.act button.why-not')

  t.match(await page.locator('.ticker [data-why-not]').textContent(), /\w+/)
  t.match(await page.locator('.ticker .clause').textContent(), /RS-/)
})

t.test('Show my options on a phone marks the editor, even if it is in sight', async (t) => {
  const service = await sharedPagesService()
  const game = await beginUntil(service, { ruleset: 'title-chase', seats: 2 }, ({ kind }) =>
    kind === 'match-stars' ? 'enough' : 0,
  )
  const page = await windowOf(t, service.base, { token: game.token, width: 390 })
  await openTable(page, game)

  await page.getByRole('button', { name: 'Show my options' }).click()

  await page.locator('.editor:focus').waitFor()
  const outline = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('.editor')).outlineStyle`,
  )
  t.equal(outline, 'solid')
})

t.test('rolls are sent in a game whose player wants it, and the page says so', async (t) => {
  const service = await sharedPagesService()
  const game = await beginUntil(service, { ruleset: 'rising-star', seats: 2 }, ({ kind }) =>
    kind === 'roll' ? 'enough' : 0,
  )
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)
  const [{ id }] = await decisionsOf(service, game)
  await page.getByRole('button', { name: 'Playback and sound' }).click()
  const wish = page.locator('#playback').getByLabel('Roll for me')
  t.notOk(await wish.isChecked())

  await wish.check()

  await page.getByText('Your only possible move was played for you: Roll').first().waitFor()
  await untilAsync(async () => {
    const open = await decisionsOf(service, game)
    return !open.some((one: { id: string }) => one.id === id)
  })

  const other = await begin(service, { ruleset: 'rising-star', seats: 2 })
  await signIn(page, other.token)
  await openTable(page, other)
  await page.getByRole('button', { name: 'Playback and sound' }).click()
  t.notOk(await wish.isChecked(), 'another game has its own setting')
})

t.test('a pass is not sent for a player who may sell players first', async (t) => {
  const service = await sharedPagesService()
  const game = await beginUntil(
    service,
    { ruleset: 'superclub', seats: 2 },
    ({ kind, optional, count }) => {
      if (optional) return null
      return kind === 'training' && count === 1 ? 'enough' : 0
    },
  )
  const page = await windowOf(t, service.base, { token: game.token })
  await openTable(page, game)

  const [{ id, question }] = await decisionsOf(service, game)

  t.match(question, /: you cannot train, because .+\. Finish training\?$/)
  await page.locator('.act').getByText(question).waitFor()
  await page.locator('.act [data-answers="1"] button').waitFor()
  t.ok((await decisionsOf(service, game)).some((one: { id: string }) => one.id === id))
})
