import { type Footballer, type Position, type Squad, squads } from './schema.ts'

/**
 * Table of footballers: number and position, then the name and the value in millions for red, blue,
 * yellow and white. An asterisk marks a star player.
 */
const sheet: readonly (readonly [string, Position, string, string, string, string])[] = [
  ['01', 'GK', 'Furnace 6.5', 'Harbour 9.5*', 'Sundial 5', 'Glacier 8'],
  ['02', 'DEF', 'Brick 4', 'Anchor 4', 'Honeycomb 4', 'Marble 4'],
  ['03', 'DEF', 'Anvil 4', 'Reef 6', 'Lantern 10*', 'Chalk 4.5'],
  ['04', 'DEF', 'Rampart 9*', 'Breakwater 5', 'Brass 5.5', 'Ivory 8.5*'],
  ['05', 'DEF', 'Bulwark 5', 'Keel 4', 'Amber 4.5', 'Granite 5'],
  ['06', 'MID', 'Ember 6', 'Current 7.5', 'Bolt 12*', 'Blizzard 11.5*'],
  ['07', 'MID', 'Cinder 10.5*', 'Tide 12.5*', 'Saffron 7', 'Frost 6'],
  ['08', 'MID', 'Torch 5', 'Compass 4.5', 'Piston 6', 'Quartz 5.5'],
  ['09', 'STR', 'Comet 15*', 'Marlin 14*', 'Hornet 13.5*', 'Falcon 15*'],
  ['10', 'STR', 'Rocket 12*', 'Torrent 11*', 'Meteor 9*', 'Avalanche 10*'],
  ['11', 'STR', 'Flare 7.5', 'Trident 6.5', 'Jaguar 8', 'Phantom 6.5'],
]

const footballer = (
  number: string,
  position: Position,
  squad: Squad,
  written: string,
): Footballer => {
  const [name = '', value = ''] = written.split(' ')
  return {
    id: `${squad}-${number}`,
    squad,
    name,
    position,
    value: Number.parseFloat(value) * 1_000_000,
    star: value.endsWith('*'),
  }
}

export const footballers: Footballer[] = squads.flatMap((squad, column) =>
  sheet.map(([number, position, ...names]) =>
    footballer(number, position, squad, names[column] ?? ''),
  ),
)
