import { useState } from 'preact/hooks'
import { type Schemas, touchline } from '../service.ts'
import * as en from '../text/waiting-room/en.ts'
import { SubmitForm } from '../ui/submit-form.tsx'
import { Choices, type Chosen, useFields } from './choices.tsx'
import type { Ruleset } from './ruleset.ts'
import type { LobbySeat } from './seat-status.ts'
import { ensureSignedIn } from './sign-in.tsx'

interface SitDownProps {
  readonly game: {
    readonly id: string
    readonly contentPack: string
    readonly options: unknown
    readonly seats: readonly LobbySeat[]
  }
  readonly ruleset: Ruleset | null
  readonly code: string | null
  done(): void
}

const ENTROPY_MAX = 256

export function SeatDialog({ game, ruleset, code, done }: SitDownProps) {
  const [chosen, choose] = useState<Chosen>({})
  const [entropy, add] = useState('')
  const fields = useFields({ ruleset, pack: game.contentPack, options: game.options })
  const sit = async () => {
    if (!(await ensureSignedIn())) return
    await takeSeat(game.id, { code, chosen, entropy })
    done()
  }
  return (
    <SubmitForm
      label={en.takeASeat}
      send={sit}
      aside={
        <a class="button quiet" href={`/play/${game.id}`}>
          {en.watch}
        </a>
      }
    >
      <Choices
        {...{ fields, chosen, choose }}
        taken={game.seats.map(({ choices }) => (choices ?? {}) as Chosen)}
      />
      <Luck entropy={entropy} add={add} />
    </SubmitForm>
  )
}

interface Sitting {
  readonly code: string | null
  readonly chosen: Chosen
  readonly entropy?: string
  readonly seat?: number
}

export async function takeSeat(game: string, sitting: Sitting): Promise<void> {
  const { code, chosen, entropy = '', seat } = sitting
  const body = {
    ...(code !== null && { code }),
    ...(entropy !== '' && { entropy }),
    ...(seat !== undefined && { seat }),
    // The cast is needed because the compiler cannot know that the form offers only values from the
    // ruleset's schema.
    ...(Object.keys(chosen).length > 0 && { choices: chosen as Schemas['Choice'] }),
  }
  await touchline.told(
    touchline.POST('/v1/games/{game}/seats', { params: { path: { game } }, body }),
  )
}

interface LuckProps {
  readonly entropy: string
  add(entropy: string): void
}

export const Luck = ({ entropy, add }: LuckProps) => (
  <details class="by-list">
    <summary>{en.fairness}</summary>
    <label class="field">
      {en.addYourOwnRandomnessOptional}
      <input
        value={entropy}
        maxLength={ENTROPY_MAX}
        autoComplete="off"
        onInput={({ currentTarget }) => add(currentTarget.value)}
      />
      <span class="hint">{en.ourSeedIsLockedIn}</span>
    </label>
  </details>
)
