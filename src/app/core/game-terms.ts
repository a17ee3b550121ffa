export const UNSEALED =
  'Load an unverified save: its seal is not valid, and its causes do not lead to it. ' +
  'Only its shape and totals are checked, and everyone in the game sees that.'
export const PACE =
  'Seconds for a normal decision. The ruleset scales it by kind of decision: a bid is ' +
  'short, a line-up long. A time in the rulebook takes precedence, and an option of the ' +
  'game over both. Null: no clocks except those set by an option; races end when ' +
  'everyone has answered, auctions when all but one have passed.'
export const PRESET =
  'Id of a preset of the ruleset. Its options apply except for those in `options`.'
export const HINTS =
  'True if players see suggestions of the built-in bot: `examples` of a decision, ' +
  'and numbered options of agents. False: legal moves only, for rated games or to ' +
  'measure players.'
export const RATED =
  'True if the game is rated. A rated game has a clock, the first content pack, default ' +
  'options and default bots. Its host cannot cancel it, and a player who leaves loses.'
export const UNDO =
  'True if a player can take back their last moves: nothing was drawn or revealed, and no other ' +
  'player has acted since. At most 4 in a row and 10 a game. Not in rated games.'
export const BANK =
  'Time of each seat for the whole game, and seconds that each answer adds. It replaces the time ' +
  'of decisions that are a share of `decisionSeconds`, which it requires. A seat without time ' +
  'loses; with more than two seats a bot plays it to the end. Null: a limit per decision.'
export const HOLIDAYS =
  'True if a holiday of a player (`POST /v1/account/holiday`) extends decisions that fall due: ' +
  'afterwards the player has the whole time again. Requires a `decisionSeconds` of a day or ' +
  'more, and no bank.'
export const ABSENCE =
  'What happens when a seat runs out of time. `wait`: there are no clocks, and the game ' +
  "waits for everyone. `default`: the ruleset's default is played for the seat. `bot`: " +
  'the default is played, and a bot takes the seat until its player returns. A player ' +
  'who misses a decision shorter than `decisionSeconds` keeps the seat.'
export const LEVEL = 'Level of the bot: one of the `levels` of its ruleset. Default: `steady`.'
export const ABSENCE_LEVEL = 'Level of a substitute bot: one of the `levels` of the ruleset.'
export const SEAT_RATING =
  'Rating of the account in such games, as of the last load of the game on this node; ' +
  'null if unknown, for instance right after joining.'
