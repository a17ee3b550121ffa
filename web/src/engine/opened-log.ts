import { firstGameIn, isExport } from './export-file.ts'
import { type LogFile, readLog } from './log-file.ts'

export const openedLog = (text: string): LogFile =>
  isExport(text) ? firstGameIn(text) : readLog(text)
