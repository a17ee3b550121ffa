import type { Content } from './schema.ts'

export const leagues: Content['leagues'] = [
  {
    id: 'house-league',
    name: 'House League',
    teams: [
      { id: 'T00', name: 'Alderwick Town' },
      { id: 'T01', name: 'Brackenmoor Rovers' },
      { id: 'T02', name: 'Castleferry City' },
      { id: 'T03', name: 'Dunhollow Athletic' },
      { id: 'T04', name: 'Eastmere United' },
      { id: 'T05', name: 'Foxley Vale Wanderers' },
      { id: 'T06', name: 'Glenharrow Albion' },
      { id: 'T07', name: 'Highcliff County' },
      { id: 'T08', name: 'Ivoryhill Rangers' },
      { id: 'T09', name: 'Juniper Park' },
      { id: 'T10', name: 'Kestrelford' },
      { id: 'T11', name: 'Larkstone Borough' },
    ],
    cupExtras: [
      { id: 'X00', name: 'Marshgate Corinthians' },
      { id: 'X01', name: 'Nettlecombe Amateurs' },
      { id: 'X02', name: 'Oakenshore Works' },
      { id: 'X03', name: 'Pinebeck Social' },
    ],
  },
]
