import { m } from '@hadal/words'
import { changeSettings, PACES, useSettings } from '../../app/settings.ts'
import { Segmented } from '../../ui/Segmented.tsx'

/** How long bots take, wherever it can be chosen. */
export function PaceChoice({ className }: { readonly className?: string }) {
  const pace = useSettings((settings) => settings.botPace)
  const paces = {
    instant: m.settings_pace_instant(),
    fast: m.settings_pace_fast(),
    readable: m.settings_pace_readable(),
    slow: m.settings_pace_slow(),
  }
  return (
    <Segmented
      label={m.settings_pace()}
      value={pace}
      choices={PACES.map((value) => ({ value, label: paces[value] }))}
      onChange={(botPace) => changeSettings({ botPace })}
      {...(className !== undefined && { className })}
    />
  )
}
