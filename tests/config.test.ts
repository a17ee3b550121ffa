import t from 'tap'
import { parseConfig, tableOfVariables, variables } from '../src/config.ts'

t.test('nothing needs to be set', async (t) => {
  t.match(parseConfig({}), {
    ...{ HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '.data', GUESTS: true, LOG_LEVEL: 'info' },
    ...{ DATABASE_URL: undefined, ADMIN_TOKEN: undefined },
  })
  t.equal(parseConfig({ PORT: '' }).PORT, 3000, 'an empty variable is one that is not set')
})

t.test('host names are taken as requests have them', async (t) => {
  const { ALLOWED_HOSTS } = parseConfig({ ALLOWED_HOSTS: 'Touchline.Example.com, [fd00:0::1]' })
  t.same(ALLOWED_HOSTS, ['touchline.example.com', '[fd00::1]'])
})

t.test('every example is correct', async (t) => {
  for (const [name, { example }] of Object.entries(variables)) {
    const env = { [name]: example, OIDC_AUDIENCE: 'touchline' }
    t.doesNotThrow(() => parseConfig(env), name)
  }
})

t.test('a wrong value is one sentence that names the variable and a correct example', async (t) => {
  const rows: [string, string][] = [
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['GUESTS', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://db'],
    ['ADMIN_TOKEN', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['OIDC_ISSUER', 'ftp://example.com'],
    ['BODY_BYTES_MAX', '1'],
    ['ALLOWED_HOSTS', 'touchline.example.com:443'],
    ['ALLOWED_HOSTS', 'https://touchline.example.com'],
    ['ALLOWED_HOSTS', '*.example.com'],
  ]
  for (const [name, value] of rows) {
    const expected = new RegExp(`^${name} is wrong: .*for example ${name}=`)
    t.throws(() => parseConfig({ [name]: value }), { message: expected }, `${name}=${value}`)
  }
  t.throws(() => parseConfig({ OIDC_ISSUER: 'https://login.example.com' }), { name: 'ConfigError' })
})

t.test('a secret is never repeated', async (t) => {
  for (const name of ['ADMIN_TOKEN', 'DATABASE_URL', 'METRICS_TOKEN'])
    try {
      parseConfig({ [name]: 'hunter2' })
      t.fail(name)
    } catch (error) {
      t.notMatch((error as Error).message, /hunter2/, name)
    }
})

t.test('the table of variables has them all', async (t) => {
  for (const name of Object.keys(variables)) t.match(tableOfVariables(), `| \`${name}\` |`)
})
