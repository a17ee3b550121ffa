import { cancelReasons, pauseReasons } from '../../../kernel/kernel-events.ts'
import { ofRunning } from '../../operations/operation.ts'
import { tableReasons } from '../../shapes/desk.ts'
import { created } from '../../shapes/games.ts'
import { befallen, extendInput, forkInput, handOverInput } from '../../shapes/life.ts'
import { act } from '../act.ts'
import { forkRunning } from '../fork-running.ts'
import { befallGame } from '../game-life.ts'
import { tableOf } from '../previews.ts'
import type { Warrant } from '../warrant.ts'

const usual = {
  bucket: 'games',
  right: 'operator',
  of: 'game',
  answer: befallen,
} as const
const ofGoingOn = [...ofRunning, 'game-over', 'busy'] as const

/** What befalls a running game: it stands in its log. */
export const lifeActs = {
  cancelGame: act({
    ...usual,
    name: 'game.cancel',
    at: 'POST games/{game}/cancel',
    says: 'Call a running game off',
    notes:
      'Nobody wins; its log and its seed are shown as at any end. `abandoned` is for tables at ' +
      'which nobody plays any more.',
    reason: cancelReasons,
    confirm: 'last-8',
    errors: [...ofGoingOn, 'not-abandoned'],
    preview: (desk, { id }) => tableOf(desk, id),
    perform: ({ context }, { id }, warrant) => {
      const reason = reasonIn(cancelReasons, warrant)
      return befallGame(context, warrant, id, { kind: 'cancel', reason, by: 'operator' })
    },
  }),

  pauseGame: act({
    ...usual,
    name: 'game.pause',
    at: 'POST games/{game}/pause',
    says: 'Let all clocks of a game stand still',
    notes: 'No answer is taken, and no bot moves, until it is resumed.',
    reason: pauseReasons,
    errors: [...ofGoingOn, 'game-paused'],
    perform: ({ context }, { id }, warrant) => {
      const reason = reasonIn(pauseReasons, warrant)
      return befallGame(context, warrant, id, { kind: 'pause', reason, by: 'operator' })
    },
  }),

  resumeGame: act({
    ...usual,
    name: 'game.resume',
    at: 'POST games/{game}/resume',
    says: 'Let a paused game go on',
    notes: 'Each deadline has moved by exactly the pause.',
    reason: tableReasons,
    errors: [...ofGoingOn, 'game-not-paused'],
    perform: ({ context }, { id }, warrant) =>
      befallGame(context, warrant, id, { kind: 'resume', by: 'operator' }),
  }),

  extendDeadline: act({
    ...usual,
    name: 'game.extend',
    at: 'POST games/{game}/seats/{seat}/extend',
    says: 'Give a seat more time for what it is asked',
    notes: 'Whoever shares its clock has more, too.',
    reason: tableReasons,
    input: extendInput,
    errors: [...ofGoingOn, 'seat-unknown', 'no-deadline', 'decision-closed', 'not-your-decision'],
    perform: ({ context }, { id, input }, warrant) =>
      befallGame(context, warrant, id, { kind: 'extend', ...input }),
  }),

  handOver: act({
    ...usual,
    name: 'game.hand-over',
    at: 'POST games/{game}/seats/{seat}/hand-over',
    says: 'Give a seat to a bot, or back to its player',
    reason: tableReasons,
    input: handOverInput,
    errors: [...ofGoingOn, 'seat-unknown', 'seat-resigned', 'seat-already-handed-over'],
    perform: ({ context }, { id, input }, warrant) =>
      befallGame(context, warrant, id, { kind: 'hand-over', ...input, by: 'operator' }),
  }),

  forkGame: act({
    ...usual,
    name: 'game.fork',
    at: 'POST games/{game}/forks',
    writes: 'begins',
    says: 'Play a game on from any version, also while it runs',
    notes: 'For oneself and bots alone, in private. While the game runs it takes a look.',
    reason: tableReasons,
    input: forkInput,
    answer: created,
    errors: [
      ...ofGoingOn,
      'history-rewound',
      'invalid-version',
      'fork-is-private',
      'look-needed',
      'unknown-level',
      'too-many-games',
      'too-many-thinking-games',
    ],
    perform: async (desk, { caller, id, input }, warrant) => {
      const forked = await forkRunning(desk.context, caller, warrant, id, input)
      desk.askBots(forked.id)
      return forked
    },
  }),
}

/** The act was parsed, and its reason with it. */
function reasonIn<Code extends string>(codes: readonly Code[], { entry }: Warrant): Code {
  const code = codes.find((one) => one === entry.reason)
  if (code === undefined) throw new Error(`${entry.action} has no reason of its own`)
  return code
}
