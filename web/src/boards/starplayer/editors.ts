import { Settle } from './bargain.tsx'
import { ClaimEditor } from './claims.tsx'
import { Answering, Negotiating, Selling } from './trade.tsx'

export const editors = { Settle, ClaimEditor, Answering, Negotiating, Selling }
