// Shows the board of a game in a chat.
import { render } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import '../src/styles/tokens.css'
import '../src/styles/base.css'
import '../src/styles/parts.css'
import '../src/styles/moves.css'
import '../src/styles/table.css'
import './app.css'
import { type AnyBoard, AT_REST, type BoardItem } from '../src/boards/board.ts'
import { goalscorer } from '../src/boards/goalscorer/index.ts'
import { risingStar } from '../src/boards/rising-star/index.ts'
import { starplayer } from '../src/boards/starplayer/index.ts'
import { superclub } from '../src/boards/superclub/index.ts'
import { titleChase } from '../src/boards/title-chase/index.ts'
import { MoveForm } from '../src/moves/form.tsx'
import type { Move, Space } from '../src/moves/space.ts'
import { useMove } from '../src/moves/use-move.ts'
import { Answers, Kinds, Suggestions } from '../src/play/answers.tsx'
import type { Decision } from '../src/play/game-connection.ts'
import { allAnswers, kindLabel } from '../src/play/named-answers.ts'
import { sentenceCase } from '../src/ui/format.ts'
import { callTool, connect, type Host, request, type ToolResult } from './bridge.ts'

const boards: Readonly<Record<string, AnyBoard>> = {
  ...{ goalscorer, starplayer, superclub },
  ...{ 'rising-star': risingStar, 'title-chase': titleChase },
}

/** Result of the `board` tool, which contains only facts that the seat may know. */
interface Shown {
  readonly game: string
  readonly ruleset: string
  readonly version: number
  readonly seat: number | null
  readonly names: readonly string[]
  readonly view: unknown
  readonly options: unknown
  readonly pack: string
  readonly content?: unknown
  readonly decision: Decision | null
  readonly facts: readonly string[]
  readonly touched: readonly { readonly type: string }[]
  readonly sentences: readonly string[]
  readonly ended: string | null
  readonly join: string | null
}

const WAIT_SECONDS = 20
const RETRY_MILLISECONDS = 5_000
const SENTENCES_SHOWN = 4
const NO_SPACES: readonly Space[] = []
const NO_ITEMS: readonly BoardItem[] = []

const shownIn = ({ structuredContent }: ToolResult) =>
  (structuredContent?.board as Shown | undefined) ?? null
const textIn = ({ content = [] }: ToolResult) => content[0]?.text ?? ''

interface AppProps {
  readonly first: Shown
}

