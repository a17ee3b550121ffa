export const decisions = 'Decisions'
export const yes = 'Yes'
export const no = 'No'
export const none = 'None'
