import { m } from '@hadal/words'
import {
  changeSettings,
  MOTIONS,
  motionScale,
  useSettings,
  wantsReasons,
} from '../../app/settings.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { PaceChoice } from './PaceChoice.tsx'

export function MotionAndCare() {
  const { motion, confirmReveals, recap, showOdds, pointsOut, leftHanded } = useSettings()
  const explains = useSettings(wantsReasons)
  const speeds = {
    off: m.settings_speed_off(),
    fast: m.settings_speed_fast(),
    normal: m.settings_speed_normal(),
  }
  const stilled = motion !== 'off' && motionScale(motion) === 0
  return (
    <section aria-labelledby="s-m">
      <h2 className="zh" id="s-m">
        {m.settings_motion()}
      </h2>
      <div className="se-row">
        <b>{m.settings_speed()}</b>
        <Segmented
          label={m.settings_speed()}
          value={motion}
          choices={MOTIONS.map((value) => ({ value, label: speeds[value] }))}
          onChange={(chosen) => changeSettings({ motion: chosen })}
        />
      </div>
      {stilled && <p className="dimt">{m.settings_speed_system()}</p>}
      <div className="se-row">
        <b>{m.settings_pace()}</b>
        <PaceChoice />
      </div>
      <Toggle
        label={m.settings_confirm()}
        sub={m.settings_confirm_why()}
        on={confirmReveals}
        onChange={(on) => changeSettings({ confirmReveals: on })}
      />
      <Toggle
        label={m.recap_setting()}
        sub={m.recap_setting_why()}
        on={recap}
        onChange={(on) => changeSettings({ recap: on })}
      />
      <Toggle
        label={m.settings_odds()}
        sub={m.settings_odds_why()}
        on={showOdds}
        onChange={(on) => changeSettings({ showOdds: on })}
      />
      <Toggle
        label={m.lessons_hints()}
        sub={m.lessons_hints_why()}
        on={pointsOut}
        onChange={(on) => changeSettings({ pointsOut: on })}
      />
      <Toggle
        label={m.bots_say_why()}
        sub={m.bots_say_why_sub()}
        on={explains}
        onChange={(on) => changeSettings({ botReasons: on })}
      />
      <Toggle
        label={m.settings_left()}
        sub={m.settings_left_why()}
        on={leftHanded}
        onChange={(on) => changeSettings({ leftHanded: on })}
      />
    </section>
  )
}
