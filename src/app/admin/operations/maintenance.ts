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
      'The `normal` mode has no restrictions. `drain` blocks new games; with `clocks: stand`, ' +
      'it also pauses all timed games until you set `clocks: run`. `read-only` refuses every ' +
      'change and stops background work, but deadlines still pass unless the clocks are ' +
      'already stopped. The mode applies until you set another mode.',
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
    description: 'The notice appears on the web pages; language models do not receive it.',
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
      'Freezes the game until an operator retries it: moves are refused, and bots and ' +
      'deadlines stop. Players can still view and follow the game.',
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
    description: 'All nodes reload the game from its log and answer its overdue decisions at once.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: failureReasons,
    answer: retried,
    errors: [],
    execute: (context, { id }, capability) => retryGame(context, capability, id),
  }),
}
