import { m } from '@hadal/words'

/** The keys that do something at the table, by what they do. */
export const SHORTCUT_KEYS = {
  explore: 'E',
  council: 'C',
  recruit: 'R',
  plot: 'S',
  take: 'T',
  fight: 'F',
  buy: 'B',
  pass: 'P',
  undo: 'Z',
  hurry: 'H',
  hint: 'A',
  inspect: 'I',
  log: 'L',
  recap: 'W',
  memory: 'M',
  odds: 'D',
  orders: 'O',
  legend: 'G',
  help: '?',
} as const

export type ShortcutName = keyof typeof SHORTCUT_KEYS

const NAMES = Object.keys(SHORTCUT_KEYS) as ShortcutName[]

/** A key that was pressed, and where. */
export type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey' | 'target'
>

/** Whether a key may mean something to us: not where somebody writes, or wants something of the browser. */
export function isOurs({ ctrlKey, metaKey, altKey, target }: KeyPress): boolean {
  return !(ctrlKey || metaKey || altKey || isWriting(target))
}

/** What a press of a key asks for. */
export function shortcutOf(press: KeyPress): ShortcutName | undefined {
  const key = keyOf(press)
  // A letter is meant as a small one; what else is written with Shift is meant as it is written.
  if (!isOurs(press) || (press.shiftKey && /^[A-Z]$/.test(key))) return undefined
  return NAMES.find((name) => SHORTCUT_KEYS[name] === key)
}

/** The digit that was pressed; where digits want Shift, the one at its place. */
export function digitOf(press: KeyPress): number | undefined {
  if (!isOurs(press) || press.shiftKey) return undefined
  const [, digit] = /^([1-9])$/.exec(press.key) ?? /^Digit([1-9])$/.exec(press.code) ?? []
  return digit === undefined ? undefined : Number(digit)
}

/** The letter on the key; where the keyboard writes in another script, the one at its place. */
function keyOf({ key, code }: KeyPress): string {
  const isLatin = key.length === 1 && key.charCodeAt(0) < 128
  return isLatin ? key.toUpperCase() : code.replace(/^Key/, '')
}

function isWriting(target: EventTarget | null): boolean {
  if (typeof HTMLElement === 'undefined' || !(target instanceof HTMLElement)) return false
  return (
    target.isContentEditable ||
    target.matches('input:not([type=radio], [type=checkbox]), select, textarea')
  )
}

interface ShownShortcut {
  /** What is written on the keys. */
  readonly keys: readonly string[]
  readonly does: string
}

/** Every key, in words, for the list of them. */
export function shortcutGroups(): readonly {
  readonly title: string
  readonly shortcuts: readonly ShownShortcut[]
}[] {
  const of = (name: ShortcutName, does: string): ShownShortcut => ({
    keys: [SHORTCUT_KEYS[name]],
    does,
  })
  return [
    {
      title: m.help_keys_table(),
      shortcuts: [
        of('explore', m.help_key_explore()),
        of('council', m.help_key_council()),
        of('recruit', m.help_key_recruit()),
        of('plot', m.help_key_plot()),
        of('take', m.menu_key_take()),
        of('fight', m.menu_key_fight()),
      ],
    },
    {
      title: m.help_keys_answers(),
      shortcuts: [
        of('buy', m.menu_key_buy()),
        of('pass', m.menu_key_pass()),
        { keys: ['1', '…', '9'], does: m.menu_key_answers() },
        { keys: [m.help_key_enter()], does: m.menu_key_confirm() },
        { keys: [m.help_key_esc()], does: m.help_key_back() },
        of('undo', m.help_key_undo()),
        of('hurry', m.menu_key_hurry()),
        of('hint', m.bots_hint_key()),
      ],
    },
    {
      title: m.help_keys_looking(),
      shortcuts: [
        { keys: [m.help_key_tab(), 'F6'], does: m.help_key_zone() },
        { keys: [m.menu_key_shift(), 'F6'], does: m.menu_key_zone_back() },
        { keys: ['←', '→'], does: m.help_key_inside() },
        of('inspect', m.help_key_inspect()),
        of('log', m.help_key_log()),
        of('recap', m.people_since()),
        of('memory', m.menu_memory()),
        of('odds', m.odds_menu()),
        of('orders', m.menu_orders()),
        of('legend', m.menu_legend()),
        of('help', m.help_key_help()),
      ],
    },
  ]
}
