import { m } from '@hadal/words'
import { Page } from '../../app/Page.tsx'
import { isTablePath, PATHS } from '../../app/paths.ts'
import { changeSettings, USUAL_SETTINGS } from '../../app/settings.ts'
import { useWay } from '../../app/way.ts'
import { Act } from '../../ui/Act.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { LanguageChoice, ThemeChoice } from './Looks.tsx'
import { MotionAndCare } from './MotionAndCare.tsx'
import { Sound } from './Sound.tsx'
import { TextSizeChoice } from './TextSizeChoice.tsx'
import './settings.css'

/** What each reader and player needs: it holds at once, and on this device. */
export function SettingsScreen() {
  const from = useWay((way) => way.from)
  const atTable = from !== undefined && isTablePath(from)
  return (
    <Page
      title={m.settings_title()}
      question={
        <QuestionBar ask={m.settings_kept()} sub={m.settings_kept_sub()}>
          <Act kind="quiet" label={m.settings_reset()} onPress={resetSettings} />
          <Act
            kind="go"
            label={atTable ? m.settings_back_to_table() : m.settings_done()}
            href={from ?? PATHS.home}
          />
        </QuestionBar>
      }
    >
      <div className="se">
        <div className="colx">
          <LanguageChoice />
          <ThemeChoice />
        </div>
        <div className="colx">
          <TextSizeChoice />
          <MotionAndCare />
        </div>
        <div className="colx">
          <Sound />
          <section className="se-k" aria-labelledby="s-k">
            <h2 className="zh" id="s-k">
              {m.settings_keys()}
            </h2>
            <p className="soft">{m.help_keys_touch()}</p>
            <Button kind="quiet" href={PATHS.how} icon={<Icon of="help" />}>
              {m.settings_keys_all()}
            </Button>
          </section>
        </div>
      </div>
    </Page>
  )
}

/** As on the first visit; only the language stays, so that the page can still be read. */
function resetSettings(): void {
  const { language: _, ...usual } = USUAL_SETTINGS
  changeSettings(usual)
}
