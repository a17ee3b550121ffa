import { tableReasons } from '../../shapes/desk.ts'
import {
  aside,
  modeInput,
  notice,
  noticeInput,
  notices,
  retried,
  status,
  upkeepReasons,
} from '../../shapes/status.ts'
import { act } from '../act.ts'
import { putAside, retryGame } from '../aside.ts'
import { postNotice, previewMode, setMode, withdrawNotice } from '../modes.ts'

/** How the whole service goes, what everybody is told, and games that nobody plays on. */
export const modeActs = {
  setMode: act({
    name: 'mode.set',
    at: 'POST mode',
    says: 'Let the service go on as usual, begin no games, or change nothing',
    notes:
      '`drain` begins no games, and with `clocks` `stand` pauses those with a time limit, which ' +
      'go on when the clocks run again. `read-only` refuses every change and does nothing by ' +
      'itself: deadlines pass all the same, unless the clocks stand. A mode lasts until another ' +
      'one is set.',
    bucket: 'games',
    right: 'operator',
    writes: null,
    reason: upkeepReasons,
    confirm: 'mode',
    input: modeInput,
    answer: status,
    errors: ['clocks-run'],
    preview: ({ context }, { input }) => previewMode(context, input),
    async perform(desk, { caller, input }, warrant) {
      const status = await setMode(desk.context, caller, warrant, input)
      desk.askForWork()
      return status
    },
  }),

  notices: act({
    name: 'notice.list',
    at: 'GET notices',
    says: 'What everybody is told, now and later',
    bucket: 'reads',
    right: 'support',
    audit: 'daily',
    answer: notices,
    errors: [],
    perform: async ({ context: { modes } }, _asked, warrant) => {
      warrant.serve()
      await modes.look()
      return { items: [...modes.notices] }
    },
  }),

  postNotice: act({
    name: 'notice.post',
    at: 'POST notices',
    says: 'Tell everybody something for a while',
    notes: 'Players read it on their pages, in plain words. No model is told of it.',
    bucket: 'games',
    right: 'support',
    writes: null,
    reason: upkeepReasons,
    input: noticeInput,
    answer: notice,
    errors: [],
    perform: ({ context }, { input }, warrant) => postNotice(context, warrant, input),
  }),

  withdrawNotice: act({
    name: 'notice.withdraw',
    at: 'DELETE notices/{notice}',
    says: 'Tell it no more',
    bucket: 'games',
    right: 'support',
    writes: null,
    of: 'notice',
    reason: upkeepReasons,
    errors: ['notice-unknown'],
    perform: ({ context }, { id }, warrant) => withdrawNotice(context, warrant, id),
  }),

  aside: act({
    name: 'game.aside',
    at: 'POST games/{game}/aside',
    says: 'Put a game aside that fails',
    notes:
      'Nothing changes in it until it is tried again: moves are refused, bots and deadlines ' +
      'leave it alone. It can be looked at and followed as before.',
    bucket: 'games',
    right: 'operator',
    of: 'game',
    reason: tableReasons,
    answer: aside,
    errors: [],
    perform: ({ context }, { id }, warrant) => putAside(context, warrant, id),
  }),

  retry: act({
    name: 'game.retry',
    at: 'POST games/{game}/retry',
    says: 'Try a game again that fails or was put aside',
    notes: 'All nodes load it anew from its log, and what is due in it is played at once.',
    bucket: 'games',
    right: 'operator',
    of: 'game',
    reason: tableReasons,
    answer: retried,
    errors: [],
    perform: (desk, { id }, warrant) => retryGame(desk, warrant, id),
  }),
}
