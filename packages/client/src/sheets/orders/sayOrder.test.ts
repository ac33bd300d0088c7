import { lords, Race } from '@hadal/engine'
import type { Hindsight, StandingOrder } from '@hadal/table'
import { LANGUAGES, type Locale, speak } from '@hadal/words'
import { describe, expect, test } from 'vitest'
import { BUY_WHAT_COMPLETES, FIRST_THOUGHT, PASS_ON_EVERYTHING } from './draft.ts'
import { sayCommand, sayHindsight, sayOrder } from './sayOrder.ts'

const order = (part: Partial<StandingOrder>): StandingOrder => ({ ...FIRST_THOUGHT, ...part })
const treasurer = lords.findIndex(({ name }) => name === 'treasurer')

/** Something, and how it is said in each language. */
type Said<Thing> = Readonly<Record<Locale, string>> & { readonly of: Thing }

const orders: readonly Said<StandingOrder>[] = [
  {
    of: FIRST_THOUGHT,
    en: 'Buys any ally of strength 4 or 5 for 1 or 2 pearls, until the game ends.',
    uk: 'Купує будь-якого союзника силою 4 або 5 за 1 або 2 перлини, до кінця гри.',
    ru: 'Покупает любого союзника силой 4 или 5 за 1 или 2 жемчужины, до конца игры.',
    cs: 'Kupuje kteréhokoli spojence o síle 4 nebo 5 za 1 nebo 2 perly, do konce hry.',
    fr: 'Achète n’importe quel allié de force 4 ou 5 pour 1 ou 2 perles, jusqu’à la fin de la partie.',
  },
  {
    of: PASS_ON_EVERYTHING,
    en: 'Passes on any ally, until your next turn.',
    uk: 'Пропускає будь-якого союзника, до вашого наступного ходу.',
    ru: 'Пропускает любого союзника, до вашего следующего хода.',
    cs: 'Odmítá kteréhokoli spojence, do vašeho dalšího tahu.',
    fr: 'Laisse passer n’importe quel allié, jusqu’à votre prochain tour.',
  },
  {
    of: BUY_WHAT_COMPLETES,
    en: 'Buys any ally at any price, only if it completes a lord, until the game ends.',
    uk: 'Купує будь-якого союзника за будь-яку ціну, лише якщо тоді вистачить на лорда, до кінця гри.',
    ru: 'Покупает любого союзника по любой цене, только если тогда хватит на лорда, до конца игры.',
    cs: 'Kupuje kteréhokoli spojence za jakoukoli cenu, jen když to stačí na vládce, do konce hry.',
    fr: 'Achète n’importe quel allié à n’importe quel prix, seulement si cela suffit pour un seigneur, jusqu’à la fin de la partie.',
  },
  {
    of: order({ races: [Race.Jellyfish, Race.Squid], keepPearls: 1, until: 'this-round' }),
    en: 'Buys a jellyfish or squid of strength 4 or 5 for 1 or 2 pearls, if at least 1 pearl is left, until this round ends.',
    uk: 'Купує медузу або кальмара силою 4 або 5 за 1 або 2 перлини, якщо лишиться щонайменше 1 перлина, до кінця цього раунду.',
    ru: 'Покупает медузу или кальмара силой 4 или 5 за 1 или 2 жемчужины, если останется хотя бы 1 жемчужина, до конца этого круга.',
    cs: 'Kupuje medúzu nebo chobotnici o síle 4 nebo 5 za 1 nebo 2 perly, pokud zbude aspoň 1 perla, do konce tohoto kola.',
    fr: 'Achète une méduse ou un poulpe de force 4 ou 5 pour 1 ou 2 perles, s’il reste au moins 1 perle, jusqu’à la fin de ce tour de table.',
  },
  {
    of: order({ races: [Race.Kraken], strengthFrom: 3, priceAtMost: 1, keepPearls: 5 }),
    en: 'Buys a kraken of strength 3 or more for 1 pearl, if at least 5 pearls are left, until the game ends.',
    uk: 'Купує кракена силою 3 і більше за 1 перлину, якщо лишиться щонайменше 5 перлин, до кінця гри.',
    ru: 'Покупает кракена силой 3 и больше за 1 жемчужину, если останется хотя бы 5 жемчужин, до конца игры.',
    cs: 'Kupuje krakena o síle 3 a víc za 1 perlu, pokud zbude aspoň 5 perel, do konce hry.',
    fr: 'Achète un kraken de force 3 ou plus pour 1 perle, s’il reste au moins 5 perles, jusqu’à la fin de la partie.',
  },
  {
    of: order({
      races: [Race.Crab, Race.Seahorse, Race.Shellfish],
      strengthFrom: 5,
      priceAtMost: 3,
      onlyIf: { lord: treasurer },
    }),
    en: 'Buys a crab, seahorse or shellfish of strength 5 for at most 3 pearls, only if it completes the Treasurer, until the game ends.',
    uk: 'Купує краба, морського коника або молюска силою 5 щонайбільше за 3 перлини, лише якщо тоді вистачить на лорда «Скарбничий», до кінця гри.',
    ru: 'Покупает краба, морского конька или моллюска силой 5 не дороже 3 жемчужин, только если тогда хватит на лорда «Казначей», до конца игры.',
    cs: 'Kupuje kraba, mořského koníka nebo měkkýše o síle 5 nejvýš za 3 perly, jen když to stačí na vládce „Pokladník“, do konce hry.',
    fr: 'Achète un crabe, un hippocampe ou un coquillage de force 5 pour 3 perles au plus, seulement si cela suffit pour Le Trésorier, jusqu’à la fin de la partie.',
  },
  {
    of: order({ do: 'pass', strengthFrom: 1, strengthTo: 3, priceAtMost: 1 }),
    en: 'Passes on any ally of strength 3 or less for 1 pearl, until the game ends.',
    uk: 'Пропускає будь-якого союзника силою 3 і менше за 1 перлину, до кінця гри.',
    ru: 'Пропускает любого союзника силой 3 и меньше за 1 жемчужину, до конца игры.',
    cs: 'Odmítá kteréhokoli spojence o síle 3 a méně za 1 perlu, do konce hry.',
    fr: 'Laisse passer n’importe quel allié de force 3 ou moins pour 1 perle, jusqu’à la fin de la partie.',
  },
  {
    of: order({ strengthFrom: 2, strengthTo: 4, priceAtMost: 4 }),
    en: 'Buys any ally of strength 2 to 4 for at most 4 pearls, until the game ends.',
    uk: 'Купує будь-якого союзника силою від 2 до 4 щонайбільше за 4 перлини, до кінця гри.',
    ru: 'Покупает любого союзника силой от 2 до 4 не дороже 4 жемчужин, до конца игры.',
    cs: 'Kupuje kteréhokoli spojence o síle 2 až 4 nejvýš za 4 perly, do konce hry.',
    fr: 'Achète n’importe quel allié de force 2 à 4 pour 4 perles au plus, jusqu’à la fin de la partie.',
  },
]

