import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import t from 'tap'
import { parse } from 'yaml'
import { parseConfig, tableOfVariables, variables } from '../src/config/config.ts'
import { misspelledVariables } from '../src/config/misspelt.ts'

const root = new URL('../../', import.meta.url)
const compose = new URL('docker-compose.yml', root)
const proxy = new URL('docker/proxy.conf', root)

t.test('every variable is optional', async (t) => {
  t.match(parseConfig({}), {
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: '.data',
    GUESTS: true,
    LOG_LEVEL: 'info',
    DATABASE_URL: undefined,
    ADMIN_TOKEN: undefined,
  })
  t.equal(parseConfig({ PORT: '' }).PORT, 3000, 'an empty variable counts as unset')
})

t.test('host names are accepted in the form that requests use', async (t) => {
  const { ALLOWED_HOSTS } = parseConfig({ ALLOWED_HOSTS: 'Touchline.Example.com, [fd00:0::1]' })
  t.same(ALLOWED_HOSTS, ['touchline.example.com', '[fd00::1]'])
})

const RANDOM = randomBytes(32).toString('hex')
const { privateKey } = generateKeyPairSync('ed25519')
const PEM = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

t.test('every example is accepted once the shell has run its commands', async (t) => {
  for (const [name, { example }] of Object.entries(variables)) {
    const value = example
      .replace('$(openssl rand -hex 32)', RANDOM)
      .replace('$(openssl genpkey -algorithm ed25519)', PEM)
    const provider = { OIDC_ISSUER: 'https://login.example.com', OIDC_AUDIENCE: 'touchline' }
    const env = { ...provider, [name]: value }
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
    ['DATABASE_URL', 'postgres://['],
    ['ADMIN_TOKEN', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['OIDC_ISSUER', 'ftp://example.com'],
    ['BODY_BYTES_MAX', '1'],
    ['ALLOWED_HOSTS', 'touchline.example.com:443'],
    ['ALLOWED_HOSTS', 'https://touchline.example.com'],
    ['ALLOWED_HOSTS', '*.example.com'],
    ['TRUSTED_PROXIES', 'foo'],
    ['CORS_ORIGINS', 'example'],
    ['CORS_ORIGINS', 'https://example.com/page'],
  ]
  for (const [name, value] of rows) {
    const expected = new RegExp(`^${name} is wrong: .*for example ${name}=`)
    t.throws(() => parseConfig({ [name]: value }), { message: expected }, `${name}=${value}`)
  }
  t.throws(() => parseConfig({ OIDC_ISSUER: 'https://login.example.com' }), { name: 'ConfigError' })
})

t.test('a guessable secret is refused with the rule', async (t) => {
  const guessable = {
    SERVICE_KEY: [
      'the-output-of-openssl-rand-hex-32',
      'a'.repeat(64),
      '0123456789abcdef'.repeat(4),
      'correct-horse-battery-staple-and-more-of-it',
      variables.SERVICE_KEY.example,
      `${RANDOM},short`,
    ],
    ADMIN_TOKEN: ['tl_a-long-random-secret', 'tl_…', RANDOM, `tl_${'ab1'.repeat(20)}`],
    METRICS_TOKEN: ['a-long-random-secret', 'the-token-of-the-metrics', RANDOM.slice(1, 32)],
    EXPORT_KEY: ['MC4CAQAwBQYDK2VwBCIEIAcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcH'],
  }
  for (const [name, values] of Object.entries(guessable))
    for (const value of values) {
      const rule =
        name === 'EXPORT_KEY' ? /openssl genpkey/ : /32 random characters; create one with/
      t.throws(() => parseConfig({ [name]: value }), { message: rule }, `${name}=${value}`)
    }
})

t.test('no example secret of the docs starts a service', async (t) => {
  const documents = ['README.md', 'SECURITY.md', 'docker-compose.yml']
  const guides = readdirSync(new URL('docs/guides/', root)).map((name) => `docs/guides/${name}`)
  for (const file of [...documents, ...guides, 'docs/operating.md'])
    for (const [, name, value] of readFileSync(new URL(file, root), 'utf8').matchAll(
      /\b(SERVICE_KEY|ADMIN_TOKEN|METRICS_TOKEN)=([^\s`"'|]+)/g,
    ))
      t.throws(() => parseConfig({ [name!]: value! }), `${name}=${value} in ${file}`)
})

t.test('an error never repeats a secret', async (t) => {
  for (const name of ['ADMIN_TOKEN', 'DATABASE_URL', 'METRICS_TOKEN'])
    try {
      parseConfig({ [name]: 'hunter2' })
      t.fail(name)
    } catch (error) {
      t.notMatch((error as Error).message, /hunter2/, name)
    }
})

t.test('the table of variables is complete', async (t) => {
  for (const name of Object.keys(variables)) t.match(tableOfVariables(), `| \`${name}\` |`)
})

t.test('a secret may come from a file that its variable names', async (t) => {
  const folder = t.testdir({ token: `tl_${RANDOM}\n`, short: 'hunter2' })
  const at = (name: string) => path.join(folder, name)
  const faultOf = (env: Record<string, string>): string => {
    try {
      parseConfig(env)
      return ''
    } catch (error) {
      return (error as Error).message
    }
  }

  const { ADMIN_TOKEN } = parseConfig({ ADMIN_TOKEN_FILE: at('token') })
  const missing = faultOf({ METRICS_TOKEN_FILE: at('missing') })
  const wrong = faultOf({ ADMIN_TOKEN_FILE: at('short') })
  const both = faultOf({ ADMIN_TOKEN_FILE: at('token'), ADMIN_TOKEN: `tl_${RANDOM}` })

  t.equal(ADMIN_TOKEN, `tl_${RANDOM}`)
  t.match(missing, /^METRICS_TOKEN_FILE is wrong: ".*missing" cannot be read \(ENOENT\)/)
  t.match(wrong, /^ADMIN_TOKEN_FILE is wrong: its content is not valid/)
  t.notMatch(wrong, /hunter2/)
  t.equal(both, 'ADMIN_TOKEN and ADMIN_TOKEN_FILE are both set: set only one of them')
  t.match(misspelledVariables({ ADMIN_TOKEN_FIL: at('token') }), [/did you mean ADMIN_TOKEN_FILE/])
  t.same(misspelledVariables({ ADMIN_TOKEN_FILE: at('token') }), [])
})

t.test('containers receive every variable except those of their image', async (t) => {
  const ofImage = ['HOST', 'PORT', 'DATA_DIR', 'MIGRATION_DATABASE_URL']
  const passed = Object.keys(parse(readFileSync(compose, 'utf8'))['x-api'].environment)
  const wanted = Object.keys(variables).filter((name) => !ofImage.includes(name))
  t.same(
    wanted.filter((name) => !passed.includes(name)),
    [],
  )
})

t.test('the proxy accepts the largest save', async (t) => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(readFileSync(proxy, 'utf8'))!
  t.ok(Number(megabytes) * 1_024 * 1_024 > parseConfig({}).SAVE_BYTES_MAX)
})
