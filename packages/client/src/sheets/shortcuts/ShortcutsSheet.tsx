import { m } from '@hadal/words'
import { ShortcutList } from '../../screens/help/ShortcutList.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import './shortcuts.css'

/** P72: every key of the table, over it. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  return (
    <ReadSheet
      className="keys-s"
      shape="box"
      title={m.help_keys()}
      ask={m.help_keys_touch()}
      onClose={onClose}
    >
      <ShortcutList />
    </ReadSheet>
  )
}
