import type { GameConnection } from './game-connection.ts'

export function turnText(game: GameConnection): void {
  game.wantsText.value = !game.wantsText.value
  void game.refresh()
}
