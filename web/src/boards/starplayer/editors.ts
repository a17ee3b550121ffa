import { ClaimEditor } from './claims.tsx'
import { SettleDebt } from './settle-debt.tsx'
import { Answering, Negotiating, Selling } from './trade.tsx'

export const editors = { Settle: SettleDebt, ClaimEditor, Answering, Negotiating, Selling }
