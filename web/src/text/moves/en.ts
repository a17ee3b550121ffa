export const to = (label: string, from: string, to: string) => `${label}: ${from} to ${to}`
export const range = (min: number, max: number) => `${min} to ${max}`
export const inOrder = ', in order'
export const ofFields = (label: string, length: number, wanted: string, part: string) =>
  `${label}: ${length} of ${wanted}${part}`
export const noOptions = 'No options'
export const add = 'Add'
export const remove = 'Remove'
export const option = (place: number) => `Option ${place}`
export const chooseFirst = (label: string, earlier: string) => `${label}: choose ${earlier} first`
export const choose = 'Choose …'
