import { KIND_NAMES } from '@hadal/engine'
import { m } from '@hadal/words'
import { changeSettings, TEXT_SIZES, useSettings } from '../../app/settings.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { Segmented } from '../../ui/Segmented.tsx'

const SAMPLE = KIND_NAMES.indexOf('seahorse3')

/** P71: everything grows together, at once; so no slider, which would move away from the hand. */
export function TextSizeChoice() {
  const size = useSettings((settings) => settings.textSize)
  return (
    <section aria-labelledby="s-s">
      <h2 className="zh" id="s-s">
        {m.settings_text()}
      </h2>
      <Segmented
        label={m.settings_text()}
        fill
        value={String(size)}
        choices={TEXT_SIZES.map((value) => ({
          value: String(value),
          label: m.settings_percent({ value }),
        }))}
        onChange={(chosen) => {
          const textSize = TEXT_SIZES.find((value) => String(value) === chosen)
          if (textSize !== undefined) changeSettings({ textSize })
        }}
      />
      <div className="pv" role="img" aria-label={m.settings_preview()}>
        <Ally kind={SAMPLE} silent />
        <div>
          <p className="pv-q">{m.settings_preview_ask()}</p>
          <p className="pv-s">{m.settings_preview_sub()}</p>
          <div className="pv-a">
            <span className="act sec">
              <b>{m.settings_preview_pass()}</b>
            </span>
            <span className="act go">
              <b>{m.settings_preview_buy()}</b>
            </span>
          </div>
        </div>
      </div>
    </section>
  )
}
