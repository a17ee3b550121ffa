import type { Witnesses } from '../../../kernel/law.ts'
import type { Starplayer } from '../types.ts'

export const witnesses: Witnesses<Starplayer> = {
  laws: {
    'SP-501': 'SP-114 SP-206 SP-501 SP-R2',
    'SP-R28': 'SP-509 SP-512',
    'SP-R30': 'SP-510 SP-R30',
    'SP-119': 'SP-119 SP-401 SP-412 SP-421 SP-508 SP-R21 SP-R40 SP-R52',
    'SP-304':
      'SP-302 SP-303 SP-304 SP-305 SP-307 SP-308 SP-320 SP-326 SP-404 SP-407 SP-408 SP-410 ' +
      'SP-416 SP-417 SP-418 SP-419 SP-R11',
    'SP-201': 'SP-201 SP-202 SP-210 SP-211 SP-R3 SP-R13 SP-R41',
    'SP-703':
      'SP-207 SP-702 SP-703 SP-704 SP-708 SP-710 SP-711 SP-712 SP-805 SP-806 SP-807 SP-809 ' +
      'SP-R22',
    'SP-602': 'SP-602 SP-604 SP-608 SP-R34',
    'SP-311': 'SP-502 SP-505 SP-506 SP-R15 SP-R31',
    'SP-316': 'SP-204 SP-205 SP-311 SP-312 SP-313 SP-316 SP-317 SP-507 SP-511 SP-R7 SP-R14 SP-R27',
    'SP-402': 'SP-402 SP-R9 SP-R12',
    'SP-325': 'SP-314 SP-315 SP-325 SP-709 SP-803 SP-R19',
    'SP-801':
      'SP-705 SP-706 SP-707 SP-801 SP-802 SP-804 SP-901 SP-904 SP-905 SP-915 SP-921 SP-924 ' +
      'SP-R18 SP-R38 SP-R48',
    'SP-106': 'SP-105 SP-106 SP-609 SP-R26 SP-R49 SP-R51',
    'SP-R44': 'SP-R44',
    'SP-203': 'SP-203 SP-323 SP-603 SP-R28 SP-R46',
    'SP-R43': 'SP-R43',
    'SP-R35': 'SP-R35',
  },
  seen: {
    'event game.configured': 'SP-101 SP-902 SP-917 SP-925',
    'event setup.dealt': 'SP-113 SP-116 SP-911 SP-913 SP-914 SP-922 SP-R37',
    'event deck.shuffled': 'SP-110 SP-111 SP-112 SP-912 SP-923',
    'event starter.rolled': 'SP-117 SP-R4',
    'event starter.chosen': 'SP-R42',
    'event turn.ended': 'SP-309 SP-R10',
    'event pawn.moved': 'SP-405 SP-R8 SP-R45',
    'event penalty.rolled': 'SP-324 SP-R5',
    'event purchase.declined': 'SP-R16',
    'event footballer.drawn': 'SP-306 SP-R17',
    'event purchase.voided': 'SP-R29',
    'event tackle.resolved': 'SP-403 SP-406 SP-409 SP-411',
    'event chance-card.drawn': 'SP-319 SP-321 SP-R33',
    'event caution.shown': 'SP-R24',
    'event card.moved': 'SP-413 SP-422 SP-423 SP-R25 SP-R50',
    'event squad.audited': 'SP-513 SP-514 SP-515 SP-516',
    'event claims.recorded': 'SP-R47',
    'event claim.made': 'SP-318 SP-503 SP-504 SP-R32',
    'event match.started': 'SP-209 SP-322 SP-701 SP-R20',
    'event final.challenged': 'SP-808 SP-R36',
    'event window.opened': 'SP-208 SP-601',
    'event negotiation.ended': 'SP-606 SP-607',
    'event trade.concluded': 'SP-415 SP-605',
    'event game.ended': 'SP-810',
  },
  checks: {
    views: 'SP-118',
  },
  never: {
    'The clause describes the material, or gives a hint, and decides nothing.':
      'SP-102 SP-115 SP-301 SP-310 SP-610 SP-903 SP-R6',
    'The engine is the Official, so no event names it.': 'SP-103 SP-104 SP-107 SP-108 SP-109 SP-R1',
    'The Official cannot show a red card late, because the engine shows it at once.':
      'SP-420 SP-R23',
    'The Official buys back no wild card; the refusal card-not-sellable shows it.': 'SP-414',
    'The combinations of modes are options; checks of the table refuse the others.':
      'SP-916 SP-R39',
  },
}
