import { ShortcutList } from '../../screens/help/ShortcutList.tsx'
import { m } from '../../text/messages.ts'
import { Act } from '../../ui/Act.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import './shortcuts.css'

/** P72: every key of the table, over it. */
export function ShortcutsSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet
      className="keys-s"
      shape="box"
      title={m.help_keys()}
      onClose={onClose}
      question={
        <QuestionBar ask={m.help_keys_touch()}>
          <Act label={m.common_close()} kind="sec" onPress={onClose} />
        </QuestionBar>
      }
    >
      <ShortcutList />
    </Sheet>
  )
}
