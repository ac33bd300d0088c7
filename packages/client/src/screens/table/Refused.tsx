import { m, type Scene } from '@hadal/words'
import { useEffect } from 'react'
import { useTableStore } from '../../link/store.ts'
import { sayLinkRefusal } from '../../text/linkRefusals.ts'
import { announce } from '../../ui/announce.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import './refused.css'

/** Why something was not accepted; it goes when something is, or when it was read. */
export function Refused({ scene }: { readonly scene: Scene }) {
  const refused = useTableStore((state) => state.refused)
  const { dismissRefusal } = useTableStore((state) => state.actions)
  const isOnline = useTableStore((state) => state.update?.place === 'online')
  // Online the banner says it: others may decide at any moment.
  // In a lesson whoever guides says it.
  const reason = refused?.refusal.reason
  const isSaid = (isOnline && reason === 'stale') || reason === 'off-script'
  const text = refused && !isSaid ? sayLinkRefusal(refused.refusal, scene) : undefined
  useEffect(() => {
    if (text !== undefined) announce(text)
  }, [text])
  if (text === undefined) return null
  return (
    <div className="refused">
      <p>{text}</p>
      <IconButton icon={<Icon of="x" />} label={m.common_close()} onPress={dismissRefusal} />
    </div>
  )
}
