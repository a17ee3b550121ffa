import { adminOperation } from '../../core/admin-operation.ts'
import { failureReasons } from '../../core/admin-schema.ts'
import {
  maintenanceReasons,
  modeInput,
  notice,
  noticeInput,
  notices,
  quarantine,
  retried,
  status,
} from '../../monitoring/schema.ts'
import { postNotice, previewMode, setMode, withdrawNotice } from '../maintenance.ts'
import { quarantineGame, retryGame } from '../quarantine.ts'

export const maintenanceOperations = {
  setMode: adminOperation({
    name: 'mode.set',
    at: 'POST mode',
    summary: 'Set the service mode',
    description:
      '`normal`; `drain`: no new games, and with `clocks: stand` all timed games are paused ' +
      'until the clocks run again; `read-only`: every change is refused and nothing runs in the ' +
      'background, but deadlines still pass unless the clocks stand. The mode stays until ' +
      'another is set.',
    rateLimit: 'games',
    right: 'operator',
    effect: null,
    reason: maintenanceReasons,
    confirm: 'mode',
    input: modeInput,
    answer: status,
    errors: ['clocks-run'],
    preview: (context, { input }) => previewMode(context, input),
    async execute(context, { caller, input }, capability) {
      const status = await setMode(context, caller, capability, input)
      context.wakeJobWorkers()
      return status
    },
  }),

  notices: adminOperation({
    name: 'notice.list',
    at: 'GET notices',
    summary: 'List current and scheduled notices',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: notices,
    errors: [],
    execute: async ({ maintenance }, _asked, capability) => {
      capability.use()
      await maintenance.refresh()
      return { items: [...maintenance.notices] }
    },
  }),

  postNotice: adminOperation({
    name: 'notice.post',
    at: 'POST notices',
    summary: 'Post a notice to all players',
    description: 'Shown on the pages. Not sent to language models.',
    rateLimit: 'games',
    right: 'support',
    effect: null,
    reason: maintenanceReasons,
    input: noticeInput,
    answer: notice,
    errors: [],
    execute: (context, { input }, capability) => postNotice(context, capability, input),
  }),

  withdrawNotice: adminOperation({
    name: 'notice.withdraw',
    at: 'DELETE notices/{notice}',
    summary: 'Withdraw a notice',
    rateLimit: 'games',
    right: 'support',
    effect: null,
    subject: 'notice',
    reason: maintenanceReasons,
    errors: ['notice-unknown'],
    execute: (context, { id }, capability) => withdrawNotice(context, capability, id),
  }),

  quarantineGame: adminOperation({
    name: 'game.aside',
    at: 'POST games/{game}/quarantine',
    summary: 'Quarantine a failing game',
    description:
      'Freezes it until it is retried: moves are refused, bots and deadlines stop. Viewing and ' +
      'following still work.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: failureReasons,
    answer: quarantine,
    errors: [],
    execute: (context, { id }, capability) => quarantineGame(context, capability, id),
  }),

  retryGame: adminOperation({
    name: 'game.retry',
    at: 'POST games/{game}/retry',
    summary: 'Retry a failing or quarantined game',
    description: 'All nodes reload it from its log and play overdue decisions at once.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: failureReasons,
    answer: retried,
    errors: [],
    execute: (context, { id }, capability) => retryGame(context, capability, id),
  }),
}
