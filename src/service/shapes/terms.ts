// What the terms of a table mean, in the words of every door.
export const UNSEALED =
  'Take a document that is not, or no more, as this service has sealed it. It is judged by all ' +
  'that the rules keep to, and everybody at the table sees that it was taken.'
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
  'Whether it counts for ratings. Such a game has a clock, the first content pack and all ' +
  'options as they usually are; its host cannot call it off, and whoever leaves has lost.'
