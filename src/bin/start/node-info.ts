import type { NodeInfo } from '../../app/admin/admin-context.ts'
import type { VariableShown } from '../../app/monitoring/health-schema.ts'
import { type Config, defaultOf, fileVariable, secrets, variables } from '../../config/config.ts'

type Environment = Readonly<Record<string, string | undefined>>

export const nodeInfo = (
  { ENVIRONMENT, DATA_DIR, ARCHIVE }: Config,
  env: Environment,
  warnings: readonly string[],
): NodeInfo => ({
  environment: environmentIn(ENVIRONMENT),
  variables: variablesIn(env),
  warnings,
  folders: [DATA_DIR, ...(ARCHIVE && !ARCHIVE.startsWith('s3:') ? [ARCHIVE] : [])],
})

function environmentIn(value: string | undefined): NodeInfo['environment'] {
  const [name, colour = null] = value?.split(':') ?? []
  return name === undefined ? null : { name, colour }
}

function variablesIn(env: Environment): VariableShown[] {
  return Object.entries(variables).map(([name, { schema, meaning }]) => {
    const secret = secrets.has(name)
    const source = env[name] ? 'environment' : isInFile(env, name) ? 'file' : 'default'
    const value = secret ? null : env[name] || defaultOf(schema) || null
    return { name, value, source, secret, meaning }
  })
}

const isInFile = (env: Environment, name: string): boolean =>
  secrets.has(name) && Boolean(env[fileVariable(name)])
