export const FOOTBALLERS_MAX = 11
export const WILDS_MAX = 3
export const MANAGER_PRICE = 6_000_000
export const STADIUM_PRICE = 50_000_000
export const BOGUS_FEE = 1_000_000
export const ROYALTY = 500_000
export const ROYALTY_DOUBLED = 1_000_000
export const GATE_RECEIPTS = 2_000_000
export const DOUBLE_UNIT = 500_000
export const PENALTY_GOAL = 1_000_000
export const FORFEIT = 2_000_000
export const AUDIT_FINE = 2_000_000
export const ALL6_BONUS = [15_000_000, 8_000_000, 4_000_000, 2_000_000] as const
/**
 * Maximum length of a chain of cards. In a longer chain, further landings in the same move have no
 * action (SP-R33).
 */
export const CARD_CHAIN_MAX = 10
