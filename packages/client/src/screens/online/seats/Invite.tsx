import type { TableForMe } from '@hadal/protocol'
import { m } from '@hadal/words'
import { useId } from 'react'
import { onlineTablePath } from '../../../app/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icons.tsx'
import { CopyField } from './CopyField.tsx'

/** How friends get here: five letters to say, and a link to send. */
export function Invite({ table: { id, code } }: { readonly table: TableForMe }) {
  const heading = useId()
  const link = new URL(onlineTablePath(id), location.origin).href
  const share = { title: m.common_hadal(), text: m.online_share_text(), url: link }
  const canShare = 'canShare' in navigator && navigator.canShare(share)
  return (
    <section className="inv" aria-labelledby={heading}>
      <h2 className="vh" id={heading}>
        {m.online_send_link()}
      </h2>
      {code !== undefined && (
        <p
          className="big-c"
          role="img"
          aria-label={m.online_code_is({ letters: [...code].join(' ') })}
        >
          {code}
        </p>
      )}
      <CopyField label={m.online_send_link()} value={link}>
        {canShare && (
          <Button
            icon={<Icon of="share" />}
            onPress={() => {
              // Whoever changes their mind closes it: nothing to be told.
              navigator.share(share).catch(() => {})
            }}
          >
            {m.online_share()}
          </Button>
        )}
      </CopyField>
    </section>
  )
}
