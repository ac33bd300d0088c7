import { expect, test } from 'vitest'
import { Expansion } from '../../src/game/expansions.ts'
import {
  type Leviathan,
  type LordCard,
  leviathans,
  lords,
  RACE_NAMES,
  requiredRaceOf,
} from '../../src/index.ts'

/** What is printed on a leviathan: `resistance→tokens` for each level, and its attack. */
function leviathanInWords({ name, race, levels, attack }: Leviathan): string {
  const printed = levels.map(({ resistance, tokens }) => `${resistance}→${tokens}`).join(' ')
  const amount = 'amount' in attack ? ` ${attack.amount}` : ''
  return `${name} ${race === undefined ? 'none' : RACE_NAMES[race]}: ${printed}, ${attack.kind}${amount}`
}

test('L3.2, L3.5 what is printed on the 20 leviathans', () => {
  expect(leviathans.map(leviathanInWords)).toEqual([
    '1 jellyfish: 3→1 7→2 5→1, discard-allies 3',
    '2 jellyfish: 6→2 4→1, discard-allies 3',
    '3 jellyfish: 9→3, wounds 3',
    '4 jellyfish: 6→1, wounds 2',
    '5 shellfish: 4→1 6→2 5→1, lose-pearls 3',
    '6 shellfish: 6→2 4→1, lose-pearls 3',
    '7 shellfish: 8→3, wounds 3',
    '8 shellfish: 6→1, wounds 2',
    '9 squid: 3→1 7→2 5→1, discard-lord',
    '10 squid: 6→2 4→1, discard-lord',
    '11 squid: 7→2, wounds 3',
    '12 squid: 5→1, wounds 2',
    '13 seahorse: 3→1 7→1 5→2, wounds 3',
    '14 seahorse: 6→2 4→2, wounds 2',
    '15 seahorse: 7→4, wounds 3',
    '16 seahorse: 5→2, wounds 2',
    '17 none: 4→1 7→1 6→1, wounds 4',
    '18 none: 7→1 5→1, wounds 3',
    '19 none: 9→2, wounds 3',
    '20 none: 7→1, wounds 2',
  ])
})

function lordInWords({ id, name, influence, keys, cost, races }: LordCard): string {
  const from = races === 1 ? '1 race' : `${races} races`
  const key = keys === 0 ? '' : `, ${keys} key`
  const required = RACE_NAMES[requiredRaceOf[id]] ?? 'any'
  return `${name}: ${influence} influence${key}, ${cost} from ${from}, ${required}`
}

test('B6.1, L1.4 what is printed on the 10 lords of Leviathan', () => {
  const added = lords.filter(({ box }) => box === Expansion.Leviathan)
  expect(added.map(lordInWords).sort()).toEqual([
    'altruist: 5 influence, 1 key, 6 from 1 race, squid',
    'arms-dealer: 7 influence, 8 from 2 races, shellfish',
    'border-guard: 6 influence, 8 from 2 races, crab',
    'breeder: 10 influence, 10 from 2 races, seahorse',
    'coward: 8 influence, 1 key, 8 from 1 race, seahorse',
    'intrepid: 4 influence, 1 key, 6 from 1 race, crab',
    'metamorph: 5 influence, 1 key, 6 from 1 race, jellyfish',
    'rebel: 7 influence, 8 from 2 races, squid',
    'sorcerer: 7 influence, 8 from 2 races, jellyfish',
    'taxidermist: 5 influence, 1 key, 6 from 1 race, shellfish',
  ])
})

test('L1.4 the Tamer is the one lord that Leviathan takes out', () => {
  const removed = lords.filter(({ removedBy }) => removedBy !== undefined)
  expect(removed.map(({ name, removedBy }) => [name, removedBy])).toEqual([
    ['tamer', Expansion.Leviathan],
  ])
})
