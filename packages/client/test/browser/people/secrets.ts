// What the page of one person holds about the others, in words, in attributes, or as a picture.
import type { Page } from 'playwright'

/** A card in somebody's hand, by everything that could betray it. */
interface Card {
  readonly name: string
  readonly picture: string
}

/** What is in the document at one moment. */
export interface Sight {
  /** Whose page it is; nobody's behind the curtain and at the pads. */
  readonly owner: string | undefined
  /** The hand that lies open. */
  readonly hand: readonly Card[]
  /** Affiliated allies of whose page it is. */
  readonly affiliated: readonly string[]
  /** Cards that lie before the others, by their names. */
  readonly rivals: Readonly<Record<string, readonly string[]>>
  /** Cards in the row of the depths, and the one that is offered. */
  readonly depths: readonly string[]
  /** Cards named anywhere in the document, but for the log. */
  readonly named: readonly string[]
  /** Pictures of cards anywhere in the document. */
  readonly drawn: readonly string[]
  /** What is said about what happened: behind the curtain, and in the live regions. */
  readonly recap: readonly string[]
  readonly announced: readonly string[]
}

/** Reads the whole document, not only what is to be seen of it. */
export function lookFor(page: Page): Promise<Sight> {
  return page.evaluate(readDocument)
}

/** Runs in the page. */
function readDocument(): Sight {
  const CARD = /\b(?:jellyfish|crab|seahorse|shellfish|squid|kraken) \d\b/gi
  const cardsIn = (text: string) => [...text.matchAll(CARD)].map(([card]) => card.toLowerCase())
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ]
  const names = (selector: string, within?: ParentNode) =>
    all(selector, within).flatMap((card) => cardsIn(`${card.ariaLabel} ${card.textContent}`))
  const texts = (selector: string) =>
    all(selector).map((one) => one.textContent.replace(/\s+/g, ' ').trim())

  // The log speaks of cards that everybody saw: it says nothing about where they are now.
  const rest = document.documentElement.cloneNode(true) as HTMLElement
  for (const one of all('.log-l, .cur-l, [data-announcements], script', rest)) one.remove()
  return {
    owner: document.querySelector('.me-id b')?.textContent ?? undefined,
    hand: all('.mine .hand [data-kind]').map((card) => ({
      name: cardsIn(card.ariaLabel ?? '')[0] ?? '',
      picture: card.querySelector('img')?.src ?? '',
    })),
    affiliated: all('[data-affiliated]').map((row) =>
      [row.querySelector('[aria-label]')?.ariaLabel, row.textContent].join(' ').toLowerCase(),
    ),
    rivals: Object.fromEntries(
      all('.rv').map((rival) => [
        rival.querySelector('.rv-name')?.textContent ?? '',
        names('.chip', rival),
      ]),
    ),
    depths: names('.slots .ally, .of-card .ally, .of-name'),
    named: [...new Set(cardsIn(rest.outerHTML))],
    drawn: [...new Set(all('img.pic-ally').map((it) => it.getAttribute('src') ?? ''))],
    recap: texts('.cur-l li'),
    announced: texts('[data-announcements] p'),
  }
}

/** What was given away in a row of sights, and how many hidden cards were looked for. */
export function judge(sights: readonly Sight[], people: readonly string[]) {
  const nameOf = new Map(sights.flatMap(({ hand }) => hand.map((one) => [one.picture, one.name])))
  const leaks: string[] = []
  let lookedFor = 0
  for (const [at, sight] of sights.entries()) {
    const { owner, hand, depths, named, drawn, recap, announced, rivals } = sight
    const where = `sight ${at}, of ${owner ?? 'nobody'}`
    const shown = new Set([...named, ...drawn.flatMap((picture) => nameOf.get(picture) ?? [])])
    const allowed = new Set([
      ...hand.map(({ name }) => name),
      ...depths,
      ...Object.values(rivals).flat(),
    ])
    for (const other of people.filter((person) => person !== owner)) {
      const before = sights.slice(0, at).findLast((one) => one.owner === other)
      const after = sights.slice(at).find((one) => one.owner === other)
      if (before === undefined || after === undefined) continue
      const held = new Set(after.hand.map(({ name }) => name))
      const hidden = before.hand.map(({ name }) => name).filter((name) => held.has(name))
      const secret = [...new Set(hidden)].filter((name) => !allowed.has(name))
      lookedFor += secret.length
      for (const name of secret.filter((one) => shown.has(one)))
        leaks.push(`${where}: ${other} holds ${name}`)
      const open = [...before.affiliated, ...after.affiliated]
      for (const name of rivals[other]?.filter((one) => !open.includes(one)) ?? [])
        leaks.push(`${where}: ${name} lies before ${other}`)
    }
    // What is said to somebody is not for whoever gets the device next.
    const meant = sights.slice(0, at).findLast((one) => one.owner !== undefined)
    const stale =
      meant?.owner === owner ? [] : announced.filter((one) => meant?.announced.includes(one))
    for (const sentence of [...(owner === undefined ? recap : []), ...stale])
      if (/\byou\b/i.test(sentence)) leaks.push(`${where}: “${sentence}”`)
  }
  return { leaks, lookedFor }
}
