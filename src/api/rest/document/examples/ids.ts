import { played } from './played.generated.ts'

/** In the examples, a player named Ada plays Goalscorer against a bot. */
export const ada = '0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11'
export const tokenId = '0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf'
export const pairing = '0199f3c4-6a51-7c1e-9d2b-0c4be58d9e63'
export const job = '0199f3c4-6a51-7c1e-9d2b-71c0e3a9d5f2'
export const fork = '0199f3c4-6a51-7c1e-9d2b-5e0d41b8c377'
export const head = 'b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7'
export const { game, startedAt, commitment, pack } = played
