import { firstGameIn, isExport } from './export-file.ts'
import { type LogFile, readLog } from './log-file.ts'

/** A game in a file of either format. Throws an `InvalidLogError`. */
export const openedLog = (text: string): LogFile =>
  isExport(text) ? firstGameIn(text) : readLog(text)
