import { m } from '@hadal/words'
import { changeSettings, LOUDEST, useSettings } from '../../app/settings.ts'
import { Range } from '../../ui/Range.tsx'
import { Toggle } from '../../ui/Toggle.tsx'

export function Sound() {
  const { sound, volume } = useSettings()
  return (
    <section aria-labelledby="s-a">
      <h2 className="zh" id="s-a">
        {m.settings_sound()}
      </h2>
      <Toggle
        label={m.settings_sound_on()}
        sub={m.settings_sound_why()}
        on={sound}
        onChange={(on) => changeSettings({ sound: on })}
      />
      {sound && (
        <Range
          label={m.settings_volume()}
          min={0}
          max={LOUDEST}
          step={1}
          value={volume}
          show={String}
          onChange={(loudness) => changeSettings({ volume: loudness })}
        />
      )}
    </section>
  )
}
