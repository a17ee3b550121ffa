import { readFileSync } from 'node:fs'
import t, { type Test } from 'tap'
import { rulesetIds } from '../../web/src/engine/rules.ts'
import { boardEntry, kilobytesOf, thinkerKilobytes } from './built.ts'

const LOBBY_KILOBYTES_MAX = 31
const GAME_KILOBYTES_MAX = 59
const RESULT_KILOBYTES_MAX = 7
const LESSON_KILOBYTES_MAX = 8
const REPLAY_SHELL_KILOBYTES_MAX = 43
const REPLAY_KILOBYTES_MAX = 130
const CONSOLE_KILOBYTES_MAX = 39
const CONSOLE_START_KILOBYTES_MAX = 44
const THINKER_KILOBYTES_MAX = 35
/**
 * The limit applies to the uncompressed size, because chat clients load the document without
 * compression.
 */
const CHAT_BOARD_BYTES_MAX = 150_000

t.test('the lobby weighs no more than its budget', async (t) => {
  isWithin(t, LOBBY_KILOBYTES_MAX, 'index.html', 'src/lobby/lobby.tsx')
})

t.test('a game with its board weighs no more than its budget', async (t) => {
  for (const id of rulesetIds)
    isWithin(t, GAME_KILOBYTES_MAX, 'index.html', 'src/play/page.tsx', ...boardEntry(id))
})

t.test('a board may be one file of components, and a game may have none', async (t) => {
  const parts = { 'src/boards/spot-kick/index.tsx': { file: 'a.js' } }
  t.same(boardEntry('spot-kick', parts), ['src/boards/spot-kick/index.tsx'])
  t.same(boardEntry('chess', parts), [])
})

t.test('the result card weighs no more than its budget', async (t) => {
  const game = ['index.html', 'src/play/page.tsx'] as const
  const weight = kilobytesOf(...game, 'src/play/result-card.tsx') - kilobytesOf(...game)
  t.ok(weight > 0 && weight <= RESULT_KILOBYTES_MAX, `${weight} of ${RESULT_KILOBYTES_MAX} kB`)
})

t.test('a lesson weighs no more than its budget apart from the game and its rules', async (t) => {
  const game = ['index.html', 'src/play/page.tsx', 'src/play/answer-card.tsx'] as const
  const weight = kilobytesOf(...game, 'src/lesson/page.tsx') - kilobytesOf(...game)
  t.ok(weight > 0 && weight <= LESSON_KILOBYTES_MAX, `${weight} of ${LESSON_KILOBYTES_MAX} kB`)
})

t.test('the replay weighs no more than its budget, whichever rules it loads', async (t) => {
  const shell = ['index.html', 'src/replay/page.tsx']
  isWithin(t, REPLAY_SHELL_KILOBYTES_MAX, ...shell)
  const folded = [...shell, 'src/replay/local-recording.ts', 'src/engine/rules.ts']
  for (const id of rulesetIds)
    isWithin(t, REPLAY_KILOBYTES_MAX, ...folded, `../src/engine/rulesets/${id}/index.ts`)
})

t.test('the review’s search weighs no more than its budget', async (t) => {
  const weight = thinkerKilobytes()
  t.ok(weight > 0 && weight <= THINKER_KILOBYTES_MAX, `${weight} of ${THINKER_KILOBYTES_MAX} kB`)
})

t.test('the console and its start page weigh no more than their budgets', async (t) => {
  const frame = ['index.html', 'src/console/page.tsx']
  isWithin(t, CONSOLE_KILOBYTES_MAX, ...frame)
  isWithin(t, CONSOLE_START_KILOBYTES_MAX, ...frame, 'src/console/overview.tsx')
})

t.test('the board for chats is one small document without any address', async (t) => {
  const html = readFileSync(new URL('../../app/board.html', import.meta.url), 'utf8')
  const bytes = Buffer.byteLength(html)
  t.ok(bytes <= CHAT_BOARD_BYTES_MAX, `${bytes} of ${CHAT_BOARD_BYTES_MAX} bytes`)
  t.notMatch(html, /(?:src|href)="|url\(/)
})

function isWithin(t: Test, most: number, ...sources: readonly string[]): void {
  const weight = kilobytesOf(...sources)
  t.ok(weight <= most, `${sources.at(-1)}: ${weight} of ${most} kB`)
}
