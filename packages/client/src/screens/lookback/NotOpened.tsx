import { m } from '@hadal/words'
import type { ReactNode } from 'react'
import type { Opened } from '../../analysis/store.ts'
import { Void } from '../../app/Mishap.tsx'
import { PATHS } from '../../app/paths.ts'
import { sayLinkRefusal } from '../../text/linkRefusals.ts'
import { Act } from '../../ui/Act.tsx'

/** A game of the past that cannot be shown, and why. */
export function NotOpened({ children }: { readonly children: ReactNode }) {
  return (
    <Void
      title={m.table_not_opened()}
      ask={m.common_not_found_ask()}
      acts={<Act label={m.common_home()} kind="go" href={PATHS.home} />}
    >
      <p>{children}</p>
    </Void>
  )
}

export function sayNotOpened(refusal: Extract<Opened, { refusal: unknown }>['refusal']): string {
  if (refusal === 'not-over') return m.analysis_not_over()
  return refusal === 'unavailable' ? m.home_games_unavailable() : sayLinkRefusal(refusal)
}
