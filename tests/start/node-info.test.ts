import t from 'tap'
import { nodeInfo } from '../../src/bin/start/node-info.ts'
import { parseConfig } from '../../src/config/config.ts'

t.test('the effective settings are listed with their source, without secrets', async (t) => {
  const env = {
    PORT: '8080',
    ADMIN_TOKEN: 'tl_ae45bf47a87ad022e0c3b48a4ea4ed0f548bbca4620061cf3489b4c40e5bd863',
    ENVIRONMENT: 'staging:#b45309',
    METRICS_TOKEN_FILE: '/dev/null',
  }
  const config = parseConfig({ ...env, METRICS_TOKEN_FILE: '' })

  const info = nodeInfo(config, env, ['odd'])

  const variable = (name: string) => {
    const { meaning: _, ...found } = info.variables.find((one) => one.name === name)!
    return found
  }
  t.same(info.environment, { name: 'staging', colour: '#b45309' })
  t.same(info.warnings, ['odd'])
  t.same(variable('PORT'), { name: 'PORT', value: '8080', source: 'environment', secret: false })
  t.match(variable('HOST'), { value: '127.0.0.1', source: 'default' })
  t.match(variable('ADMIN_TOKEN'), { value: null, source: 'environment', secret: true })
  t.match(variable('METRICS_TOKEN'), { value: null, source: 'file', secret: true })
  t.notOk(JSON.stringify(info).includes(env.ADMIN_TOKEN))
})
