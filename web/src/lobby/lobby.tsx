import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { account, me } from '../service.ts'
import { address, go } from '../shell/route.ts'
import { Shell } from '../shell/shell.tsx'
import { showToast } from '../shell/toast.tsx'
import { Alert } from '../ui/alert.tsx'
import { lazyPage } from '../ui/lazy.tsx'
import { type RulesetSummary, startBotGame } from './create.ts'
import { GameArt } from './game-art.tsx'
import { GameList } from './game-list.tsx'
import { InviteCodeForm } from './invite-code-form.tsx'
import { useRulesets } from './rulesets.ts'
import { AccountButton, ensureSignedIn } from './sign-in.tsx'
import './lobby.css'
import * as en from '../text/lobby/en.ts'

const RatingsPage = lazyPage(async () => (await import('../ratings/page.tsx')).RatingsPage)

export const Lobby = () =>
  address.value.pathname.startsWith('/ratings') ? <RatingsPage /> : <Hall />

function Hall() {
  const { rulesets, trouble } = useRulesets()
  const [dialog, show] = useState<ComponentChildren>(null)
  const close = () => show(null)
  const myId = me.value
  const name = account.value?.name
  // Few visitors open the lobby's dialogs, so each dialog is loaded when it is first opened.
  const begin = async (ruleset: string) => {
    if (!(await ensureSignedIn())) return
    const { NewGame } = await import('./new-game.tsx')
    show(<NewGame {...{ rulesets, close }} first={ruleset} />)
  }
  const find = async (ruleset: RulesetSummary) => {
    if (!(await ensureSignedIn())) return
    const { Matchmaking: Pairing } = await import('./matchmaking.tsx')
    show(<Pairing {...{ ruleset, playABot: startBotGame, openGame, close }} />)
  }
  const first = rulesets[0]
  return (
    <Shell here="play" right={<AccountButton />}>
      <div class="stack lobby">
        <div class="row wrap">
          <div class="grow hello">
            <h1>
              {name ? (
                <>
                  {en.hello}
                  <bdi>{name}</bdi>
                </>
              ) : (
                en.footballBoardGamesOnline
              )}
            </h1>
            <p class="muted">{name ? en.joinAGameOrStart : en.playFriendsOrBotsNo}</p>
          </div>
          <InviteCodeForm />
          {first && (
            <button type="button" class="primary" onClick={() => void begin(first.id)}>
              {en.newGame}
            </button>
          )}
        </div>
        {myId !== null && <GameList />}
        <section class="stack">
          <div class="row">
            <h2 class="grow">{en.startAGame}</h2>
            <a href="/ratings">{en.leaderboard}</a>
          </div>
          <Alert words={trouble} />
          <div class="games">
            {rulesets.map((ruleset) => (
              <GameCard
                key={ruleset.id}
                ruleset={ruleset}
                find={() => void find(ruleset)}
                more={() => void begin(ruleset.id)}
              />
            ))}
          </div>
        </section>
      </div>
      {dialog}
    </Shell>
  )
}

interface GameCardProps {
  readonly ruleset: RulesetSummary
  find(): void
  more(): void
}

const openGame = (game: string) => go(`/play/${game}`)

function GameCard({ ruleset, find, more }: GameCardProps) {
  const [isBusy, wait] = useState(false)
  const { id, title, line, lasts, seats } = ruleset
  const begin = async () => {
    if (!(await ensureSignedIn())) return
    wait(true)
    await startBotGame(ruleset).catch((error) => showToast(error.message))
    wait(false)
  }
  return (
    <section class="card game">
      <GameArt ruleset={id} address={ruleset.package?.picture} />
      <div class="body stack">
        <div>
          <h3>{title}</h3>
          <p class="small muted num">
            {seats.min}
            {seats.max > seats.min && `–${seats.max}`}
            {en.players} {lasts && ` · ${lasts}`}
          </p>
        </div>
        <p class="small muted grow">{line}</p>
        {/* Games from packages have no lesson. */}
        {!ruleset.package && (
          <a class="learn" href={`/learn/${id}`}>
            {en.learn}
            <span class="hidden-label">{` (${title})`}</span>
          </a>
        )}
        <div class="row wrap">
          <button type="button" disabled={isBusy} onClick={() => void begin()}>
            {en.playABot}
          </button>
          <button type="button" onClick={find}>
            {en.findAPlayer}
          </button>
          <button type="button" class="quiet" onClick={more}>
            {en.customGame}
            <span class="hidden-label">{` (${title})`}</span>
          </button>
        </div>
      </div>
    </section>
  )
}
