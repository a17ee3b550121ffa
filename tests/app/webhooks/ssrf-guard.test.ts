import t from 'tap'
import { isPublic, networksOf } from '../../../src/app/webhooks/ip-ranges.ts'
import { checkAddress } from '../../../src/app/webhooks/ssrf-guard.ts'

const NO_NETWORKS = networksOf([])
const PUBLIC = '93.184.216.34'
const check = async (url: string, addresses = [PUBLIC], allowed = NO_NETWORKS) => {
  const answer = await checkAddress(url, { resolve: async () => addresses, allowed })
  return typeof answer === 'string' ? answer : answer.address
}

t.test('a non-public address is refused in every notation', async (t) => {
  const spelt = [
    ...['127.0.0.1', '2130706433', '0177.0.0.1', '0x7f.0.0.1', '0x7f000001', '127.1', '127.0.1'],
    ...['１２７.０.０.１', '127。0。0。1', '0', '0.0.0.0', '[::]', '[::1]'],
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]', '[64:ff9b::7f00:1]'],
    ...['[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fc00::1]', '[fd12::1]'],
    ...['[fec0::1]', '[ff02::1]', '[2001:db8::1]', '[2001:10::1]', '[2001:20::1]'],
    ...['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
    ...['[fd00:ec2::254]', '100.64.0.0', '100.127.255.255', '224.0.0.1', '255.255.255.255'],
    ...['198.18.0.1', '192.0.0.1', '192.0.2.1', '203.0.113.9', '240.0.0.1'],
  ]
  for (const one of spelt) t.not(await check(`https://${one}/`), PUBLIC, one)
  for (const one of spelt) t.match(await check(`https://${one}/`), /^not-/, one)
})

t.test('every address that a name resolves to is checked', async (t) => {
  const resolved = async (...addresses: string[]) => check('https://hooks.example.org', addresses)

  t.equal(await resolved(PUBLIC), PUBLIC)
  t.equal(await resolved('2606:2800:220:1::1'), '2606:2800:220:1::1')
  t.equal(await resolved(PUBLIC, '10.0.0.1'), 'not-public')
  t.equal(await resolved('::ffff:127.0.0.1'), 'not-public')
  t.equal(await resolved('100.63.255.255'), '100.63.255.255')
  t.equal(await resolved('100.64.0.0'), 'not-public')
  t.equal(await resolved('100.128.0.0'), '100.128.0.0')
  t.equal(await resolved('nonsense'), 'not-public')
  t.equal(await resolved(), 'not-resolved')
})

t.test('a URL must use https, plain notation and an allowed port', async (t) => {
  for (const [url, why] of [
    ['http://hooks.example.org', 'not-https'],
    ['ftp://hooks.example.org', 'not-https'],
    ['nonsense', 'not-an-address'],
    ['https://user:pw@hooks.example.org', 'not-an-address'],
    ['https://hooks.example.org#@127.0.0.1', 'not-an-address'],
    ['https://hooks.example.org\\@127.0.0.1', 'not-an-address'],
    ['https:\\\\hooks.example.org', 'not-an-address'],
    ['https://hooks.example.org/a b', 'not-an-address'],
    [`https://hooks.example.org/${'a'.repeat(500)}`, 'not-an-address'],
    ['https://hooks.example.org:8080', 'port'],
    ['https://hooks.example.org:22', 'port'],
    ['https://hooks.example.org:8443', PUBLIC],
    ['https://hooks.example.org:443/a?b=c', PUBLIC],
  ] as const)
    t.equal(await check(url), why, url)
})

t.test('local and reserved names are refused', async (t) => {
  const endings = ['localhost', 'local', 'internal', 'test', 'onion', 'arpa', 'home', 'lan', 'corp']
  const names = [...endings, 'intranet'].flatMap((one) => [`hooks.${one}`, `hooks.${one}.`])
  for (const name of [...names, 'localhost', 'hooks', 'metadata.google.internal', 'example.org.'])
    t.equal(await check(`https://${name}`), 'not-a-public-name', name)
})

t.test('an operator allows private networks, and no others', async (t) => {
  const own = networksOf(['10.2.0.0/16', 'fd12::/16', '192.168.7.7'])
  const resolved = (...addresses: string[]) => check('https://hooks.lan:9000', addresses, own)

  t.equal(await resolved('10.2.3.4'), '10.2.3.4')
  t.equal(await resolved('fd12::4'), 'fd12::4')
  t.equal(await resolved('192.168.7.7'), '192.168.7.7')
  t.equal(await check('https://10.2.3.4', [], own), '10.2.3.4')
  t.equal(await check('https://hooks.example.org', ['10.3.0.1'], own), 'not-public')
  t.equal(await check('https://hooks.example.org', ['10.2.0.1', PUBLIC], own), 'not-public')
  t.equal(await check('http://hooks.lan', ['10.2.0.1'], own), 'not-https')
})

t.test('addresses of the public internet are accepted, and no others', async (t) => {
  for (const address of ['1.1.1.1', '8.8.8.8', '2001:4860:4860::8888', '2a00:1450::1'])
    t.ok(isPublic(address), address)
  for (const address of [
    '',
    'hooks.example.org',
    '1.1.1',
    '::1',
    '3fff::1',
    '4000::1',
    '192.88.99.1',
  ])
    t.notOk(isPublic(address), address)
})
