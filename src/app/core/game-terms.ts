// What the terms of a table mean, in the words of every door.
export const UNSEALED =
  'Load a save that is not verified: its seal does not hold, and its causes do not lead to it. ' +
  'Only its shape and its totals are checked, and everyone in the game sees that.'
export const PACE =
  'The pace of the table: the seconds of a usual question. Each kind of question has the share ' +
  'of it that the ruleset gives: a lot is short, a line-up long. What a rulebook prints goes ' +
  'first, and an option of the game before that. Null: nothing has a clock but what an option ' +
  'names; races end when everybody has answered, auctions when all but one have passed.'
export const HINTS =
  'Whether sensible answers are told, what the house bot would play first: `examples` of a ' +
  'decision, numbered options of agents. False: legal moves alone, for rated games or to measure ' +
  'players.'
export const RATED =
  'Whether it counts for ratings. Such a game has a clock, the first content pack, all options ' +
  'and bots as they usually are; its host cannot call it off, and whoever leaves has lost.'
export const ABSENCE =
  'What happens when a seat lets its time run out. `wait`: nothing has a clock, and everybody is ' +
  'waited for. `default`: the default of the ruleset is done for the seat. `bot`: so it is, and ' +
  'a bot takes the seat until its player comes back, where the game waited for an answer that ' +
  'had `decisionSeconds` or more; who misses a shorter question keeps the seat.'
export const LEVEL = 'How well it plays: one of the `levels` of its ruleset. Without it: `steady`.'
export const ABSENCE_LEVEL =
  'How well a bot plays that stands in for somebody: one of the `levels` of the ruleset.'
