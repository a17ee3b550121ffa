import t from 'tap'
import { untilAsync } from '../support/until.ts'
import { hasFirefox, openFirefox } from './firefox.ts'
import { sharedPagesService } from './pages.ts'
import { playToTheEnd } from './playing.ts'

const PATIENCE_MILLISECONDS = 200_000
const skip = hasFirefox ? false : 'Firefox is not installed'

t.test(
  'in Firefox a visitor starts a game in the lobby and presses it to its end',
  {
    skip,
    timeout: PATIENCE_MILLISECONDS,
  },
  async (t) => {
    const service = await sharedPagesService()
    const page = await openFirefox(t)
    const press = async (text: RegExp) => {
      const pressed = `(() => {
      const buttons = [...document.querySelectorAll('button:enabled, a.button')]
      const found = buttons.find((one) => ${text}.test(one.textContent) && one.checkVisibility())
      found?.click()
      return found !== undefined
    })()`
      await untilAsync(() => page.evaluate<boolean>(pressed))
    }
    await page.goto(service.base)
    await page.evaluate(`localStorage.setItem('touchline.speed', 'off')`)
    await press(/^Play a bot$/)
    const named = `(() => {
    const input = document.querySelector('dialog input[name=word]')
    if (input) input.value = 'Ada'
    return input !== null
  })()`
    await untilAsync(() => page.evaluate<boolean>(named))
    await press(/^Continue$/)
    await untilAsync(() => page.evaluate<boolean>(`document.querySelector('.board') !== null`))

    await playToTheEnd(page, PATIENCE_MILLISECONDS)

    const title = await page.evaluate<string>(`document.querySelector('.act h2').textContent`)
    t.equal(title, 'The game has ended')
  },
)
