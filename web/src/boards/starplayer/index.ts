import { lazy } from '../../ui/lazy.tsx'
import type { Board, BoardItem, Event } from '../board.ts'
import type { Content, View } from './club.ts'
import type { editors } from './editors.ts'
import { Table } from './table.tsx'

/**
 * All input forms of a board share a code chunk, which is loaded with the first decision that uses
 * such a form.
 */
const editor = (name: keyof typeof editors) =>
  lazy(async () => (await import('./editors.ts')).editors[name])
const claims = editor('ClaimEditor')

const MILLION = 1_000_000

export const starplayer: Board<View, Content> = {
  Table,
  thingOf: (field, value, move) => {
    if (typeof value === 'string') {
      if (field === 'trophyColour') return `trophy:${value}`
      return field === 'card' || field === 'pick' ? `card:${value}` : null
    }
    if (typeof value !== 'number') return null
    if (field === 'opponent') return move === 'challenge-final' ? `final:${value}` : `club:${value}`
    if (field === 'target') return `club:${value}`
    return field === 'space' ? `space:${value}` : null
  },
  touchedBy: ({ type, from, to, card }: Event) => [
    ...(type === 'pawn.moved' ? [from, to] : []).map((at): BoardItem => `space:${at}`),
    ...(typeof card === 'string' ? [card] : []).map((id): BoardItem => `card:${id}`),
  ],
  series: ({ clubs }, seat) => {
    const club = clubs[seat]
    if (!club) return {}
    return { wins: club.wins.length, side: club.side, 'cash, £M': club.cash / MILLION }
  },
  hasStage: true,
  hues: ({ clubs }) => clubs.map(({ pawn }) => pawn),
  editors: {
    negotiate: editor('Negotiating'),
    'answer-offer': editor('Answering'),
    'answer-sale': editor('Selling'),
    'settle-debt': editor('Settle'),
    'claim-window': claims,
    interject: claims,
  },
}
