/** Written by `npm run fit -- goalscorer --games 1500`. */
export const weights = {
  goals: [0.2061, 0.4925],
  firstTeamers: [0.5166, -0.2351],
  advance: [0.0088, 0.3042],
  hidden: [-0.3824, -0.0961],
  danger: [-0.319, 0.0177],
  level: [0.215, 0.2106],
  run: [0.0183, 0.4948],
  freeRun: [0.476, 0.043],
  caught: [-0.59, 0.0803],
} as const
