import type { Page } from './browser.ts'

const WHY = JSON.stringify({ reason: 'complaint', note: '#4711' })

/** Stores the token and the reason as an operator’s tab does. */
export const asOperator = (token: string) => async (page: Page) => {
  await page.evaluate(`
    sessionStorage.setItem('touchline.operator', '${token}')
    sessionStorage.setItem('touchline.operator-why', '${WHY}')`)
}
