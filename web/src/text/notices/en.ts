export const more = 'More'
export const dismiss = 'Dismiss'
export const timedGamesArePaused = 'Timed games are paused.'
export const expectedUntil = (until: string) => `Expected until ${until}.`
export const newGamesAreDisabledFor = 'New games are disabled for now.'
export const readOnlyForMaintenanceYou = 'Read-only for maintenance. You can watch, but not play.'
