import { adminOperation } from '../../core/admin-operation.ts'
import { hostingReasons } from '../../core/admin-schema.ts'
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

/** How the whole service goes, what everybody is told, and games that nobody plays on. */
export const maintenanceOperations = {
  setMode: adminOperation({
    name: 'mode.set',
    at: 'POST mode',
    summary: 'Let the service go on as usual, begin no games, or change nothing',
    description:
      '`drain` begins no games, and with `clocks` `stand` pauses those with a time limit, which ' +
      'go on when the clocks run again. `read-only` refuses every change and does nothing by ' +
      'itself: deadlines pass all the same, unless the clocks stand. A mode lasts until another ' +
      'one is set.',
    rateLimit: 'games',
    right: 'operator',
    effect: null,
    reason: maintenanceReasons,
    confirm: 'mode',
    input: modeInput,
    answer: status,
    errors: ['clocks-run'],
    preview: (context, { input }) => previewMode(context, input),
    async execute(context, { caller, input }, warrant) {
      const status = await setMode(context, caller, warrant, input)
      context.wakeJobWorkers()
      return status
    },
  }),

  notices: adminOperation({
    name: 'notice.list',
    at: 'GET notices',
    summary: 'What everybody is told, now and later',
    rateLimit: 'reads',
    right: 'support',
    audit: 'daily',
    answer: notices,
    errors: [],
    execute: async ({ maintenance: modes }, _asked, warrant) => {
      warrant.use()
      await modes.refresh()
      return { items: [...modes.notices] }
    },
  }),

  postNotice: adminOperation({
    name: 'notice.post',
    at: 'POST notices',
    summary: 'Tell everybody something for a while',
    description: 'Players read it on their pages, in plain words. No model is told of it.',
    rateLimit: 'games',
    right: 'support',
    effect: null,
    reason: maintenanceReasons,
    input: noticeInput,
    answer: notice,
    errors: [],
    execute: (context, { input }, warrant) => postNotice(context, warrant, input),
  }),

  withdrawNotice: adminOperation({
    name: 'notice.withdraw',
    at: 'DELETE notices/{notice}',
    summary: 'Tell it no more',
    rateLimit: 'games',
    right: 'support',
    effect: null,
    subject: 'notice',
    reason: maintenanceReasons,
    errors: ['notice-unknown'],
    execute: (context, { id }, warrant) => withdrawNotice(context, warrant, id),
  }),

  aside: adminOperation({
    name: 'game.aside',
    at: 'POST games/{game}/aside',
    summary: 'Put a game aside that fails',
    description:
      'Nothing changes in it until it is tried again: moves are refused, bots and deadlines ' +
      'leave it alone. It can be looked at and followed as before.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: hostingReasons,
    answer: quarantine,
    errors: [],
    execute: (context, { id }, warrant) => quarantineGame(context, warrant, id),
  }),

  retry: adminOperation({
    name: 'game.retry',
    at: 'POST games/{game}/retry',
    summary: 'Try a game again that fails or was put aside',
    description: 'All nodes load it anew from its log, and what is due in it is played at once.',
    rateLimit: 'games',
    right: 'operator',
    subject: 'game',
    reason: hostingReasons,
    answer: retried,
    errors: [],
    execute: (context, { id }, warrant) => retryGame(context, warrant, id),
  }),
}
