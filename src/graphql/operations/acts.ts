import type { Act } from '../../service/desk/act.ts'
import { acts, fieldOf } from '../../service/desk/acts/index.ts'
import type { Observation } from '../../service/shapes/games.ts'
import { type Field, type Fields, telling } from '../field.ts'
import { from } from '../types/rulesets.ts'

/** What operators do, by the names that it has at all doors; files are for REST alone. */
export const actFields = (isOurs: (act: Act) => boolean): Fields =>
  Object.fromEntries(
    Object.entries<Act>({ ...acts, ...learning })
      .filter(([, act]) => act.file === null && isOurs(act))
      .map(([key, act]) => [fieldOf(key), act]),
  )

/** Acts whose answers hold what only its ruleset can describe. */
const learning: Readonly<Record<string, Act & Pick<Field, 'tell'>>> = {
  game: {
    ...acts.game,
    ...telling(acts.game, ({ id, ruleset, view }: Observation, context) => {
      context.learn(id, ruleset)
      from(ruleset, view)
    }),
  },
}
