import type { Witnesses } from '../../../kernel/law.ts'
import type { Superclub } from '../types.ts'

export const witnesses: Witnesses<Superclub> = {
  laws: {
    'SC-006': 'SC-006 SC-009 SC-R36 SC-R48 SC-R49',
    'SC-050': 'SC-091 SC-100 SC-111 SC-112 SC-121 SC-124 SC-125 SC-139 SC-R30 SC-R32 SC-R34',
    'SC-016': 'SC-016 SC-050 SC-150 SC-151 SC-220 SC-226 SC-230 SC-R26 SC-R40 SC-R54',
    'SC-002': 'SC-002 SC-017 SC-127 SC-138 SC-160 SC-R10 SC-R11 SC-R60',
    'SC-023': 'SC-023 SC-024 SC-025 SC-026 SC-223 SC-242',
    'SC-133': 'SC-133 SC-134 SC-135 SC-136 SC-R35',
    'SC-R39': 'SC-074 SC-075 SC-077 SC-078 SC-080 SC-081 SC-085 SC-R39',
    'SC-R37': 'SC-130 SC-140 SC-R37',
    'SC-180': 'SC-152 SC-180 SC-182 SC-186 SC-188',
    'SC-200': 'SC-202 SC-203 SC-206 SC-207 SC-208 SC-209 SC-R23 SC-R25 SC-R57 SC-R58',
    'SC-R41': 'SC-231 SC-232 SC-241 SC-R41',
    'SC-061':
      'SC-007 SC-008 SC-061 SC-062 SC-063 SC-064 SC-066 SC-092 SC-093 SC-094 SC-095 SC-096 ' +
      'SC-097 SC-098 SC-099 SC-113 SC-120 SC-123 SC-R31 SC-R55 SC-R62',
    'SC-052': 'SC-021 SC-052 SC-053 SC-131 SC-132 SC-R5 SC-R6 SC-R61',
    'SC-030':
      'SC-030 SC-031 SC-032 SC-033 SC-034 SC-037 SC-038 SC-039 SC-060 SC-141 SC-155 SC-156 ' +
      'SC-189 SC-204 SC-221 SC-254 SC-R3',
    'SC-181': 'SC-162 SC-163 SC-165 SC-181 SC-183 SC-184 SC-185 SC-187 SC-R16 SC-R17 SC-R18 SC-R45',
    'SC-201': 'SC-200 SC-201 SC-205 SC-R19 SC-R20',
    'SC-102': 'SC-022 SC-102 SC-110 SC-122',
    'SC-R56': 'SC-083 SC-137 SC-154 SC-171 SC-R38 SC-R56',
  },
  seen: {
    'event game.created': 'SC-001 SC-003 SC-004 SC-005 SC-010 SC-015 SC-250',
    'event manager.rolled': 'SC-020 SC-R4',
    'event draft.board-filled': 'SC-R52',
    'event stacks.cut': 'SC-011 SC-012 SC-027 SC-R7 SC-R8',
    'event stacks.refilled': 'SC-R9',
    'event phase.started': 'SC-013 SC-014',
    'event cash.paid': 'SC-065',
    'event marker.moved': 'SC-035 SC-157 SC-R2',
    'event staff.drawn': 'SC-126 SC-251 SC-R63',
    'event staff.declined': 'SC-R33',
    'event boost.assigned': 'SC-225',
    'event training.rolled': 'SC-036 SC-090 SC-101 SC-164',
    'event player.sold-abroad': 'SC-R12 SC-R13',
    'event unhappy.bid-placed': 'SC-070 SC-071 SC-072 SC-073 SC-076 SC-082 SC-084',
    'event unhappy.benched': 'SC-079 SC-R51',
    'event sim.rolled': 'SC-153 SC-158 SC-R28 SC-R29',
    'event tie.rolled': 'SC-222 SC-R50',
    'event supercup.card-won': 'SC-224',
    'event supercup.chosen': 'SC-235 SC-236 SC-252',
    'event supercup.opponent-revealed': 'SC-237 SC-238 SC-R46 SC-R47',
    'event final.started': 'SC-233 SC-234 SC-239 SC-240 SC-R42 SC-R43',
    'event seat.resigned': 'SC-R53',
    'event match.opened': 'SC-253 SC-255 SC-R27',
    'event lineup.submitted': 'SC-161 SC-166 SC-167 SC-168 SC-169 SC-170 SC-R14 SC-R15',
    'event weapon.played': 'SC-R24',
    'event player.injured': 'SC-041 SC-R44',
    'event player.substituted': 'SC-R21 SC-R22',
  },
  checks: {
    views: 'SC-051 SC-R59',
  },
  never: {
    'The clause describes where the material lies, and decides nothing.': 'SC-040',
    'Charts, bands and prices are tables of the content pack.': 'SC-R1',
  },
  unreached: {
    'wages.owed': 'With the tables of the built-in pack every club can pay its wages (SC-R48).',
  },
}
