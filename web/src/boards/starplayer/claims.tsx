import * as en from '../../text/starplayer-editors/en.ts'
import { sentenceCase } from '../../ui/format.ts'
import type { Club, View } from './club.ts'
import { spaceCalled } from './spaces.ts'
import type { Editing } from './trade.tsx'

type Kind = 'royalty' | 'gate' | 'wild'

/**
 * Offers claims that are probably legal. The offered claims are based only on public information,
 * so the service may refuse a claim.
 */
export function ClaimEditor(props: Editing) {
  const { content, spaces, view, viewer, names, send } = props
  const mayClaim = spaces.some(({ type }) => type === 'claim')
  const club = view.clubs[viewer]
  const likely = mayClaim && club ? likelyFor(club, props) : []
  const audits = spaces.flatMap(({ type, fields: { target } }) =>
    type === 'audit' && target && 'oneOf' in target ? target.oneOf.map(Number) : [],
  )
  return (
    <div class="stack">
      <div class="choices">
        {likely.map(({ kind, space }) => (
          <button
            key={`${kind} ${space}`}
            type="button"
            onClick={() => send({ type: 'claim', kind, space })}
          >
            {`${sentenceCase(kind)}: ${spaceCalled(space, content)}`}
          </button>
        ))}
        {mayClaim && (
          <button type="button" onClick={() => send({ type: 'claim', kind: 'all-6' })}>
            {en.allSixFootballersOfA}
          </button>
        )}
        {audits.map((target) => (
          <button key={target} type="button" onClick={() => send({ type: 'audit', target })}>
            {en.checkSSquad(names[target] ?? '')}
          </button>
        ))}
        {spaces.some(({ type }) => type === 'waive') && (
          <button type="button" class="primary" onClick={() => send({ type: 'waive' })}>
            {en.doneClaiming}
          </button>
        )}
      </div>
      {mayClaim && likely.length === 0 && <p class="small muted">{en.noOneLandedOnYour}</p>}
    </div>
  )
}

function likelyFor(club: Club, { view, content }: Editing) {
  const visited = new Set((view.turn.steps ?? []).flatMap(placesOf))
  return [...visited].flatMap((space): { readonly kind: Kind; readonly space: number }[] => {
    const place = content.board[space]
    if (place?.type === 'wild-substitute' && club.seat === view.turn.seat)
      return [{ kind: 'wild', space }]
    if (place?.type === 'stadium' && club.stadium === `stadium-${place.colour}`)
      return [{ kind: 'gate', space }]
    const isMine =
      place?.type === 'footballer' &&
      club.footballers.some(({ card }) => card === place.footballerId)
    return isMine ? [{ kind: 'royalty', space }] : []
  })
}

type Step = NonNullable<View['turn']['steps']>[number]
const placesOf = (step: Step): readonly number[] => (step.step === 'visited' ? [step.space] : [])
