/**
 * Ids of advisory locks, which belong to no table. The numbers are arbitrary but must be distinct.
 */
export const advisoryLocks = {
  migrations: 7_230_114,
  /** Lock for creating the first owner token and for revoking tokens. */
  tokens: 7_230_115,
  /** Lock that is held by the process that stops the embedded database. */
  owner: 7_230_117,
  serviceKeys: 7_230_118,
  ratings: 7_230_119,
  /** Lock for creating the role that archives games. */
  archivist: 7_230_120,
} as const

/** First of the two numbers that identify a lock. The second number is a hash of the key. */
export const IDEMPOTENCY_LOCKS = 7_230
