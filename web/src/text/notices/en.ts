export const more = 'More'
export const dismiss = 'Dismiss'
export const timedGamesArePaused = 'Timed games are paused.'
export const expectedUntil = (until: string) => `Expected end: ${until}.`
export const newGamesAreDisabledFor = 'New games are disabled for now.'
export const readOnlyForMaintenanceYou = 'Maintenance: you can watch games, but not play.'
