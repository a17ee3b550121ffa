/** Written by `npm run fit -- superclub --games 800 --careless 300 --apart 32`. */
export const weights = {
  eleven: [0.7825, 1.4395],
  bench: [0.0098, 0.7044],
  hollow: [0.7653, -0.244],
  cash: [0.3962, -0.3831],
  marker: [-0.3826, 0.7441],
  training: [0.4784, 0.2757],
  scouting: [0.368, -0.1944],
  stadium: [0.1193, -0.0533],
  staff: [-0.0876, 0.3622],
} as const
