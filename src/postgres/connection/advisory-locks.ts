/** Locks that belong to no table. Any distinct numbers. */
export const advisoryLocks = {
  migrations: 7_230_114,
  /** Creating the first admin token, or revoking any token. */
  tokens: 7_230_115,
  /** The process that stops the embedded database. */
  owner: 7_230_117,
  serviceKeys: 7_230_118,
  ratings: 7_230_119,
  /** Creating the role that archives games. */
  archivist: 7_230_120,
} as const

/** First half of two-part locks; the second is a hash. */
export const IDEMPOTENCY_LOCKS = 7_230
