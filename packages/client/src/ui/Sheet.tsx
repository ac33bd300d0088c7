import { m } from '@hadal/words'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { inTask } from '../app/inTask.ts'
import { IconButton } from './Button.tsx'
import { closeOnBack } from './back.ts'
import { hold } from './hold.ts'
import { Icon } from './Icons.tsx'
import { LiveRegion } from './LiveRegion.tsx'
import './sheet.css'

interface SheetProps {
  readonly title: ReactNode
  /** The title is read out but not shown: the body begins with its own. */
  readonly titleHidden?: boolean
  readonly children: ReactNode
  /** The question at the bottom, in its usual place. */
  readonly question?: ReactNode
  readonly onClose: () => void
  /** `full` lies over the whole table, `drawer` at its right edge, `box` is a short question in the middle. */
  readonly shape?: 'full' | 'drawer' | 'box'
  /** Hides the cross where the answers are the only way on. */
  readonly closable?: boolean
  /** It has an address of its own: "back" leads away from it by itself. */
  readonly hasAddress?: boolean
  readonly className?: string
}

/**
 * What lies over the table: mounted is open.
 *
 * Escape and the back button close it, the page under it sleeps, and focus returns to where it was.
 */
export function Sheet({
  shape = 'full',
  closable = true,
  hasAddress = false,
  ...props
}: SheetProps) {
  const id = useId()
  const over = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { onClose } = props
  const close = useRef(onClose)
  close.current = closable ? onClose : () => {}

  // Before anybody can look for focus that was lost: one sheet may follow another.
  useLayoutEffect(() => {
    const [sheet, beginning] = [over.current, heading.current]
    if (sheet === null || beginning === null) return
    const opener = document.activeElement
    const letGo = hold({ sheet, beginning, escape: () => close.current() })
    void open(sheet, beginning)
    return () => {
      letGo()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  const closesOnBack = closable && !hasAddress
  useEffect(() => (closesOnBack ? closeOnBack(() => close.current()) : undefined), [closesOnBack])

  return (
    <div ref={over} className={`over over-${shape}`} popover="manual">
      <dialog
        open
        className={`sheet ${shape}${props.className === undefined ? '' : ` ${props.className}`}`}
        aria-modal="true"
        aria-labelledby={id}
      >
        <header className={props.titleHidden === true ? 'sh-h bare' : 'sh-h'}>
          {/* Reading begins at the title, not at the first control. */}
          <h2
            ref={heading}
            className={props.titleHidden === true ? 'vh' : 'k-t landing'}
            id={id}
            tabIndex={-1}
          >
            {props.title}
          </h2>
          {closable && (
            <IconButton
              className="sh-x"
              icon={<Icon of="x" />}
              label={m.common_close()}
              onPress={onClose}
            />
          )}
        </header>
        {props.children}
        {props.question}
        <LiveRegion />
      </dialog>
    </div>
  )
}

/**
 * Shows a sheet and brings focus to it, before the next frame: the browser works out styles for the one and lays out
 * everything for the other, and drawing the sheet was enough for one task.
 */
async function open(sheet: HTMLElement, beginning: HTMLElement): Promise<void> {
  // It may be gone again.
  await inTask(() => sheet.isConnected && sheet.showPopover())
  await inTask(() => beginning.focus({ preventScroll: true }))
}
