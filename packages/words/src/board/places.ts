import {
  COURT,
  DEPTHS,
  type LocationId,
  type LordId,
  leviathans,
  lords,
  MONSTER,
  RACE_NAMES,
  RACES,
  requiredRaceOf,
  THREAT_TRACK,
  Zone,
} from '@hadal/engine'
import { at } from '../at.ts'
import {
  capital,
  list,
  raceName,
  racePlural,
  sayCard,
  sayCards,
  sayHealth,
  sayKeys,
  sayLocations,
  sayLords,
  sayMonsterTokens,
  sayPearls,
  sayPoints,
} from '../cards.ts'
import { leviathanAttack, leviathanFoes, leviathanName, spaceName } from '../leviathans.ts'
import { locationName, locationRule } from '../locations.ts'
import { guildName, lordName, lordShort } from '../lords.ts'
import { m } from '../messages.ts'
import type { Payable } from '../outlook/seen.ts'
import { sayWhyNot } from '../reasons.ts'
import { cardsIn, type Scene } from '../scene.ts'
import { hasLeviathan } from '../tableNotes.ts'
import { sayReward, sayTarget, sentinelName } from '../tokens.ts'
import { sayWho } from '../who.ts'
import { sayByRace, sayLoot } from './seats.ts'
import { parts, type Row, type Section, sentences } from './section.ts'

/** The lords at court: what they are, what they cost you, and what you lack. */
export function court(scene: Scene): Section {
  const there = scene.view.court.filter((lord) => lord !== undefined)
  const free = COURT - there.length
  return {
    zone: 'court',
    title: m.table_court(),
    ...(free > 0 && { lead: sentences(m.table_spaces_left({ count: free })) }),
    rows: there.map((lord) => lordRow(scene, lord)),
  }
}

function lordRow(scene: Scene, lord: LordId): Row {
  const known = scene.outlook?.lords[lord]
  // That it is somebody else's stands there already as the reason.
  const isSaid = known?.payable.state === 'not' && known.payable.why.reason === 'reserved'
  const reserved = isSaid ? undefined : reservedBy(scene, Zone.Court, lord)
  const power = lordShort(lord)
  return {
    name: lordName(lord),
    isOff: known?.payable.state === 'not',
    items: [
      {
        text: sentences(sayLordFacts(scene, lord)),
        note: sentences(
          known && scene.you !== undefined ? sayPayable(scene, known.payable) : undefined,
          reserved,
          power && capital(power),
        ),
      },
    ],
  }
}

/** `Mage, 9 points, 1 key, cost 8, 3 races, with crab`. */
export function sayLordFacts({ outlook }: Scene, lord: LordId): string {
  const { guild, influence, keys, cost, races } = at(lords, lord)
  const required = at(requiredRaceOf, lord)
  return parts(
    guildName(guild),
    sayPoints(influence),
    keys > 0 && sayKeys(keys),
    m.question_cost({ cost: outlook?.lords[lord]?.cost ?? cost }),
    required < RACES
      ? m.table_races_with({ count: races, race: raceName(required) })
      : m.table_races({ count: races }),
  )
}

function sayPayable(scene: Scene, payable: Payable): string {
  switch (payable.state) {
    case 'pays':
      return m.table_pay_can()
    case 'with-pearls':
      return m.table_pay_with_pearls({ count: payable.pearls + payable.nebulis })
    case 'not':
      return sayWhyNot(scene, payable.why)
  }
}

/** Whose sentinel lies on something; nothing where none does. */
function reservedBy(scene: Scene, zone: number, target: number): string | undefined {
  const sentinel = scene.view.sentinels.find(({ on }) => on?.zone === zone && on.target === target)
  return sentinel?.owner === undefined
    ? undefined
    : m.table_reserved_by({ name: sayWho(scene, sentinel.owner) })
}

/** The stacks of the council, with the cards that were seen going there. */
export function council(scene: Scene): Section {
  const { councilSize, memory } = scene.view
  return {
    zone: 'council',
    title: m.table_council(),
    rows: RACE_NAMES.slice(0, RACES).map((_, race) => {
      const count = at(councilSize, race)
      const known = cardsIn(memory?.council[race] ?? [])
      return {
        name: capital(racePlural(race)),
        isOff: count === 0,
        items: [
          {
            text: sentences(count === 0 ? capital(m.table_stack_empty()) : sayCards(count)),
            note:
              sentences(
                known.length > 0 ? m.text_known({ cards: sayByRace(known) }) : undefined,
                reservedBy(scene, Zone.Council, race),
              ) || undefined,
          },
        ],
      }
    }),
  }
}

