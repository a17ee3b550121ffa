/** Written by `npm run fit -- starplayer --games 1000 --careless 200 --apart 32`. */
export const weights = {
  worth: [1.4921, 0.2337],
  cash: [0.0451, -1.0188],
} as const
