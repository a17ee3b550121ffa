import { Bid } from './bid.tsx'
import { LineUpEditor } from './line-up.tsx'
import { Answer } from './offer.tsx'
import { Market } from './trade.tsx'

export const editors = { Bid, LineUpEditor, Answer, Market }
