import { game, head, startedAt } from './ids.ts'

export const keysExample = {
  keys: [
    {
      kty: 'OKP' as const,
      crv: 'Ed25519' as const,
      alg: 'EdDSA' as const,
      use: 'sig' as const,
      x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    },
  ],
}

export const exportExample = [
  {
    end: { game, rows: 61, events: 212, head, sha256: head },
    kid: keysExample.keys[0]!.kid,
    sig: '5Kz…',
  },
  { eof: { games: 1, rows: 61 } },
]
  .map((line) => `${JSON.stringify(line)}\n`)
  .join('')

export const trustedKeyExample = {
  kid: keysExample.keys[0]!.kid,
  x: keysExample.keys[0]!.x,
  label: 'The league of Ghent',
  at: startedAt,
}
