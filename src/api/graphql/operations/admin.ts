import { adminOperations, fieldOf } from '../../../app/admin/operations/index.ts'
import type { AdminOperation } from '../../../app/core/admin-operation.ts'
import type { Observation } from '../../../app/games/schema.ts'
import { type Field, type Fields, withRuleset } from '../core/field.ts'
import { from } from '../types/rulesets.ts'

/** What operators do, by the names that it has at all doors; files are for REST alone. */
export const adminFields = (isOurs: (act: AdminOperation) => boolean): Fields =>
  Object.fromEntries(
    Object.entries<AdminOperation>({ ...adminOperations, ...learning })
      .filter(([, act]) => act.file === null && isOurs(act))
      .map(([key, act]) => [fieldOf(key), act]),
  )

/** Acts whose answers hold what only its ruleset can describe. */
const learning: Readonly<Record<string, AdminOperation & Pick<Field, 'tell'>>> = {
  game: {
    ...adminOperations.game,
    ...withRuleset(adminOperations.game, ({ id, ruleset, view }: Observation, context) => {
      context.learn(id, ruleset)
      from(ruleset, view)
    }),
  },
}
