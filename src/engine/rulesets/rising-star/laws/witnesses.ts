import type { Witnesses } from '../../../kernel/law.ts'
import type { RisingStar } from '../types.ts'

export const witnesses: Witnesses<RisingStar> = {
  laws: {
    'RS-502':
      'RS-318 RS-413 RS-414 RS-415 RS-416 RS-501 RS-502 RS-503 RS-504 RS-609 RS-R22 RS-R27 ' +
      'RS-R29 RS-R53',
    'RS-R23': 'RS-308 RS-310 RS-311 RS-312 RS-313 RS-314 RS-316 RS-R23 RS-R24 RS-R25 RS-R26',
    'RS-204':
      'RS-202 RS-203 RS-204 RS-205 RS-319 RS-801 RS-802 RS-803 RS-804 RS-R3 RS-R8 RS-R9 ' +
      'RS-R11 RS-R12 RS-R59 RS-301 RS-303 RS-320 RS-321 RS-322',
    'RS-809': 'RS-805 RS-808 RS-809 RS-810 RS-811 RS-812 RS-813 RS-814 RS-R30 RS-R43 RS-R46 RS-R52',
    'RS-R51': 'RS-R51',
    'RS-412': 'RS-105 RS-107 RS-404 RS-407 RS-412 RS-R54 RS-R60',
    'RS-401': 'RS-315 RS-401 RS-405 RS-408 RS-419 RS-420 RS-433 RS-435 RS-436 RS-R13 RS-R16',
    'RS-601': 'RS-302 RS-305 RS-409 RS-410 RS-601 RS-602 RS-604 RS-605 RS-607 RS-608 RS-611 RS-612',
    'RS-705':
      'RS-306 RS-307 RS-317 RS-425 RS-428 RS-429 RS-702 RS-704 RS-705 RS-706 RS-707 RS-714 ' +
      'RS-717 RS-718 RS-722 RS-723 RS-732 RS-733 RS-735 RS-R32 RS-R33 RS-R34 RS-R37',
    'RS-R39':
      'RS-709 RS-710 RS-711 RS-712 RS-713 RS-715 RS-716 RS-720 RS-725 RS-726 RS-727 RS-728 ' +
      'RS-740 RS-741 RS-742 RS-R39 RS-R44',
    'RS-721': 'RS-304 RS-309 RS-603 RS-721 RS-R40',
    'RS-201': 'RS-201 RS-206 RS-402 RS-418 RS-434 RS-730 RS-815 RS-816 RS-817 RS-R10 RS-R45 RS-R47',
    'RS-R7': 'RS-114 RS-426 RS-R7',
  },
  seen: {
    'event tokens.laid-out': 'RS-101 RS-113 RS-115 RS-116 RS-117 RS-701',
    'event deck.shuffled': 'RS-108 RS-109 RS-110 RS-111 RS-R61',
    'event token.chosen': 'RS-103 RS-104 RS-R4',
    'event contract.dealt': 'RS-106 RS-R58',
    'event opening.rolled': 'RS-118 RS-119 RS-R2 RS-R5',
    'event token.moved': 'RS-703 RS-R55',
    'event card.drawn': 'RS-417',
    'event card.kept': 'RS-403 RS-406 RS-421 RS-424',
    'event card.returned': 'RS-432',
    'event contract.offered': 'RS-326 RS-R17 RS-R19',
    'event contract.signed': 'RS-411 RS-606 RS-610 RS-R21',
    'event contract.returned': 'RS-R18',
    'event cash.received': 'RS-323 RS-324 RS-325 RS-R31',
    'event match.started': 'RS-903',
    'event match.dice-rolled': 'RS-R57',
    'event match.card-played': 'RS-427 RS-719 RS-734 RS-R41',
    'event match.card-declined': 'RS-430 RS-431',
    'event match.penalty-taken': 'RS-736 RS-737 RS-738 RS-739 RS-R38',
    'event match.ended': 'RS-731 RS-806 RS-807 RS-R42',
    'question match-card': 'RS-423 RS-708 RS-724 RS-R35 RS-R36',
    'cause time-out': 'RS-R50',
  },
  checks: {
    worlds: 'RS-422 RS-R48 RS-R49',
  },
  never: {
    'The clause describes the material or the rulebook, and decides nothing.':
      'RS-102 RS-901 RS-902 RS-R56',
    'The engine is referee and banker, so no event names them.': 'RS-112 RS-R1',
    'The number of seasons is an option; the schema of the options admits no others.':
      'RS-120 RS-R6',
    'The built-in pack has so many cards that no deck runs empty.': 'RS-R14 RS-R20',
    'A rule about content packs bounds these chains; no game can break it.': 'RS-R15',
    'The engine pays no injured seat, so nothing has to be suppressed with the built-in pack.':
      'RS-R28',
    'The prices of the built-in pack come from simulations.': 'RS-R62',
  },
  unreached: {
    'card.deck-empty': 'The built-in pack has so many cards that no deck runs empty.',
    'income.suppressed': 'No tile or card of the built-in pack pays an injured seat.',
  },
}
