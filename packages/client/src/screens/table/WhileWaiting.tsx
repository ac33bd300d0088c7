import { m } from '@hadal/words'
import { useSettings } from '../../app/settings.ts'
import { SHORTCUT_KEYS } from '../../app/shortcuts.ts'
import { useTableStore } from '../../link/store.ts'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'

/** What can be done while others decide: let bots hurry (P43), or take the seat back from one (P41). */
export function WhileWaiting() {
  const { seats, eyes, waitsFor, question, result, place } = useTable().update
  const { hurry, takeBack } = useTableStore((state) => state.actions)
  const pace = useSettings((settings) => settings.botPace)
  if (question || result) return null
  // Online the pace of bots is the table's.
  const waitsForBot = place === 'here' && waitsFor.some((seat) => seats[seat]?.bot !== undefined)
  return (
    <>
      {waitsForBot && pace !== 'instant' && (
        <Act
          className="tool"
          label={m.menu_hurry()}
          kind="quiet"
          icon={<Icon of="forward" />}
          shortcut={SHORTCUT_KEYS.hurry}
          onPress={() => void hurry()}
        />
      )}
      {eyes !== undefined && seats[eyes]?.standsIn && (
        <Act label={m.menu_take_back_me()} kind="sec" onPress={() => void takeBack(eyes)} />
      )}
    </>
  )
}
