export const title = (game: string) => `Learn ${game}`
export const lesson = 'First game'
export const coach = 'Coach'
export const step = (at: number, count: number) => `Step ${at} of ${count}`
export const other =
  'That move is legal, but this lesson needs a different move. Follow the highlights.'
export const next = 'Continue'
export const done = 'Lesson complete'
export const playABot = 'Play a bot'
export const noLesson = 'This game has no lesson yet'
export const backToTheLobby = 'Back to the lobby'
export const failed = 'The lesson could not be loaded.'
