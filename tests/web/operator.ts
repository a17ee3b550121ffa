import type { Page } from './browser.ts'

const WHY = JSON.stringify({ reason: 'complaint', note: '#4711' })

/** Keeps the token as the tab of an operator does, and why they are here. */
export const asOperator = (token: string) => async (page: Page) => {
  await page.evaluate(`
    sessionStorage.setItem('touchline.operator', '${token}')
    sessionStorage.setItem('touchline.operator-why', '${WHY}')`)
}
