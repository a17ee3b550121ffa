/** Numbers of the locks that belong to no table: any will do, as long as no two are the same. */
export const advisoryLocks = {
  migrations: 7_230_114,
  /** Of whoever makes the first admin token, or ends any. */
  tokens: 7_230_115,
  /** Of the process that stops the embedded database at the end. */
  owner: 7_230_117,
  serviceKeys: 7_230_118,
  /** Of whoever makes ratings: one game follows from the one before. */
  ratings: 7_230_119,
  /** Of whoever makes the role for which the log lets go of rows. */
  archivist: 7_230_120,
} as const

/** The first half of locks whose other half is a hash: none of them is one of the above. */
export const IDEMPOTENCY_LOCKS = 7_230