function App({ first }: AppProps) {
  const { shown, show, lost } = useGame(first)
  const [isBusy, setBusy] = useState(false)
  const [refusal, refuse] = useState<string | null>(null)
  const { game, ruleset, seat, names, view, options, decision, ended } = shown
  const board = boards[ruleset]
  const spaces = (decision?.spaces as readonly Space[] | undefined) ?? NO_SPACES
  const send = async (move: Move) => {
    if (!decision || isBusy) return
    setBusy(true)
    const answer = await callTool('play', { game, decisionId: decision.id, move, wait: 0 })
    refuse(answer.isError ? textIn(answer) : null)
    const now = shownIn(await callTool('board', { game }))
    if (now) show(now)
    setBusy(false)
    if (!answer.isError) tellModel(`In game ${game} the person played ${JSON.stringify(move)}.`)
  }
  const choice = useMove(spaces, { key: decision?.id, thingOf: board?.thingOf, send })
  const touched = useMemo(
    () => new Set(shown.touched.flatMap((event) => board?.touchedBy?.(event) ?? NO_ITEMS)),
    [shown],
  )
  const answers = decision && allAnswers(decision, names)
  const answering = { decision: decision!, choice, spaces, names, isBusy, send }
  return (
    <main class="table app" data-ruleset={ruleset} data-busy={isBusy}>
      <section class={`card act ${decision ? 'mine' : ''}`}>
        <div class="turn">
          <div class="grow" role="status">
            <h2>{ended ?? (decision ? 'Your turn' : 'Waiting for the others')}</h2>
            <p>{decision?.question ?? shown.facts[0]}</p>
          </div>
        </div>
        <div class="body stack">
          {(refusal ?? lost) && <p class="note bad">{refusal ?? lost}</p>}
          {answers && <Answers {...{ answers, isBusy, send }} />}
          {decision && !answers && <Controls {...answering} />}
          <Links {...{ game, decision, join: shown.join }} />
        </div>
      </section>
      {board && (
        <board.Table
          {...AT_REST}
          {...{ view, options, content: shown.content, names, touched }}
          viewer={seat ?? 'spectator'}
          marks={isBusy ? new Map() : choice.marks}
          press={choice.press}
        />
      )}
      <ol class="small muted sentences">
        {shown.sentences.slice(-SENTENCES_SHOWN).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </main>
  )
}

interface ControlsProps {
  readonly decision: Decision
  readonly choice: ReturnType<typeof useMove>
  readonly spaces: readonly Space[]
  readonly names: readonly string[]
  readonly isBusy: boolean
  send(move: Move): void
}

function Controls(props: ControlsProps) {
  const { decision, choice, spaces, names, isBusy, send } = props
  const { move, picks } = choice
  const isDirect = choice.marks.size > 0 && !choice.isOffBoard
  const called = (value: unknown) => labelOf(value, decision)
  return (
    <>
      {isDirect && move && Object.keys(picks).length > 0 && (
        <button type="button" class="primary" disabled={isBusy} onClick={() => send(move)}>
          {`${kindLabel(decision, move.type)}: ${Object.values(picks).map(called).join(', ')}`}
        </button>
      )}
      <Kinds {...{ decision, choice, spaces, isBusy, send }} askWhyNot={send} />
      {!isDirect && (
        <MoveForm
          {...{ choice, spaces, names, send, isBusy, called }}
          kindCalled={(type) => kindLabel(decision, type)}
        />
      )}
      <Suggestions {...{ decision, names, send, isBusy }} />
    </>
  )
}

function labelOf(value: unknown, { names }: Decision): string {
  if (typeof value === 'string') return names?.[value] ?? sentenceCase(value)
  return Array.isArray(value)
    ? value.map((one) => labelOf(one, { names } as Decision)).join(', ')
    : JSON.stringify(value)
}

interface LinksProps extends Pick<Shown, 'game' | 'decision' | 'join'> {}

/**
 * The chat's assistant already plays the viewer's seat, so the links on the board open the page on
 * which a person can play another seat.
 */
const Links = ({ game, decision, join }: LinksProps) => (
  <div class="choices links" hidden={!decision && !join}>
    {decision && (
      <button
        type="button"
        onClick={() => ask(`It is our turn in Touchline game ${game}. Play it.`)}
      >
        Let my assistant play
      </button>
    )}
    {join && (
      <button type="button" onClick={() => request('ui/open-link', { url: join }).catch(() => {})}>
        Sit opposite
      </button>
    )}
  </div>
)

function ask(text: string): void {
  request('ui/message', { role: 'user', content: [{ type: 'text', text }] }).catch(() => {})
}

function tellModel(text: string): void {
  request('ui/update-model-context', { content: [{ type: 'text', text }] }).catch(() => {})
}

/** Runs one long poll at a time, and only while the board is visible. */
function useGame(first: Shown) {
  const [shown, set] = useState(first)
  const [lost, setLost] = useState<string | null>(null)
  const show = (next: Shown) => set((before) => ({ ...next, content: before.content }))
  const { game, version, ended } = shown
  useEffect(() => {
    let isOver = ended !== null
    const follow = async () => {
      while (!isOver) {
        await untilVisible()
        const now = await newsOf(game, version)
        if (isOver) return
        setLost(now ? null : 'The connection to the service is lost.')
        if (now === null) await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS))
        else if (now.version !== version) return show(now)
      }
    }
    void follow()
    return () => {
      isOver = true
    }
  }, [game, version])
  return { shown, show, lost }
}

const newsOf = (game: string, after: number): Promise<Shown | null> =>
  callTool('board', { game, after, wait: WAIT_SECONDS }).then(shownIn, () => null)

async function untilVisible(): Promise<void> {
  while (document.hidden)
    await new Promise((resolve) =>
      document.addEventListener('visibilitychange', resolve, { once: true }),
    )
}

const root = document.getElementById('root')!

function setTheme(context: Host['hostContext']): void {
  if (context?.theme) document.documentElement.dataset.theme = context.theme
}

async function open(result: ToolResult, host: Host): Promise<void> {
  const { structuredContent } = result
  const canCall = host.hostCapabilities?.serverTools !== undefined
  const board = structuredContent && canCall ? await boardOf(String(structuredContent.game)) : null
  if (board) render(<App key={board.game} first={board} />, root)
  else render(<Elsewhere text={textIn(result)} url={String(structuredContent?.url ?? '')} />, root)
}

const boardOf = async (game: string) => shownIn(await callTool('board', { game, content: true }))

/** Message for chat hosts that do not let an embedded page call tools. */
const Elsewhere = ({ text, url }: { readonly text: string; readonly url: string }) => (
  <main class="app">
    <p>{text}</p>
    {url && (
      <button type="button" onClick={() => request('ui/open-link', { url }).catch(() => {})}>
        Open the game
      </button>
    )}
  </main>
)

const early: ToolResult[] = []
let host: Host | null = null
host = await connect({
  'ui/notifications/tool-result': (result) => {
    if (host) void open(result as ToolResult, host)
    else early.push(result as ToolResult)
  },
  'ui/notifications/host-context-changed': setTheme,
})
setTheme(host.hostContext)
for (const result of early) void open(result, host)
