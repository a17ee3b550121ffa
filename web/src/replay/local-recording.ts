import { type Beat, momentsIn } from '../../../src/engine/kernel/beats.ts'
import { numberedSeats } from '../../../src/engine/kernel/event-text.ts'
import type { Game } from '../../../src/engine/kernel/game.ts'
import { cancelledText } from '../../../src/engine/kernel/reason-texts.ts'
import type { Ruleset } from '../../../src/engine/kernel/ruleset.ts'
import type { EventContext } from '../../../src/engine/kernel/texts.ts'
import type { Types } from '../../../src/engine/kernel/types.ts'
import { decisionsFor } from '../../../src/engine/kernel/visibility.ts'
import type { Event, Viewer } from '../boards/board.ts'
import { boardOf } from '../boards/index.ts'
import { luckOver } from '../engine/dice.ts'
import { isExport } from '../engine/export-file.ts'
import { type FoldedGame, foldGame } from '../engine/folded-game.ts'
import { InvalidLogError, type LogFile, type LogHeader, rowOf } from '../engine/log-file.ts'
import { openedLog } from '../engine/opened-log.ts'
import { rulesOf } from '../engine/rules.ts'
import { verifyLog } from '../engine/verify-log.ts'
import * as en from '../text/recording/en.ts'
import { sentenceCase, withSeatNames } from '../ui/format.ts'
import { letterOf } from '../ui/seat-mark.tsx'
import { isTurn, lineOf, momentsFrom, type Recording, type Scene } from './recording.ts'

/** A chart is only 340 pixels wide, so more samples would not be visible. */
const SAMPLES_MAX = 120

interface Shown {
  readonly isShared: boolean
  readonly isArchived: boolean
  /** The names of the players; null to use the player names in the log. */
  readonly names: readonly string[] | null
}

/** Opens a recording that this browser tab computes from a game's log without uploading the log. */
export async function localRecording(text: string, shown: Shown): Promise<Recording> {
  const folded = await recordingOfLog(openedLog(text), shown)
  return { ...folded, exported: !shown.isShared && isExport(text) ? text : null }
}

export const recordingOfRows = (header: LogHeader, rows: readonly unknown[], shown: Shown) =>
  recordingOfLog({ header, rows: rows.map((row, place) => rowOf(row, place + 1)) }, shown)

async function recordingOfLog(
  log: LogFile,
  { names: known, ...whence }: Shown,
): Promise<Recording> {
  const { ruleset, game } = log.header
  const [rules, board] = await Promise.all([rulesOf(ruleset), boardOf(ruleset)])
  if (!rules) throw new InvalidLogError(en.thisVersionDoesNotSupport(ruleset))
  const recording = foldGame(log, rules)
  const { events, stops, table } = recording
  const turns = events.filter(({ event }) => isTurn(plain(event)))
  const seats = Array.from({ length: table.seats }, (_, seat) => seat)
  const handles = known ?? rules.words.handles(table)
  const names = seats.map((seat) => handles[seat] ?? en.player(letterOf(seat)))
  let made: readonly Beat[] | null = null
  const beats = () => {
    made ??= recording.beatsFor('spectator')
    return made
  }
  return {
    game,
    ruleset,
    board,
    ...whence,
    exported: null,
    whole: {
      log,
      // Only the analysis worker loads the code that evaluates positions.
      hasSense: 'sense' in rules,
      viewAt: recording.viewAt,
      prove: () => verifyLog(recording),
      luckOver: (versions) => luckOver(recording, versions),
    },
    content: table.content,
    options: table.options,
    names,
    first: stops[0] ?? 1,
    last: events.length,
    stops: { event: null, move: stops, turn: turns.map(({ version }) => version) },
    viewers: ['spectator', ...seats, 'admin'],
    sceneAt: (version, viewer) => {
      const scene = sceneOf(recording, version, viewer, names)
      return board ? scene : { ...scene, text: recording.textAt(version, viewer) }
    },
    linesUpTo: (version, viewer, most) =>
      events.slice(Math.max(0, version - most), version).map((one) => {
        const { event, words } = recording.lineAt(one.version, viewer)
        return lineOf(one.version, event && plain(event), words && withSeatNames(words, names))
      }),
    causeAt: (version) => causeOf(events[version - 1]),
    moments: () => momentsFrom(momentsIn(beats()), names),
    beats,
    samples: () => spread(recording).map((version) => sampleOf(recording, version)),
  }
}

/**
 * The cast is needed because the type of an event depends on the ruleset, which the compiler does
 * not know.
 */
const plain = (event: { readonly type: string }): Event => event as Event

function sceneOf(
  recording: FoldedGame,
  version: number,
  viewer: Viewer,
  names: readonly string[],
): Scene {
  const { rules, table } = recording
  const game = recording.gameAt(version)
  const view = recording.viewAt(version, viewer)
  const context = numberedSeats(rules, table, viewer)
  const seats = game.resigned.map((resigned, seat) => {
    const controller = game.hands[seat] ?? 'player'
    return { seat, kind: 'account' as const, controller, resigned }
  })
  return {
    view,
    text: '',
    observation: {
      view,
      seats,
      seat: null,
      decisions: [],
      others: decisionsFor(game.open, 'spectator').others.map(({ standing, ...one }) => ({
        ...one,
        optional: standing,
      })),
    },
    ending: game.over ? withSeatNames(endOf(rules, game, context), names) : null,
  }
}

function endOf(
  rules: Ruleset,
  { cancelled, state, table }: Game,
  context: EventContext<Types>,
): string {
  if (cancelled) return cancelledText(cancelled.reason)
  const outcome = rules.outcome(state, table)
  return outcome ? rules.words.end(outcome, context) : ''
}

function causeOf(recorded: FoldedGame['events'][number] | undefined): string | null {
  if (!recorded) return null
  const { cause, at } = recorded
  const by = 'by' in cause && cause.by === 'bot' ? en.byABot : ''
  const what = cause.kind === 'move' ? sentenceCase(cause.move.type) : titles[cause.kind]
  return `${what}${by} · ${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}`
}

const titles = {
  setup: en.start,
  'time-out': 'Time-out',
  resign: en.resignation,
  'hand-over': en.seatHandedOver,
  undo: en.moveUndone,
  import: en.saveLoaded,
  cancel: en.gameCancelled,
  pause: en.gamePaused,
  resume: en.gameResumed,
  extend: en.timeExtended,
  fork: en.forkedFromAnotherGame,
} as const

const sampleOf = ({ viewAt }: FoldedGame, version: number) => ({
  version,
  view: viewAt(version, 'spectator'),
})

/**
 * Returns game versions that are spread evenly over the game. Each returned version is the last
 * version of a commit.
 */
export function spread({ stops }: Pick<FoldedGame, 'stops'>): number[] {
  const count = Math.min(SAMPLES_MAX, stops.length)
  const places = Array.from({ length: count }, (_, place) =>
    Math.round((place / Math.max(1, count - 1)) * (stops.length - 1)),
  )
  return places.flatMap((place) => stops[place] ?? [])
}
