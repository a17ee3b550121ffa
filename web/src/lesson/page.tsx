import { useEffect, useMemo, useState } from 'preact/hooks'
import type { MoveCardProps } from '../play/answer-card.tsx'
import { GameView } from '../play/game-view.tsx'
import { openDialog } from '../play/open-dialog.ts'
// Lessons share a chunk with the play page, because with a separate chunk, the bundler would make
// every game's download larger.
import { Panels } from '../play/page.tsx'
import { Shell } from '../shell/shell.tsx'
import * as en from '../text/lesson/en.ts'
import { gameName } from '../ui/game-name.ts'
import { Coach } from './coach.tsx'
import { connectLesson, type LessonConnection } from './connection.ts'
import { Spotlight } from './spotlight.tsx'
import './lesson.css'

/**
 * Shows a visitor's first game, which is played with a coach. The game needs no account, and the
 * page needs no connection to the service after it has loaded.
 */
export function LessonPage({ ruleset }: { readonly ruleset: string }) {
  const [lesson, open] = useState<LessonConnection | null>(null)
  useEffect(() => {
    const opened = connectLesson(ruleset)
    open(opened)
    return () => {
      opened.close()
      openDialog.value = null
    }
  }, [ruleset])
  const title = gameName(ruleset)
  useEffect(() => {
    document.title = `${en.title(title)} · Touchline`
  }, [title])
  const crumb = (
    <>
      <b>{title}</b> <span class="muted">{en.lesson}</span>
    </>
  )
  return (
    <Shell here="play" crumb={crumb}>
      <h1 class="hidden-label">{en.title(title)}</h1>
      {lesson && <Opened lesson={lesson} />}
    </Shell>
  )
}

function Opened({ lesson }: { readonly lesson: LessonConnection }) {
  const seen = lesson.seen.value
  const trouble = lesson.trouble.value
  const parts = useMemo(
    () => ({
      Card: (props: MoveCardProps) => <Coach {...props} lesson={lesson} />,
      overlay: <Spotlight lesson={lesson} />,
    }),
    [lesson],
  )
  if (lesson.isMissing.value || trouble)
    return (
      <div class="notice">
        <h2>{trouble ? en.failed : en.noLesson}</h2>
        <a class="button primary" href="/">
          {en.backToTheLobby}
        </a>
      </div>
    )
  if (!seen) return <div class="table waiting" aria-busy="true" />
  return (
    <>
      <GameView game={lesson} seen={seen} lesson={parts} />
      {openDialog.value && <Panels game={lesson} seen={seen} />}
    </>
  )
}
