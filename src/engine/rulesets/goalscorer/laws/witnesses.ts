import type { Witnesses } from '../../../kernel/law.ts'
import type { Goalscorer } from '../types.ts'

export const witnesses: Witnesses<Goalscorer> = {
  laws: {
    'GS-3': 'GS-3 GS-4 GS-5 GS-8 GS-9 GS-13 GS-16 GS-18 GS-51 GS-R33 GS-R39',
    'GS-38': 'GS-35 GS-38 GS-61 GS-R26',
    'GS-32': 'GS-32 GS-36 GS-37 GS-39 GS-40 GS-57 GS-R24 GS-R37',
    'GS-26': 'GS-17 GS-26 GS-27 GS-50',
    'GS-28': 'GS-14 GS-15 GS-33 GS-34 GS-59 GS-R16',
    'GS-42': 'GS-43 GS-44 GS-45 GS-47 GS-48',
    'GS-19': 'GS-23 GS-R14',
    'GS-24': 'GS-6 GS-24 GS-46 GS-62 GS-63 GS-64 GS-65 GS-R5 GS-R9 GS-R10 GS-R35 GS-R36',
    'GS-R44': 'GS-41 GS-R13',
    'GS-25': 'GS-25 GS-29 GS-52 GS-53 GS-54 GS-66 GS-R19 GS-R20 GS-R21 GS-R34',
    'GS-49': 'GS-49 GS-R11 GS-R29 GS-R32 GS-R44',
    'GS-60': 'GS-12 GS-58 GS-R15',
    'GS-30': 'GS-30 GS-31',
  },
  seen: {
    'event game.started': 'GS-1 GS-R4',
    'event counters.dealt': 'GS-7 GS-R7 GS-R8',
    'event turn.started': 'GS-2 GS-R6',
    'event award.lapsed': 'GS-R30',
    'event counter.captured': 'GS-R23',
    'event goals.scored': 'GS-R17',
    'question penalty': 'GS-R25 GS-R31',
    'cause time-out': 'GS-R40',
    'cause resign': 'GS-R41',
  },
  checks: {
    worlds: 'GS-19 GS-20 GS-21 GS-22 GS-R38',
  },
  never: {
    'The rows are an option and the columns are fixed; the schema of the options admits no others.':
      'GS-R1 GS-R2 GS-R3',
    'Counters 1, 9 and 10 start as First Teamers, so they never make a debut.':
      'GS-55 GS-56 GS-R18',
    'The clause describes the counters or the rulebook, and decides nothing.': 'GS-67 GS-68',
    'The clause is about the service, not about a game.': 'GS-R42 GS-R43',
  },
}
