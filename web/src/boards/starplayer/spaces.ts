import * as en from '../../text/starplayer/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { Sign } from '../../ui/icon.tsx'
import type { TrackSpace } from '../track.tsx'
import { type Content, footballerOf, money } from './club.ts'

const SIGNS: Readonly<Record<string, Sign>> = {
  'kick-off': 'flag',
  manager: 'person',
  stadium: 'stadium',
  chairman: 'letter',
  referee: 'card',
  'starplayer-bonus': 'star',
  'wild-substitute': 'swap',
  'cup-match': 'cup',
  'penalty-spot': 'spot',
}

const LABELS: Readonly<Record<string, string>> = {
  'starplayer-bonus': en.starplayerBonus,
  'wild-substitute': en.wildSub,
}

export const spacesOf = (content: Content): readonly TrackSpace[] =>
  content.board.map((space) => {
    if (space.type === 'footballer') {
      const footballer = footballerOf(space.footballerId, content)
      if (!footballer) return { label: '', name: 'A footballer' }
      const { name, squad, position, value, star } = footballer
      const description = `${name}, ${squad}${star ? ' star' : ''}, ${position}, ${money(value)}`
      return { label: name, name: description, hue: squad, sign: star ? 'star' : undefined }
    }
    const hue = space.type === 'stadium' ? space.colour : undefined
    const label = LABELS[space.type] ?? sentenceCase(space.type)
    const name = hue ? en.theStadium(hue) : sentenceCase(space.type)
    return { label, name, hue, sign: SIGNS[space.type], isSpecial: true }
  })

export function spaceCalled(at: number, content: Content): string {
  const space = content.board[at]
  if (space?.type === 'footballer') return footballerOf(space.footballerId, content)?.name ?? '?'
  if (space?.type === 'stadium') return `the ${space.colour} stadium`
  return sentenceCase(space?.type ?? 'there')
}
