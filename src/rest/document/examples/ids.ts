/** The people and things of the examples: Ada plays goalscorer against a bot. */
export const ada = '0199f3c4-6a51-7c1e-9d2b-3f1f6f0c8a11'
export const game = '0199f3c5-01d7-7b3a-8c55-90b1f2a4e6d3'
export const tokenId = '0199f3c4-6a51-7c1e-9d2b-8a5c2e7710bf'
export const startedAt = 1_795_280_400_000
export const commitment = '5f0c2f5f8e6f3b0c6fd2ab34d1de2f51f3f7b3a94c5b8f7de0a3c1b29e48d6a7'
export const head = 'b8b1f2d0c64d7a0f2f8d9c3e6a5b4c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7'
export const pack = '7d9a3c1be2f04c58a6b1d2e3f40516273849505a6b7c8d9e0f1a2b3c4d5e6f70'
