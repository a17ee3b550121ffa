import { readFile, rename, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { uuid } from '../app/core/schema.ts'
import { UsageError } from '../cli/arguments.ts'

const progress = z.strictObject({
  /**
   * The options of the interrupted command, because a run can be resumed only with the same
   * options.
   */
  options: z.string(),
  /** All games up to this id have been verified; null if no game has been verified yet. */
  after: uuid.nullable(),
  games: z.int(),
  faults: z.array(uuid),
})
type Progress = z.infer<typeof progress>

const SAVE_MILLISECONDS = 1_000

/**
 * Stores the progress in a file, so that the verification can be resumed if the process is killed.
 */
export class VerificationProgress {
  readonly #file: string
  #state: Progress
  #savedAt = 0

  private constructor(file: string, state: Progress) {
    this.#file = file
    this.#state = state
  }

  static async at(file: string, options: string): Promise<VerificationProgress> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null
      throw new UsageError(`${file} cannot be read (${error.code})`)
    })
    const state = text === null ? { options, after: null, games: 0, faults: [] } : stateIn(text)
    if (state === null) throw new UsageError(`${file} is not the progress of a verification`)
    if (state.options !== options)
      throw new UsageError(`${file} belongs to a run with other options: ${state.options}`)
    return new VerificationProgress(file, state)
  }

  get state(): Progress {
    return this.#state
  }

  async passed(game: string, fault: string | null): Promise<void> {
    const { games, faults } = this.#state
    const found = fault === null ? faults : [...faults, game]
    this.#state = { ...this.#state, after: game, games: games + 1, faults: found }
    if (fault !== null || performance.now() - this.#savedAt > SAVE_MILLISECONDS) await this.save()
  }

  async save(): Promise<void> {
    this.#savedAt = performance.now()
    await writeFile(`${this.#file}.new`, JSON.stringify(this.#state))
    await rename(`${this.#file}.new`, this.#file)
  }
}

function stateIn(text: string): Progress | null {
  try {
    return progress.parse(JSON.parse(text))
  } catch {
    return null
  }
}
