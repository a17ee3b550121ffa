import { adminOperations, fieldOf } from '../../../app/admin/operations/index.ts'
import type { AdminOperation } from '../../../app/core/admin-operation.ts'
import type { Observation } from '../../../app/games/schema.ts'
import { type Field, type Fields, withRuleset } from '../core/field.ts'
import { from } from '../types/rulesets.ts'

export const adminFields = (isOurs: (operation: AdminOperation) => boolean): Fields =>
  Object.fromEntries(
    Object.entries<AdminOperation>({ ...adminOperations, ...learning })
      .filter(([, operation]) => operation.file === null && isOurs(operation))
      .map(([key, operation]) => [fieldOf(key), operation]),
  )

const learning: Readonly<Record<string, AdminOperation & Pick<Field, 'tell'>>> = {
  game: {
    ...adminOperations.game,
    ...withRuleset(adminOperations.game, ({ id, ruleset, view }: Observation, context) => {
      context.learn(id, ruleset)
      from(ruleset, view)
    }),
  },
}
