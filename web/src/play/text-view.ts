import type { GameConnection } from './game-connection.ts'

/** Switches between the board and the text view. */
export function turnText(game: GameConnection): void {
  game.wantsText.value = !game.wantsText.value
  void game.refresh()
}
