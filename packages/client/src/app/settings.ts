import { isLocale, type Locale, locale, preferredLocale, speak } from '@hadal/words'
import { create } from 'zustand'
import type { Pace } from '../link/protocol.ts'
import { fieldsOf, oneOf, readKept, writeKept } from './storage.ts'

export const THEMES = ['system', 'dark', 'light', 'contrast'] as const
export const TEXT_SIZES = [100, 115, 130, 145, 160] as const
export const MOTIONS = ['off', 'fast', 'normal'] as const
export const PACES = ['instant', 'fast', 'readable', 'slow'] as const satisfies readonly Pace[]
export const LOUDEST = 10

export type Theme = (typeof THEMES)[number]
type TextSize = (typeof TEXT_SIZES)[number]
export type Motion = (typeof MOTIONS)[number]

export interface Settings {
  /** Nothing until somebody chooses: then the page speaks as the browser does. */
  readonly language: Locale | undefined
  readonly theme: Theme
  /** In per cent. */
  readonly textSize: TextSize
  readonly motion: Motion
  readonly sound: boolean
  /** 0 to `LOUDEST`. */
  readonly volume: number
  /** P9: what cannot be taken back wants a second tap. */
  readonly confirmReveals: boolean
  readonly botPace: Pace
  /** P83: the answers at the left thumb. */
  readonly leftHanded: boolean
  /** P15: whoever was away is told what happened meanwhile. */
  readonly recap: boolean
  /** P20: chances are shown where there are any. */
  readonly showOdds: boolean
  /** P27: what is met for the first time is pointed out, once. */
  readonly pointsOut: boolean
  /** P39: whether bots say why; nothing until somebody chooses: then where chances are shown as well. */
  readonly botReasons: boolean | undefined
}

export const USUAL_SETTINGS: Settings = {
  language: undefined,
  theme: 'system',
  textSize: 100,
  motion: 'normal',
  sound: true,
  volume: 6,
  confirmReveals: false,
  botPace: 'readable',
  leftHanded: false,
  recap: true,
  showOdds: false,
  pointsOut: true,
  botReasons: undefined,
}

/** Whether bots are to say why they decide as they do: whoever learns wants to know. */
export const wantsReasons = ({ botReasons, showOdds }: Settings): boolean => botReasons ?? showOdds

const NAME = 'hadal.settings'

/** Settings as they were kept; what is damaged or from another time is as usual. */
export function readSettings(kept: unknown): Settings {
  const usual = USUAL_SETTINGS
  const { language, theme, textSize, motion, volume, botPace, ...flags } = fieldsOf(kept)
  const flag = (
    name: 'sound' | 'confirmReveals' | 'leftHanded' | 'recap' | 'showOdds' | 'pointsOut',
  ) => oneOf(flags[name], [true, false], usual[name])
  return {
    language: typeof language === 'string' && isLocale(language) ? language : undefined,
    theme: oneOf(theme, THEMES, usual.theme),
    textSize: oneOf(textSize, TEXT_SIZES, usual.textSize),
    motion: oneOf(motion, MOTIONS, usual.motion),
    sound: flag('sound'),
    volume: isVolume(volume) ? volume : usual.volume,
    confirmReveals: flag('confirmReveals'),
    botPace: oneOf(botPace, PACES, usual.botPace),
    leftHanded: flag('leftHanded'),
    recap: flag('recap'),
    showOdds: flag('showOdds'),
    pointsOut: flag('pointsOut'),
    botReasons: oneOf(flags.botReasons, [true, false], undefined),
  }
}

function isVolume(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LOUDEST
}

/** What a person chose. Read with `useSettings((settings) => settings.botPace)`, change with `changeSettings`. */
export const useSettings = create<Settings>(() => USUAL_SETTINGS)

/** Changes some settings, at once and for the next visits. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  writeKept(NAME, useSettings.getState())
}

/** The language spoken now: components that are not drawn anew with the page read it, so that they are. */
export const useSpoken = create<{ readonly locale: Locale }>(() => ({ locale: 'en' }))