/** The cards in the depths, what a monster pays, and how much is left of everything. */
export function depths(scene: Scene): Section {
  const { view } = scene
  const last = view.depths.at(-1)
  return {
    zone: 'depths',
    title: m.table_depths(),
    lead: sentences(
      view.depths.length === 0 ? m.text_depths_empty() : undefined,
      view.depths.length === 0
        ? undefined
        : m.table_spaces_left({ count: DEPTHS - view.depths.length }),
      hasLeviathan(view) ? undefined : sayThreat(view.threat),
      view.monstersAreGone ? m.text_monsters_gone() : undefined,
      m.log_memory_decks({
        cards: sayCards(view.deckSize),
        lords: sayLords(view.lordDeckSize),
        locations: sayLocations(view.locationDeckSize),
      }),
    ),
    rows: view.depths.map((card, space) => ({
      name: String(space + 1),
      items: [
        {
          text: capital(sayCard(card)),
          note:
            space === view.depths.length - 1 && last !== MONSTER && view.exploring
              ? m.text_offered({ price: sayPearls(view.sold + 1) })
              : undefined,
        },
      ],
    })),
  }
}

function sayThreat(threat: number): string {
  return m.text_threat({
    reward: list(at(THREAT_TRACK, threat).map(sayReward), 'or'),
    at: threat + 1,
    of: THREAT_TRACK.length,
  })
}

/** L1.1: where each leviathan is, what it resists and does, and who can fight it. */
export function border(scene: Scene): Section | undefined {
  const { view } = scene
  if (!hasLeviathan(view)) return undefined
  return {
    zone: 'border',
    title: m.border_title(),
    lead: sentences(
      m.border_leviathans_left({ count: view.leviathanDeckSize }),
      capital(
        m.border_tokens_left({ monster: view.tokenPileSize, leviathan: view.leviathanPileSize }),
      ),
    ),
    rows: view.border.flatMap((one, space) => {
      if (one === undefined) return []
      const { leviathan, lost } = one
      const { levels } = at(leviathans, leviathan)
      const { resistance, tokens } = at(levels, lost)
      return [
        {
          name: leviathanName(leviathan),
          items: [
            {
              text: sentences(
                m.log_leviathan_at({ space: spaceName(space) }),
                m.log_leviathan_now({
                  health: sayHealth(levels.length - lost),
                  resistance,
                  tokens: sayMonsterTokens(tokens),
                }),
              ),
              note: sentences(
                `${m.log_leviathan_bites()}: ${leviathanAttack(leviathan)}`,
                leviathanFoes(leviathan, view),
              ),
            },
          ],
        },
      ]
    }),
  }
}

/** The locations that can be had, and what they would be worth now. */
export function locations(scene: Scene): Section {
  const { locationsAvailable, locationsDrawn } = scene.view
  const all = [...locationsAvailable, ...locationsDrawn]
  return {
    zone: 'locations',
    title: m.table_places(),
    ...(all.length === 0 && { lead: sentences(capital(m.log_none())) }),
    rows: all.map((location) => locationRow(scene, location)),
  }
}

function locationRow(scene: Scene, location: LocationId): Row {
  const points = scene.outlook?.locations[location]?.points ?? []
  const best = Math.max(...points.filter((_, seat) => seat !== scene.you))
  const own = scene.you === undefined ? undefined : points[scene.you]
  return {
    name: locationName(location),
    items: [
      {
        text: sentences(own !== undefined ? m.log_worth_you({ points: own }) : undefined),
        note: sentences(
          capital(locationRule(location)),
          Number.isFinite(best) ? capital(m.table_best_rival({ points: best })) : undefined,
          sayLootOn(scene, location),
          reservedBy(scene, Zone.Locations, location),
        ),
      },
    ],
  }
}

function sayLootOn(scene: Scene, location: LocationId): string | undefined {
  const loot = sayLoot(scene, location)
  return loot && `${m.log_loot()}: ${loot}`
}

/** K4: the sentinels that somebody has, and what they lie on. */
export function sentinels(scene: Scene): Section | undefined {
  const rows = scene.view.sentinels.flatMap(({ owner, on }, sentinel) =>
    owner === undefined
      ? []
      : [
          {
            name: capital(sentinelName(sentinel)),
            items: [
              {
                text: `${capital(sayWho(scene, owner))}: ${
                  on === undefined ? m.text_sentinel_held() : sayTarget(on.zone, on.target)
                }`,
              },
            ],
          },
        ],
  )
  return rows.length === 0 ? undefined : { zone: 'sentinels', title: m.text_sentinels(), rows }
}
