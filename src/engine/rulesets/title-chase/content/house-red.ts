import type { Content } from './schema.ts'

export const red: Content['cards']['red'] = [
  {
    id: 'R01',
    text: 'A cup of coffee with a rich fan pays off. Collect £100,000.',
    effect: { kind: 'collect', amount: 100000 },
  },
  {
    id: 'R02',
    text: 'The league shares out a bonus. Collect £100,000.',
    effect: { kind: 'collect', amount: 100000 },
  },
  {
    id: 'R03',
    text: 'Your stadium hosts a concert. Collect £100,000.',
    effect: { kind: 'collect', amount: 100000 },
  },
  {
    id: 'R04',
    text: 'An old debt is repaid to you. Collect £100,000.',
    effect: { kind: 'collect', amount: 100000 },
  },
  {
    id: 'R05',
    text: 'A national sponsor signs. Collect £150,000.',
    effect: { kind: 'collect', amount: 150000 },
  },
  {
    id: 'R06',
    text: 'The broadcast money arrives. Collect £150,000.',
    effect: { kind: 'collect', amount: 150000 },
  },
  {
    id: 'R07',
    text: 'A tour of the far east pays well. Collect £150,000.',
    effect: { kind: 'collect', amount: 150000 },
  },
  {
    id: 'R08',
    text: 'You sell land behind the ground. Collect £200,000.',
    effect: { kind: 'collect', amount: 200000 },
  },
  {
    id: 'R09',
    text: 'A benefactor writes a cheque. Collect £200,000.',
    effect: { kind: 'collect', amount: 200000 },
  },
  {
    id: 'R10',
    text: 'A record kit deal is signed. Collect £250,000.',
    effect: { kind: 'collect', amount: 250000 },
  },
  {
    id: 'R11',
    text: 'An overseas owner invests. Collect £300,000.',
    effect: { kind: 'collect', amount: 300000 },
  },
  {
    id: 'R12',
    text: 'The crowd ran onto the pitch: a fine. Pay £100,000.',
    effect: { kind: 'pay', amount: 100000 },
  },
  {
    id: 'R13',
    text: 'The tax office calls. Pay £100,000.',
    effect: { kind: 'pay', amount: 100000 },
  },
  {
    id: 'R14',
    text: 'A stand is closed for repairs. Pay £100,000.',
    effect: { kind: 'pay', amount: 100000 },
  },
  {
    id: 'R15',
    text: 'A sponsor pulls out. Pay £100,000.',
    effect: { kind: 'pay', amount: 100000 },
  },
  {
    id: 'R16',
    text: 'An agent demands a fee. Pay £150,000.',
    effect: { kind: 'pay', amount: 150000 },
  },
  {
    id: 'R17',
    text: 'Your pitch fails its inspection. Pay £150,000.',
    effect: { kind: 'pay', amount: 150000 },
  },
  {
    id: 'R18',
    text: 'Legal costs after a failed transfer. Pay £150,000.',
    effect: { kind: 'pay', amount: 150000 },
  },
  {
    id: 'R19',
    text: 'The wage bill was miscounted. Pay £150,000.',
    effect: { kind: 'pay', amount: 150000 },
  },
  {
    id: 'R20',
    text: 'The league fines you over your books. Pay £200,000.',
    effect: { kind: 'pay', amount: 200000 },
  },
  {
    id: 'R21',
    text: 'A storm takes the roof off. Pay £200,000.',
    effect: { kind: 'pay', amount: 200000 },
  },
  {
    id: 'R22',
    text: 'A court rules against the club. Pay £250,000.',
    effect: { kind: 'pay', amount: 250000 },
  },
  {
    id: 'R23',
    text: 'Your stars front a campaign. Collect £50,000 for each star you own.',
    effect: { kind: 'collectPerStar', amount: 50000 },
  },
  {
    id: 'R24',
    text: 'A video game pays for the faces of your stars. Collect £50,000 for each star you own.',
    effect: { kind: 'collectPerStar', amount: 50000 },
  },
  {
    id: 'R25',
    text: 'Loyalty bonuses fall due. Pay £50,000 for each star you own.',
    effect: { kind: 'payPerStar', amount: 50000 },
  },
  {
    id: 'R26',
    text: 'Your stars want new terms. Pay £50,000 for each star you own.',
    effect: { kind: 'payPerStar', amount: 50000 },
  },
  {
    id: 'R27',
    text: 'The board takes a gamble. Roll: even, collect £200,000; odd, pay £100,000.',
    effect: { kind: 'rollMoney', winOn: 'even', win: 200000, lose: 100000 },
  },
  {
    id: 'R28',
    text: 'The board takes a gamble. Roll: odd, collect £200,000; even, pay £100,000.',
    effect: { kind: 'rollMoney', winOn: 'odd', win: 200000, lose: 100000 },
  },
  {
    id: 'R29',
    text: 'The board takes a gamble. Roll: even, collect £300,000; odd, pay £200,000.',
    effect: { kind: 'rollMoney', winOn: 'even', win: 300000, lose: 200000 },
  },
  {
    id: 'R30',
    text: 'The board takes a gamble. Roll: odd, collect £300,000; even, pay £200,000.',
    effect: { kind: 'rollMoney', winOn: 'odd', win: 300000, lose: 200000 },
  },
  {
    id: 'R31',
    text: 'The board takes a gamble. Roll: even, collect £400,000; odd, pay £300,000.',
    effect: { kind: 'rollMoney', winOn: 'even', win: 400000, lose: 300000 },
  },
  {
    id: 'R32',
    text: 'The board takes a gamble. Roll: odd, collect £400,000; even, pay £300,000.',
    effect: { kind: 'rollMoney', winOn: 'odd', win: 400000, lose: 300000 },
  },
  {
    id: 'R33',
    text: 'Your GK handled outside the area: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'GK', fixtures: 2 },
  },
  {
    id: 'R34',
    text: 'Your GK brought down the last attacker: suspended for 3 fixtures.',
    effect: { kind: 'suspend', category: 'GK', fixtures: 3 },
  },
  {
    id: 'R35',
    text: 'Your GK pushed an official: suspended for 4 fixtures.',
    effect: { kind: 'suspend', category: 'GK', fixtures: 4 },
  },
  {
    id: 'R36',
    text: 'Your DEF is sent off for two fouls: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'DEF', fixtures: 2 },
  },
  {
    id: 'R37',
    text: 'Your DEF made a reckless tackle: suspended for 3 fixtures.',
    effect: { kind: 'suspend', category: 'DEF', fixtures: 3 },
  },
  {
    id: 'R38',
    text: 'Your DEF started a brawl: suspended for 4 fixtures.',
    effect: { kind: 'suspend', category: 'DEF', fixtures: 4 },
  },
  {
    id: 'R39',
    text: 'Your MID swore at the bench: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'MID', fixtures: 2 },
  },
  {
    id: 'R40',
    text: 'Your MID used an elbow: suspended for 3 fixtures.',
    effect: { kind: 'suspend', category: 'MID', fixtures: 3 },
  },
  {
    id: 'R41',
    text: 'Your MID failed a conduct hearing: suspended for 4 fixtures.',
    effect: { kind: 'suspend', category: 'MID', fixtures: 4 },
  },
  {
    id: 'R42',
    text: 'Your FOR threw a boot: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'FOR', fixtures: 2 },
  },
  {
    id: 'R43',
    text: 'Your FOR stamped on a defender: suspended for 3 fixtures.',
    effect: { kind: 'suspend', category: 'FOR', fixtures: 3 },
  },
  {
    id: 'R44',
    text: 'Your FOR walked out of training: suspended for 4 fixtures.',
    effect: { kind: 'suspend', category: 'FOR', fixtures: 4 },
  },
  {
    id: 'R45',
    text: 'Your GK breaks a wrist: return the star to the board.',
    effect: { kind: 'loseStar', category: 'GK' },
  },
  {
    id: 'R46',
    text: 'Your DEF tears a ligament: return the star to the board.',
    effect: { kind: 'loseStar', category: 'DEF' },
  },
  {
    id: 'R47',
    text: 'Your MID retires overnight: return the star to the board.',
    effect: { kind: 'loseStar', category: 'MID' },
  },
  {
    id: 'R48',
    text: 'Your FOR is called home: return the star to the board.',
    effect: { kind: 'loseStar', category: 'FOR' },
  },
  {
    id: 'R49',
    text: 'A tunnel row: pay £100,000, and your GK is suspended for 2 fixtures.',
    effect: {
      kind: 'all',
      effects: [
        { kind: 'pay', amount: 100000 },
        { kind: 'suspend', category: 'GK', fixtures: 2 },
      ],
    },
  },
  {
    id: 'R50',
    text: 'A touchline fight: pay £100,000, and your DEF is suspended for 2 fixtures.',
    effect: {
      kind: 'all',
      effects: [
        { kind: 'pay', amount: 100000 },
        { kind: 'suspend', category: 'DEF', fixtures: 2 },
      ],
    },
  },
  {
    id: 'R51',
    text: 'A street scandal: pay £100,000, and your MID is suspended for 2 fixtures.',
    effect: {
      kind: 'all',
      effects: [
        { kind: 'pay', amount: 100000 },
        { kind: 'suspend', category: 'MID', fixtures: 2 },
      ],
    },
  },
  {
    id: 'R52',
    text: 'A betting case: pay £100,000, and your FOR is suspended for 2 fixtures.',
    effect: {
      kind: 'all',
      effects: [
        { kind: 'pay', amount: 100000 },
        { kind: 'suspend', category: 'FOR', fixtures: 2 },
      ],
    },
  },
  {
    id: 'R53',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'R54',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'R55',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'R56',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'R57',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'R58',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'R59',
    text: 'Appeal card. Keep it; play it before one of your matches to end the suspension of one of your stars.',
    effect: { kind: 'appeal' },
  },
  {
    id: 'R60',
    text: 'Transfer voucher. Keep it; it takes £250,000 off the fee of one star.',
    effect: { kind: 'voucher', amountOff: 250000 },
  },
]
