/** English texts of the answer card. */

export const decisions = 'Decisions'
export const yes = 'Yes'
export const no = 'No'
export const none = 'None'
