import { m } from '@hadal/words'
import { SHORTCUT_KEYS } from '../../app/shortcuts.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { useTable } from '../model.ts'
import { mayHaveHint } from './mayHaveHint.ts'
import './hintTool.css'

/** Asks for advice on what is asked; on a phone it is but a lamp. */
export function HintTool() {
  const { update, open } = useTable()
  if (!mayHaveHint(update)) return null
  return (
    <Act
      className="tool hint"
      label={m.bots_hint()}
      kind="quiet"
      icon={<Icon of="bulb" />}
      shortcut={SHORTCUT_KEYS.hint}
      onPress={() => open({ sheet: 'hint' })}
    />
  )
}
