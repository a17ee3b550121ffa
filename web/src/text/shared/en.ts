export const pageNotFound = 'Page not found'
export const backToTheLobby = 'Back to the lobby'
export const noConnectionToTheService = 'No connection to the service.'
export const linkCopied = (what: string) => `Link copied: ${what}.`
export const couldNotCopyUseThe =
  'The link could not be copied. Copy the address from the address bar.'
export const play = 'Play'
export const replay = 'Replay'
export const console = 'Console'
export const developers = 'Developers'
export const webhooks = 'Webhooks'
export const seasons = 'Seasons'
export const skipToContent = 'Skip to content'
export const touchlineLobby = 'Touchline: lobby'
export const touchline = 'Touchline'
export const pages = 'Pages'
export const theme = (value: string) => `Theme: ${value}`
export const reading = 'Reading'
export const left = (left: string) => `${left} left`
export const copied = 'Copied'
export const copy = 'Copy'
export const close = 'Close'
export const days = (seconds: number) => `${seconds} days`
export const others = (length: number) => `${length} others`
export const and = (value: string, last: string) => `${value} and ${last}`
export const partOfThisPageFailed = 'Part of this page failed to load.'
export const reloadThePage = 'Reload the page'
export const loading = 'Loading …'
export const more = 'More'
export const less = (label: string) => `${label}, less`
export const stepperMore = (label: string) => `${label}, more`
