import type { Content } from './schema.ts'

const corners = ['left', 'right', 'top', 'low']
const powers = [2, 2, 3, 3, 4, 4, 5, 5, 6]

export const housePack: Content = {
  corners,
  shots: corners.flatMap((corner) =>
    powers.map((power, copy) => ({ id: `${corner}-${power}-${copy}`, corner, power })),
  ),
}
