/** Ids of the advisory locks in the database. The lock ids are arbitrary but distinct. */
export const advisoryLocks = {
  migrations: 7_230_114,
  tokens: 7_230_115,
  /** Advisory lock of the process that is responsible for stopping the embedded database. */
  owner: 7_230_117,
  serviceKeys: 7_230_118,
  ratings: 7_230_119,
  archivist: 7_230_120,
} as const

/**
 * The advisory lock of an idempotency key is identified by two numbers: this number and a hash of
 * the key.
 */
export const IDEMPOTENCY_LOCKS = 7_230
