import { LANGUAGES, LOCALES, m } from '@hadal/words'
import type { CSSProperties } from 'react'
import {
  changeLanguage,
  changeSettings,
  THEMES,
  type Theme,
  useLanguage,
  useSettings,
} from '../../app/settings.ts'
import { Segmented } from '../../ui/Segmented.tsx'

export function LanguageChoice() {
  const language = useLanguage()
  return (
    <section aria-labelledby="s-l">
      <h2 className="zh" id="s-l">
        {m.settings_language()}
      </h2>
      <Segmented
        className="lang"
        label={m.settings_language()}
        value={language}
        choices={LANGUAGES.map((value) => ({ value, label: LOCALES[value], lang: value }))}
        onChange={(chosen) => void changeLanguage(chosen)}
      />
    </section>
  )
}

/** How each theme looks, in small: ground, letters, light. */
const LOOKS: Readonly<Record<Theme, readonly [ground: string, ink: string, lamp: string]>> = {
  system: ['linear-gradient(115deg, #15384c 50%, #eef5f5 50%)', '#9db4bf', '#7fa3b3'],
  dark: ['linear-gradient(180deg, #1a4258, #07131c)', '#eaf4f6', '#f4f1e8'],
  light: ['linear-gradient(180deg, #fdfefe, #cfdfe4)', '#0b1b26', '#12384c'],
  contrast: ['#000', '#fff', '#fff'],
}

export function ThemeChoice() {
  const theme = useSettings((settings) => settings.theme)
  const names: Readonly<Record<Theme, string>> = {
    system: m.settings_theme_system(),
    dark: m.settings_theme_dark(),
    light: m.settings_theme_light(),
    contrast: m.settings_theme_contrast(),
  }
  return (
    <section aria-labelledby="s-t">
      <h2 className="zh" id="s-t">
        {m.settings_theme()}
      </h2>
      <Segmented
        className="ths"
        label={m.settings_theme()}
        value={theme}
        choices={THEMES.map((value) => ({
          value,
          label: names[value],
          icon: <ThemeSample theme={value} />,
        }))}
        onChange={(chosen) => changeSettings({ theme: chosen })}
      />
    </section>
  )
}

function ThemeSample({ theme }: { readonly theme: Theme }) {
  const [ground, ink, lamp] = LOOKS[theme]
  const style = { background: ground, '--a': ink, '--b': lamp } as CSSProperties
  return (
    <i className="th" style={style} aria-hidden="true">
      <u />
    </i>
  )
}
