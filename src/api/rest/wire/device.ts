/**
 * The order of these patterns is important, because most browsers' user-agent strings also contain
 * Chrome or Safari.
 */
const BROWSERS = {
  Edg: 'Edge',
  OPR: 'Opera',
  Firefox: 'Firefox',
  Chrome: 'Chrome',
  Safari: 'Safari',
}
const SYSTEMS = {
  Android: 'Android',
  iPhone: 'iPhone',
  iPad: 'iPad',
  Windows: 'Windows',
  'Mac OS': 'macOS',
  Linux: 'Linux',
}

export function deviceIn(userAgent = ''): string {
  const named = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).find(([word]) => userAgent.includes(word))?.[1]
  const [browser = 'Browser', system] = [named(BROWSERS), named(SYSTEMS)]
  return system === undefined ? browser : `${browser} on ${system}`
}
