import type { Content } from './schema.ts'

export const yellow: Content['cards']['yellow'] = [
  {
    id: 'Y01',
    text: 'Programme sales beat the forecast. Collect £25,000.',
    effect: { kind: 'collect', amount: 25000 },
  },
  {
    id: 'Y02',
    text: 'A bakery sponsors the match ball. Collect £25,000.',
    effect: { kind: 'collect', amount: 25000 },
  },
  {
    id: 'Y03',
    text: 'The supporters hold a raffle. Collect £25,000.',
    effect: { kind: 'collect', amount: 25000 },
  },
  {
    id: 'Y04',
    text: 'The half-time pies sell out. Collect £25,000.',
    effect: { kind: 'collect', amount: 25000 },
  },
  {
    id: 'Y05',
    text: 'The new away shirt sells well. Collect £50,000.',
    effect: { kind: 'collect', amount: 50000 },
  },
  {
    id: 'Y06',
    text: 'A regional sponsor joins you. Collect £50,000.',
    effect: { kind: 'collect', amount: 50000 },
  },
  {
    id: 'Y07',
    text: 'Your youth side wins a tournament. Collect £50,000.',
    effect: { kind: 'collect', amount: 50000 },
  },
  {
    id: 'Y08',
    text: 'Every pitch-side board is sold. Collect £50,000.',
    effect: { kind: 'collect', amount: 50000 },
  },
  {
    id: 'Y09',
    text: 'A friendly draws a good crowd. Collect £50,000.',
    effect: { kind: 'collect', amount: 50000 },
  },
  {
    id: 'Y10',
    text: 'The club shop has a record weekend. Collect £50,000.',
    effect: { kind: 'collect', amount: 50000 },
  },
  {
    id: 'Y11',
    text: 'A film crew hires the ground. Collect £75,000.',
    effect: { kind: 'collect', amount: 75000 },
  },
  {
    id: 'Y12',
    text: 'Season tickets sell out early. Collect £75,000.',
    effect: { kind: 'collect', amount: 75000 },
  },
  {
    id: 'Y13',
    text: 'A former trainee moves and you get a share. Collect £75,000.',
    effect: { kind: 'collect', amount: 75000 },
  },
  {
    id: 'Y14',
    text: 'The training ground hosts a summer camp. Collect £75,000.',
    effect: { kind: 'collect', amount: 75000 },
  },
  {
    id: 'Y15',
    text: 'The stand gets a paying name. Collect £100,000.',
    effect: { kind: 'collect', amount: 100000 },
  },
  {
    id: 'Y16',
    text: 'A farewell match fills the ground. Collect £100,000.',
    effect: { kind: 'collect', amount: 100000 },
  },
  {
    id: 'Y17',
    text: 'The mower needs new blades. Pay £25,000.',
    effect: { kind: 'pay', amount: 25000 },
  },
  {
    id: 'Y18',
    text: 'The team coach has a flat tyre. Pay £25,000.',
    effect: { kind: 'pay', amount: 25000 },
  },
  {
    id: 'Y19',
    text: 'New nets and corner flags are due. Pay £25,000.',
    effect: { kind: 'pay', amount: 25000 },
  },
  {
    id: 'Y20',
    text: 'The laundry breaks down. Pay £25,000.',
    effect: { kind: 'pay', amount: 25000 },
  },
  {
    id: 'Y21',
    text: 'The team sheet came in late. Pay £25,000.',
    effect: { kind: 'pay', amount: 25000 },
  },
  {
    id: 'Y22',
    text: 'The floodlights need new lamps. Pay £50,000.',
    effect: { kind: 'pay', amount: 50000 },
  },
  {
    id: 'Y23',
    text: 'The treatment room is refitted. Pay £50,000.',
    effect: { kind: 'pay', amount: 50000 },
  },
  {
    id: 'Y24',
    text: 'The away dressing room floods. Pay £50,000.',
    effect: { kind: 'pay', amount: 50000 },
  },
  {
    id: 'Y25',
    text: 'A long away trip needs a hotel. Pay £50,000.',
    effect: { kind: 'pay', amount: 50000 },
  },
  {
    id: 'Y26',
    text: 'The stewards worked overtime. Pay £50,000.',
    effect: { kind: 'pay', amount: 50000 },
  },
  {
    id: 'Y27',
    text: 'The roof of the main stand leaks. Pay £75,000.',
    effect: { kind: 'pay', amount: 75000 },
  },
  {
    id: 'Y28',
    text: 'The pitch heating fails. Pay £75,000.',
    effect: { kind: 'pay', amount: 75000 },
  },
  {
    id: 'Y29',
    text: 'Shirts with star names sell fast. Collect £25,000 for each star you own.',
    effect: { kind: 'collectPerStar', amount: 25000 },
  },
  {
    id: 'Y30',
    text: 'A signing session brings in fans. Collect £25,000 for each star you own.',
    effect: { kind: 'collectPerStar', amount: 25000 },
  },
  {
    id: 'Y31',
    text: 'Appearance money is due. Pay £25,000 for each star you own.',
    effect: { kind: 'payPerStar', amount: 25000 },
  },
  {
    id: 'Y32',
    text: 'The insurers raise their price. Pay £25,000 for each star you own.',
    effect: { kind: 'payPerStar', amount: 25000 },
  },
  {
    id: 'Y33',
    text: 'Roll for the weather: even, collect £75,000; odd, pay £25,000.',
    effect: { kind: 'rollMoney', winOn: 'even', win: 75000, lose: 25000 },
  },
  {
    id: 'Y34',
    text: 'Roll for the coin toss: odd, collect £75,000; even, pay £25,000.',
    effect: { kind: 'rollMoney', winOn: 'odd', win: 75000, lose: 25000 },
  },
  {
    id: 'Y35',
    text: 'Roll for the cup of friends: even, collect £100,000; odd, pay £50,000.',
    effect: { kind: 'rollMoney', winOn: 'even', win: 100000, lose: 50000 },
  },
  {
    id: 'Y36',
    text: 'Roll for the golden ticket: odd, collect £100,000; even, pay £50,000.',
    effect: { kind: 'rollMoney', winOn: 'odd', win: 100000, lose: 50000 },
  },
  {
    id: 'Y37',
    text: 'Your GK wasted time: suspended for 1 fixture.',
    effect: { kind: 'suspend', category: 'GK', fixtures: 1 },
  },
  {
    id: 'Y38',
    text: 'Your GK argued with the officials: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'GK', fixtures: 2 },
  },
  {
    id: 'Y39',
    text: 'Your DEF has one booking too many: suspended for 1 fixture.',
    effect: { kind: 'suspend', category: 'DEF', fixtures: 1 },
  },
  {
    id: 'Y40',
    text: 'Your DEF pulled one shirt too many: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'DEF', fixtures: 2 },
  },
  {
    id: 'Y41',
    text: 'Your MID kicked the ball away: suspended for 1 fixture.',
    effect: { kind: 'suspend', category: 'MID', fixtures: 1 },
  },
  {
    id: 'Y42',
    text: 'Your MID missed a disciplinary hearing: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'MID', fixtures: 2 },
  },
  {
    id: 'Y43',
    text: 'Your FOR took a dive: suspended for 1 fixture.',
    effect: { kind: 'suspend', category: 'FOR', fixtures: 1 },
  },
  {
    id: 'Y44',
    text: 'Your FOR celebrated over the fence: suspended for 2 fixtures.',
    effect: { kind: 'suspend', category: 'FOR', fixtures: 2 },
  },
  {
    id: 'Y45',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y46',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y47',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y48',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y49',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y50',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y51',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y52',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y53',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y54',
    text: 'Penalty card. Keep it; play it before one of your matches and roll the black die too.',
    effect: { kind: 'penalty' },
  },
  {
    id: 'Y55',
    text: 'Appeal card. Keep it; play it before one of your matches to end the suspension of one of your stars.',
    effect: { kind: 'appeal' },
  },
  {
    id: 'Y56',
    text: 'Appeal card. Keep it; play it before one of your matches to end the suspension of one of your stars.',
    effect: { kind: 'appeal' },
  },
  {
    id: 'Y57',
    text: 'Appeal card. Keep it; play it before one of your matches to end the suspension of one of your stars.',
    effect: { kind: 'appeal' },
  },
  {
    id: 'Y58',
    text: 'Transfer voucher. Keep it; it takes £100,000 off the fee of one star.',
    effect: { kind: 'voucher', amountOff: 100000 },
  },
  {
    id: 'Y59',
    text: 'Transfer voucher. Keep it; it takes £100,000 off the fee of one star.',
    effect: { kind: 'voucher', amountOff: 100000 },
  },
  {
    id: 'Y60',
    text: 'Transfer voucher. Keep it; it takes £100,000 off the fee of one star.',
    effect: { kind: 'voucher', amountOff: 100000 },
  },
]
