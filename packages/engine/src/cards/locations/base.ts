import { type Game, Place, type Seat } from '../../game/game.ts'
import { chose } from '../../game/options.ts'
import { kernel } from '../../game/table.ts'
import { anyOf, locationWords, PASS, pass } from '../../notation/words.ts'
import { gainLocation } from '../../turn/control.ts'
import { moveLordsUnder } from '../../turn/lords.ts'
import { KINDS, KINDS_PER_RACE, RACES, Race, strengthOf } from '../allies.ts'
import { location, locations, pointsOf, type Worth } from '../location.ts'
import { GUILDS, Guild, guildOf, influenceOf, keysOf, lords } from '../lord.ts'
import { countLords, perAffiliated, perLordOf } from './counts.ts'

export const sargassoSilos = location({
  name: 'sargasso-silos',
  worth: perLordOf(Guild.Farmer, 5, 2),
})
export const hydrozoaReserves = location({
  name: 'hydrozoa-reserves',
  worth: perLordOf(Guild.Mage, 6, 2),
})
export const sanctuary = location({ name: 'sanctuary', worth: perAffiliated(Race.Jellyfish, 4, 3) })
export const parliament = location({ name: 'parliament', worth: perLordOf(Guild.Politician, 6, 2) })
export const barracks = location({ name: 'barracks', worth: perLordOf(Guild.Soldier, 7, 2) })
export const dockworks = location({ name: 'dockworks', worth: perLordOf(Guild.Merchant, 5, 2) })
export const sargassoFields = location({
  name: 'sargasso-fields',
  worth: perAffiliated(Race.Seahorse, 3, 3),
})

/** Option `abyssGuilds`: smugglers are a guild of their own (K6.R5), or one with the ambassadors. */
function guildCounted(game: Game, guild: number): number {
  return guild === Guild.Smuggler && chose(game, 'abyssGuilds', 'with-ambassadors')
    ? Guild.Ambassador
    : guild
}

export const abyss = location({
  name: 'abyss',
  worth(game, me) {
    const present = new Set<number>()
    countLords(game, me, (lord) => present.add(guildCounted(game, guildOf[lord])).size <= GUILDS)
    return { base: 0, each: 2, count: present.size }
  },
})

/** B9.R1: the best location of the opponents, in the eyes of its owner. */
export const cityOfMirrors = location({
  name: 'city-of-mirrors',
  worth(game, me) {
    let best: Worth = { base: 0, each: 0, count: 0 }
    for (const other of locations) {
      const place = game.locationPlace[other.id]
      if (place < Place.Seat || place === Place.Seat + me || other === cityOfMirrors) continue
      const worth = other.worth(game, me)
      if (pointsOf(worth) > pointsOf(best)) best = { ...worth, copied: other.id }
    }
    return best
  },
})

/** B7.R3: on taking it, the player may exchange it for a location of the deck. */
export const blackSmokers = location({
  name: 'black-smokers',
  worth: () => ({ base: 0, each: 0, count: 0 }),
  onGain: ({ game }, me) => kernel.ask(game, exchangeWithDeck, me),
})

const exchangeWithDeck = kernel.question('exchange the location for one of the deck', {
  words: anyOf(locationWords, pass),
  options(game, _me, out) {
    for (let id = 0; id < locations.length; id++) if (game.locationDeck[id]) out.add(id)
    if (out.size > 0 && chose(game, 'blackSmokers', 'may-exchange')) out.add(PASS)
  },
  answer(table, me, taken) {
    if (taken === PASS) return
    const { game } = table
    const given = blackSmokers.id
    game.locationDeck[taken] = 0
    if (chose(game, 'blackSmokers', 'may-exchange')) {
      game.locationDeck[given] = 1
      game.locationPlace[given] = Place.Deck
    } else {
      game.locationDeckSize--
      game.locationPlace[given] = Place.Gone
    }
    moveLordsUnder(game, given, taken)
    table.tell?.({ type: 'location-exchanged', seat: me, given, taken })
    gainLocation(table, me, taken, 0)
  },
})

export const oceanicSenateAssembly = location({
  name: 'oceanic-senate-assembly',
  worth: perAffiliated(Race.Squid, 4, 3),
})

/** The influence of a seat's lords, in no order. */
function influences(game: Game, me: Seat): number[] {
  return lords
    .filter((lord) => game.lordPlace[lord.id] === Place.Seat + me)
    .map((lord) => influenceOf[lord.id])
}

export const depths = location({
  name: 'depths',
  worth: (game, me) => {
    const mine = influences(game, me)
    return { base: 0, each: 2, count: mine.length === 0 ? 0 : Math.min(...mine) }
  },
})

export const throneRoom = location({
  name: 'throne-room',
  worth: (game, me) => ({ base: 0, each: 1, count: Math.max(0, ...influences(game, me)) }),
})

export const jail = location({
  name: 'jail',
  worth: (game, me) => ({ base: 15, each: -1, count: game.lordCount[me] }),
})

export const chasm = location({ name: 'chasm', worth: perAffiliated(Race.Crab, 5, 3) })

/** B7.R5: ambassadors carry no key, unless the option says so. */
function hasPrintedKey(game: Game, lord: number): boolean {
  if (guildOf[lord] === Guild.Ambassador) return chose(game, 'ambassadorKeys', 'three')
  return keysOf[lord] > 0
}

export const closedTower = location({
  name: 'closed-tower',
  worth: (game, me) => ({
    base: 0,
    each: 3,
    count: countLords(game, me, (lord) => hasPrintedKey(game, lord)),
  }),
})

export const lostTower = location({
  name: 'lost-tower',
  worth: (game, me) => ({
    base: 0,
    each: 3,
    count: countLords(game, me, (lord) => !hasPrintedKey(game, lord)),
  }),
})

export const chamberOfAllies = location({
  name: 'chamber-of-allies',
  worth(game, me) {
    let weakest = 0
    for (let race = 0; race < RACES; race++)
      for (let kind = race * KINDS_PER_RACE; kind < (race + 1) * KINDS_PER_RACE; kind++)
        if (game.affiliated[me][kind]) {
          weakest += strengthOf[kind]
          break
        }
    return { base: 3, each: 1, count: weakest }
  },
})

export const nestOfGiantClams = location({
  name: 'nest-of-giant-clams',
  worth: perAffiliated(Race.Shellfish, 3, 3),
})

export const coralBarrier = location({
  name: 'coral-barrier',
  worth(game, me) {
    let allies = 0
    for (let kind = 0; kind < KINDS; kind++) allies += game.affiliated[me][kind]
    return { base: 20, each: -1, count: allies }
  },
})
