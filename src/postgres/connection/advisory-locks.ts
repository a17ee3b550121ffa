/** Ids of advisory locks, which belong to no table. Any distinct numbers will do. */
export const advisoryLocks = {
  migrations: 7_230_114,
  /** For creating the first owner token and for revoking tokens. */
  tokens: 7_230_115,
  /** Held by the process that stops the embedded database. */
  owner: 7_230_117,
  serviceKeys: 7_230_118,
  ratings: 7_230_119,
  /** For creating the role that archives games. */
  archivist: 7_230_120,
} as const

/** First half of two-part locks. The second half is a hash of the key. */
export const IDEMPOTENCY_LOCKS = 7_230
