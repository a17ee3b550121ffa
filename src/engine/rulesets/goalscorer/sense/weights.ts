/** Written by `npm run fit -- goalscorer --games 2500 --careless 16 --apart 8`. */
export const weights = {
  goals: [-0.0152, 0.2143],
  late: [0.2378, 0.2855],
  firstTeamers: [0.5359, -0.2027],
  advance: [0.5937, 0.6427],
  hidden: [-0.1065, 0.0214],
  capture: [0.207, 0.5151],
  threat: [0.0173, 0.0529],
  level: [0.2588, 0.2304],
  run: [0.7917, 0.6369],
  freeRun: [0.1412, 0.0069],
  hunted: [-1.2727, -0.1347],
} as const
