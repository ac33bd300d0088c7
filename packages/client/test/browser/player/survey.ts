// What somebody who looks at the page can do next. It knows what is on the screen and nothing of the game.
import type { ElementHandle, Page } from 'playwright'

/** Something to press. */
export interface Move {
  /**
   * An answer to the question, a lord that can be recruited, another thing on the table that is lit, one of the
   * things to choose from on a sheet, a zone to bring to the front, the way out of a sheet, a key of a pad, or the
   * light behind the curtain.
   */
  readonly as: 'answer' | 'lord' | 'target' | 'option' | 'tab' | 'close' | 'pad' | 'hold'
  /** How it looks: `go`, `sec`, or `quiet`. */
  readonly kind: string
  readonly name: string
}

/** What is on the screen. */
export interface Survey {
  readonly screen: 'table' | 'sheet' | 'curtain' | 'taps' | 'score'
  /** The question in words. */
  readonly question: string
  readonly moves: readonly Move[]
  element(move: Move): Promise<ElementHandle<HTMLElement>>
}

/** Looks at the page. */
export async function survey(page: Page): Promise<Survey> {
  const found = await page.evaluateHandle(lookAround, LOOKING)
  const { screen, question, moves } = await found.evaluate(({ moves, ...rest }) => ({
    ...rest,
    moves: moves.map(({ element: _, ...move }) => move),
  }))
  return {
    screen,
    question,
    moves,
    async element(move) {
      const handle = await found.evaluateHandle(
        (all, at) => all.moves[at]?.element,
        moves.indexOf(move),
      )
      const element = handle.asElement()
      if (element === null) throw new Error(`“${move.name}” is no longer there.`)
      return element as ElementHandle<HTMLElement>
    },
  }
}

/**
 * Everything on the screen that tells one moment from another, without its pictures. With what it was before,
 * waits until it is something else. Runs in the page.
 */
export function appearance(before?: string): Promise<string> {
  const MARKS = ['aria-pressed', 'aria-checked', 'aria-current', 'aria-disabled', 'data-kind']
  const app = document.getElementById('app') ?? document.body
  const look = () => {
    const marked = [...app.querySelectorAll(`${MARKS.map((mark) => `[${mark}]`).join()}, dialog`)]
    const states = marked.map((it) =>
      [...MARKS.map((mark) => it.getAttribute(mark)), it.textContent.slice(0, 20)].join(),
    )
    return [location.pathname, app.textContent, ...states].join('\n')
  }
  return new Promise((resolve) => {
    const now = look()
    if (now !== before) return resolve(now)
    const watch = new MutationObserver(() => {
      const later = look()
      if (later === before) return
      watch.disconnect()
      resolve(later)
    })
    watch.observe(app, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

/** What looking around takes of the page's time is noted under this name: it is not the page's fault. */
export const LOOKING = 'looking around'

/** Runs in the page. */
function lookAround(note: string) {
  performance.mark(note)
  type Found = Move & { readonly element: HTMLElement }
  // What lies on top of everything is what can be pressed, also beside it.
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
  const dialog = middle?.closest('dialog') ?? undefined
  const layer: ParentNode = dialog ?? document
  const all = (selector: string) =>
    [...layer.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    )
  const nameOf = (element: HTMLElement) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim()
  const kindOf = ({ classList }: HTMLElement) =>
    ['go', 'sec', 'quiet'].find((kind) => classList.contains(kind)) ?? ''
  const moves = (as: Move['as'], selector: string): Found[] =>
    all(selector).map((element) => ({ as, kind: kindOf(element), name: nameOf(element), element }))
  const on = ':not([aria-disabled="true"])'
  const question = layer.querySelector('.q-1')?.textContent ?? ''

  if (document.querySelector('[data-screen="score"]'))
    return { screen: 'score' as const, question, moves: moves('answer', `.q-a .act${on}`) }
  if (document.querySelector('.curt'))
    return { screen: 'curtain' as const, question, moves: moves('hold', '#look') }
  if (document.querySelector('.tap'))
    return { screen: 'taps' as const, question, moves: moves('pad', '.pk') }
  if (dialog)
    return {
      screen: 'sheet' as const,
      question: question || (dialog.querySelector('h2')?.textContent ?? ''),
      moves: [
        ...moves('answer', `.q-a .act${on}`),
        ...moves('option', `[role="radio"]${on}:not([aria-checked="true"])`),
        // Of several of which one is pressed, that one does nothing.
        ...moves(
          'option',
          `button[aria-pressed]${on}:not(:is(fieldset, .k-db) [aria-pressed="true"])`,
        ),
        ...moves('close', '.sh-x'),
      ],
    }
  // They answer nothing: they lead to a zone of the table.
  const leads = '#answer-council, #answer-recruit, #answer-zone'
  const lit = [
    `.well${on}`,
    `.hand .hc${on}`,
    '.place.can',
    '.bs.can button',
    '.rv.can',
    '.mini.can',
  ]
  return {
    screen: 'table' as const,
    question,
    moves: [
      ...moves('answer', `#question .q-a .act${on}:not(.tool, ${leads})`),
      ...moves('tab', `#question :is(${leads})`),
      ...moves(document.querySelector('#answer-recruit') ? 'lord' : 'target', '.lord.can'),
      ...lit.flatMap((selector) => moves('target', selector)),
      ...moves('tab', '.tabs button:not([aria-current])'),
    ],
  }
}
