/** Written by `npm run fit -- goalscorer`. */
export const weights = {
  goals: [-0.2361, 1.0316],
  firstTeamers: [1.1647, -1.3159],
  advance: [-1.2383, 1.7706],
  hidden: [-0.6666, 0.7849],
  danger: [-0.158, -0.3329],
  level: [-0.3649, 1.3309],
  run: [-1.4087, 2.5728],
  freeRun: [2.027, -1.5777],
  caught: [-0.6218, 0.8779],
} as const
