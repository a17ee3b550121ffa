import type { Notice, Status } from '../../../../app/monitoring/schema.ts'
import { ada, startedAt } from './ids.ts'

export const noticeSent = { level: 'warning', text: 'Maintenance on Tuesday at 20:00.' } as const
export const noticeExample: Notice = {
  id: ada,
  ...noticeSent,
  url: null,
  from: startedAt,
  until: startedAt + 86_400_000,
}
export const statusExample: Status = {
  mode: 'drain',
  clocks: 'run',
  notice: 'A new version is being installed.',
  until: startedAt + 600_000,
  notices: [noticeExample],
}
