import type { Page } from './browser.ts'

const WHY = JSON.stringify({ reason: 'complaint', note: '#4711' })

export async function signInOperator(page: Page, token: string): Promise<void> {
  await page.evaluate(`{
    sessionStorage.setItem('touchline.passkey-later', 'yes')
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ token: '${token}' })
    fetch('/v1/admin/session', { method: 'POST', headers, body })
  }`)
}

/**
 * Signs in as an operator, and stores the operator's reason for access, as the operator console
 * does.
 */
export const asOperator = (token: string) => async (page: Page) => {
  await signInOperator(page, token)
  await page.evaluate(`sessionStorage.setItem('touchline.operator-why', '${WHY}')`)
}
