/** Ids of the advisory locks. The numbers have no meaning, but must be distinct. */
export const advisoryLocks = {
  migrations: 7_230_114,
  /** Taken to create the first owner token and to revoke tokens. */
  tokens: 7_230_115,
  /** Taken by the process that stops the embedded database. */
  owner: 7_230_117,
  serviceKeys: 7_230_118,
  ratings: 7_230_119,
  /** Taken to create the database role that archives games. */
  archivist: 7_230_120,
} as const

/**
 * First of the two numbers that identify the advisory lock of an idempotency key. The second number
 * is a hash of the key.
 */
export const IDEMPOTENCY_LOCKS = 7_230
