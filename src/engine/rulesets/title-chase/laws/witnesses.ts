import type { Witnesses } from '../../../kernel/law.ts'
import type { TitleChase } from '../types.ts'

export const witnesses: Witnesses<TitleChase> = {
  laws: {
    'TC-R20': 'TC-106 TC-501 TC-502 TC-R17 TC-R20',
    'TC-606': 'TC-105 TC-406 TC-409 TC-602 TC-603 TC-606 TC-607 TC-R23 TC-R30 TC-R32 TC-R33',
    'TC-R36': 'TC-305 TC-306 TC-403 TC-405 TC-R36',
    'TC-201':
      'TC-121 TC-122 TC-201 TC-202 TC-203 TC-204 TC-205 TC-206 TC-301 TC-308 TC-309 TC-310 ' +
      'TC-311 TC-312 TC-R5 TC-R7 TC-R8 TC-R10 TC-R11 TC-R12 TC-R13',
    'TC-R50':
      'TC-119 TC-120 TC-701 TC-902 TC-903 TC-904 TC-1004 TC-1005 TC-R4 TC-R41 TC-R42 TC-R50',
    'TC-R54': 'TC-R54',
    'TC-703': 'TC-703 TC-705 TC-707 TC-714 TC-715 TC-716 TC-719 TC-R28 TC-R38',
    'TC-712':
      'TC-504 TC-505 TC-601 TC-611 TC-614 TC-615 TC-616 TC-706 TC-709 TC-711 TC-712 TC-804 ' +
      'TC-810 TC-R57',
    'TC-805': 'TC-803 TC-805 TC-806 TC-807 TC-809 TC-811 TC-R43 TC-R46 TC-R47 TC-R48 TC-R59',
    'TC-610': 'TC-307 TC-408 TC-503 TC-605 TC-610 TC-617 TC-R14 TC-R22 TC-R24 TC-R34 TC-R35 TC-R37',
    'TC-302': 'TC-302 TC-303 TC-304 TC-407 TC-R19',
    'TC-704': 'TC-604 TC-704 TC-R2 TC-R25 TC-R58',
    'TC-R21': 'TC-404 TC-506 TC-R21 TC-R31',
    'TC-717': 'TC-717 TC-718 TC-R29 TC-R39 TC-R40 TC-R51',
  },
  seen: {
    'event season.started': 'TC-101 TC-118',
    'event cup-field.set': 'TC-115 TC-116',
    'event team.chosen': 'TC-102 TC-114',
    'event fixtures.drawn': 'TC-107 TC-108 TC-702 TC-1006',
    'event pack.shuffled': 'TC-104',
    'event die.rolled': 'TC-R6',
    'event counter.moved': 'TC-R9',
    'event card.held': 'TC-410',
    'event card.returned': 'TC-708',
    'event star.bought': 'TC-608 TC-609',
    'event round.finished': 'TC-720',
    'event match.started': 'TC-713 TC-R45 TC-R55',
    'event lineup.committed': 'TC-612 TC-613 TC-R26',
    'event cup.round-drawn': 'TC-117 TC-801 TC-802 TC-R44',
    'event cup.round-finished': 'TC-808',
    'event cup.won': 'TC-812',
    'event season.finished': 'TC-901 TC-R49',
    'cause time-out': 'TC-R56',
  },
  checks: {
    views: 'TC-1003 TC-R16',
  },
  never: {
    'The clause describes the material, or gives advice, and decides nothing.':
      'TC-103 TC-123 TC-401 TC-402 TC-710 TC-R3',
    'The engine fills the offices, so no event names them.':
      'TC-109 TC-110 TC-111 TC-112 TC-113 TC-R1 TC-R27',
    'There is no move that buys for an unmanaged team.': 'TC-618',
    'A played round is in no queue, so nothing happens.': 'TC-313',
    'There is no move for a deal between managers.': 'TC-R18',
    'The built-in pack has so many cards that no pack runs empty.': 'TC-R15',
    'A search imports no save; the tests of the saves show it.': 'TC-1001 TC-1002 TC-R52 TC-R53',
  },
  unreached: {
    'deck.empty': 'The built-in pack has so many cards that no pack runs empty.',
    'game.imported': 'A search imports no save; the tests of the saves show it.',
  },
}
