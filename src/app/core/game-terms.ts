export const UNSEALED =
  "True to load a save that cannot be verified. Only the save's structure and totals are " +
  'checked, and everyone in the game sees that the save was not verified.'
export const PACE =
  'Seconds for a normal decision. Bids have shorter limits, and line-ups longer ones. Times in ' +
  'the rulebook override this value, and times in the game options override both. If null, no ' +
  'time limits apply: a race ends when every seat has answered, and an auction when all seats ' +
  'but one have passed.'
export const PRESET = "Id of a ruleset preset. `options` overrides the preset's options."
export const HINTS =
  'True if the built-in bot suggests moves: as `examples` of a decision and, for agents, as ' +
  'numbered options.'
export const RATED =
  'True if the game is rated. A rated game has a clock, the default content pack, default ' +
  'options and default bots. The host cannot cancel a rated game, and a player who leaves loses.'
export const UNDO =
  'True if players can undo a move as long as nothing has been drawn or revealed and no other ' +
  'player has acted. Each player can undo at most 4 moves in a row and 10 moves per game. ' +
  'Rated games do not allow undo.'
export const BANK =
  'Total time of each seat for the game, and the seconds added for each answer. Requires ' +
  '`decisionSeconds`. A seat that runs out of time loses; with more than two seats, a bot takes ' +
  'over. If null, only the time limits of individual decisions apply.'
export const HOLIDAYS =
  "True if a player's holiday (`POST /v1/account/holiday`) extends deadlines: a decision due " +
  'during the holiday gets its full time limit when the holiday ends. Requires ' +
  '`decisionSeconds` of at least one day. Not allowed with `bank`.'
export const ABSENCE =
  'What happens when a seat runs out of time. `wait`: the game has no clocks and waits for the ' +
  "player. `default`: the decision gets the ruleset's default answer. `bot`: like `default`, " +
  'but a bot also takes over the seat until the player returns, unless the time limit of the ' +
  'missed decision was shorter than `decisionSeconds`.'
export const LEVEL = "Bot level: one of the ruleset's `levels`. Default: `steady`."
export const ABSENCE_LEVEL = "Level of a substitute bot: one of the ruleset's `levels`."
export const SEAT_RATING =
  'Rating of the account when the server last loaded this game; null if unknown, for example ' +
  'just after joining.'