describe.each(LANGUAGES)('an order in words, in %s', (language) => {
  test.each(orders)('$en', async ({ of, ...said }) => {
    await speak(language)
    expect(sayOrder(of)).toBe(said[language])
  })
})

test('an order as it is given can show its races instead of naming them', async () => {
  await speak('en')
  const crabs = order({ races: [Race.Crab], priceAtMost: 1 })
  expect(sayCommand(crabs)).toBe('Buy a crab of strength 4 or 5 for 1 pearl')
  const setting = { races: () => '[emblems]', strength: (text: string) => `*${text}*` }
  expect(sayCommand(crabs, setting)).toBe('Buy [emblems] *of strength 4 or 5* for 1 pearl')
  expect(sayCommand(PASS_ON_EVERYTHING, setting)).toBe('Pass on any ally')
})

const hindsights: readonly Said<Hindsight>[] = [
  {
    of: { offers: 0, bought: 0, passed: 0, asked: 0 },
    en: 'No ally has been offered to you yet.',
    uk: 'Вам ще не пропонували жодного союзника.',
    ru: 'Вам ещё не предлагали ни одного союзника.',
    cs: 'Zatím vám nikdo spojence nenabídl.',
    fr: 'Aucun allié ne vous a encore été offert.',
  },
  {
    of: { offers: 12, bought: 1, passed: 6, asked: 5 },
    en: 'In the last 12 offers these would have bought 1, passed on 6 and asked you 5 times.',
    uk: 'За останні 12 пропозицій вони б купили 1 союзника, пропустили 6 і спитали вас 5 разів.',
    ru: 'На последние 12 предложений они ответили бы так: купить — 1, пас — 6 и спросить вас — 5 раз.',
    cs: 'Při posledních 12 nabídkách by tyto pokyny koupily 1 spojence, 6× pasovaly a 5× se zeptaly.',
    fr: 'Aux 12 dernières offres, ces consignes auraient acheté 1 allié, laissé passer 6 et demandé votre avis 5 fois.',
  },
  {
    of: { offers: 3, bought: 2, passed: 0, asked: 1 },
    en: 'In the last 3 offers these would have bought 2, passed on 0 and asked you once.',
    uk: 'За останні 3 пропозиції вони б купили 2 союзників, пропустили 0 і спитали вас 1 раз.',
    ru: 'На последние 3 предложения они ответили бы так: купить — 2, пас — 0 и спросить вас — 1 раз.',
    cs: 'Při posledních 3 nabídkách by tyto pokyny koupily 2 spojence, 0× pasovaly a jednou se zeptaly.',
    fr: 'Aux 3 dernières offres, ces consignes auraient acheté 2 alliés, laissé passer 0 et demandé votre avis une fois.',
  },
]

describe.each(LANGUAGES)('what orders would have done, in %s', (language) => {
  test.each(hindsights)('$en', async ({ of, ...said }) => {
    await speak(language)
    expect(sayHindsight(of)).toBe(said[language])
  })
})
