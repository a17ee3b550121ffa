import type { Ruleset } from 'touchline/kernel'
import { listed, seatName } from 'touchline/kit'
import type { SpotKick, View } from './types.ts'

export const text: Ruleset<SpotKick>['text'] = (view, viewer, { options, content }) => {
  const { teams, hand, discard, sizes } = view
  const self = typeof viewer === 'number' ? ` You are ${seatName(viewer)}.` : ''
  return [
    `Spot Kick, ${options.kicks} kicks each. ${stepOf(view)}${self}`,
    `Corners: ${listed(content.corners)}. A card is corner-power-copy.`,
    ...teams.map(
      ({ goals, taken, corner, stayed, left }, seat) =>
        `${seatName(seat)}: ${goals} of ${taken}, holds ${sizes.hands[seat]}, dived last ` +
        `${corner ?? 'nowhere'}${stayed ? ', has stayed once' : ''}${left ? ', gave up' : ''}`,
    ),
    ...(hand ? [`Your hand: ${listed(hand)}`] : []),
    `Turned over: ${listed(discard)}. Deck: ${sizes.deck}.`,
  ].join('\n')
}

function stepOf({ step, kick, taker, keeper }: View): string {
  if (step === 'ended') return 'It is over.'
  const task = step === 'shot' ? 'to lay a card' : 'has laid a card'
  return `Kick ${kick}: ${seatName(taker)} ${task}, ${seatName(keeper)} keeps goal.`
}
