import { demandSame, type Law } from '../../../kernel/law.ts'
import type { At } from '../../../kernel/types.ts'
import type { Starplayer, State } from '../types.ts'

type Kind = Starplayer['kind']
type Asked = readonly [kind: Kind, seat: number, suspendedBy?: string | undefined]

/**
 * Returns the questions about the unfinished action that was started last. If the turn has no
 * unfinished action, returns the questions about the turn.
 */
function ofTurn({ shared }: State): Asked[] {
  const { seat, phase } = shared.turn
  const frame = shared.frames.at(-1)
  switch (frame?.kind) {
    case 'purchase':
      return [['purchase', seat]]
    case 'tackle':
      return frame.waiting.map((one) => ['tackle', one])
    case 'pick-opponent':
      return [['choose-opponent', seat]]
    case 'passing':
      return frame.waiting.map((one) => ['claim-window', one])
    case 'window': {
      const { negotiator, offer } = frame
      if (offer)
        return [
          ['answer-offer', offer.to],
          ['offer-pending', offer.by],
        ]
      return negotiator === null ? [] : [['negotiate', negotiator]]
    }
    case undefined:
      return phase === 'roll' || phase === 'turn-end' ? [[phase, seat]] : []
    default:
      return []
  }
}

/** Returns the expected decisions for the oldest debt of each debtor. */
function ofDebts({ shared }: State): Asked[] {
  const oldest = shared.debts.filter(
    ({ debtor }, place, debts) => debts.findIndex((one) => one.debtor === debtor) === place,
  )
  return oldest.flatMap(({ debtor, pending }): Asked[] =>
    pending
      ? [
          ['settle-debt', debtor, 'sale-pending'],
          ['answer-sale', pending.to],
          ['offer-pending', debtor],
        ]
      : [['settle-debt', debtor]],
  )
}

function questionsIn({ state, table }: Pick<At<Starplayer>, 'state' | 'table'>): Asked[] {
  const { debts, clubs } = state.shared
  const turn = ofTurn(state)
  const waiting =
    debts.length > 0 ? turn.map(([kind, seat]): Asked => [kind, seat, 'debt-open']) : turn
  const { claims, squadLimit } = table.options
  const mayInterject = claims === 'manual' || squadLimit === 'audited'
  const playing = clubs.filter(({ status }) => status === 'in')
  const interject = mayInterject ? playing.map(({ seat }): Asked => ['interject', seat]) : []
  return [...ofDebts(state), ...waiting, ...interject]
}

export const questionLaws: readonly Law<Starplayer>[] = [
  {
    clause: 'SP-203',
    says: 'each position asks the question of its space, card, match, window or debt',
    commits({ game: { state, table, open, over } }) {
      if (over) return
      const text = ([kind, seat, suspendedBy]: Asked) => `${kind} ${seat} ${suspendedBy ?? ''}`
      const asked = open.map(({ kind, seat, suspendedBy }) => text([kind, seat, suspendedBy]))
      const expected = questionsIn({ state, table }).map(text)
      demandSame(asked.sort(), expected.sort(), 'the questions')
    },
  },
]