/** Speaks another language without losing anything of what is on the page. */
export async function changeLanguage(language: Locale): Promise<void> {
  const { language: before } = useSettings.getState()
  changeSettings({ language })
  try {
    await speakFromNowOn(language)
  } catch {
    // Its words could not be fetched: the page goes on in the language it has.
    changeSettings({ language: before })
  }
}

/** The language that was chosen, from the moment of choosing on; until then the one that is spoken. */
export function useLanguage(): Locale {
  const spoken = useSpoken((state) => state.locale)
  return useSettings((settings) => settings.language) ?? spoken
}

async function speakFromNowOn(language: Locale): Promise<void> {
  await speak(language)
  document.documentElement.lang = locale
  useSpoken.setState({ locale })
}

// In development, changed messages are shown at once.
import.meta.hot?.on('vite:afterUpdate', () => useSpoken.setState({ locale }))

/** Takes up the settings of the last visit, and shows each change of them from now on. */
export async function beginSettings(): Promise<void> {
  const settings = readSettings(readKept(NAME))
  useSettings.setState(settings)
  show(settings)
  useSettings.subscribe(show)
  for (const query of Object.values(WISHES)) {
    matchMedia(query).addEventListener('change', () => show(useSettings.getState()))
  }
  addEventListener('storage', ({ key }) => {
    if (key === NAME) void follow()
  })
  // Whoever chose a language and went where there is no network before its words came reads English.
  await speakFromNowOn(wantedLocale(settings)).catch(() => speakFromNowOn('en'))
}

/** The same person has chosen something else in another tab. */
async function follow(): Promise<void> {
  const settings = readSettings(readKept(NAME))
  useSettings.setState(settings)
  // Words that cannot be fetched here either: the page goes on in the language it has.
  if (wantedLocale(settings) !== locale)
    await speakFromNowOn(wantedLocale(settings)).catch(() => {})
}

function wantedLocale({ language }: Settings): Locale {
  return language ?? preferredLocale(navigator.languages)
}

/** What the system may wish for. */
const WISHES = {
  light: '(prefers-color-scheme: light)',
  contrast: '(prefers-contrast: more)',
  still: '(prefers-reduced-motion: reduce)',
} as const

const wished = (wish: keyof typeof WISHES) => matchMedia(WISHES[wish]).matches

/** The theme in use, as the system wishes where nothing was chosen. */
export function themeInUse(theme: Theme): Exclude<Theme, 'system'> {
  if (theme !== 'system') return theme
  if (wished('contrast')) return 'contrast'
  return wished('light') ? 'light' : 'dark'
}

/** How long motion takes, as a share of normal: 0 where there is none, for the person or for the system. */
export function motionScale(motion: Motion = useSettings.getState().motion): number {
  if (motion === 'off' || wished('still')) return 0
  return motion === 'fast' ? 0.5 : 1
}

/** Writes the settings where the style sheets read them. */
function show({ theme, textSize, motion, leftHanded }: Settings): void {
  const { dataset, style } = document.documentElement
  dataset.theme = themeInUse(theme)
  dataset.motion = motionScale(motion) === 0 ? 'off' : motion
  dataset.hand = leftHanded ? 'left' : 'right'
  style.setProperty('--motion', String(motionScale(motion)))
  const scale = String(textSize / 100)
  if (style.getPropertyValue('--text-scale') === scale) return
  style.setProperty('--text-scale', scale)
  measureAnew()
}

/**
 * Makes the layout ask again how many rem the page is wide.
 *
 * Chromium goes on answering with the size of letters that the page had when it was first laid out.
 */
function measureAnew(): void {
  const page = document.getElementById('app')
  if (page === null) return
  page.style.containerType = 'normal'
  void getComputedStyle(page).width
  page.style.removeProperty('container-type')
}
