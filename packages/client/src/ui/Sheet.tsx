import { type ReactNode, useEffect, useId, useRef } from 'react'
import { m } from '../text/messages.ts'
import { IconButton } from './Button.tsx'
import { closeOnBack } from './back.ts'
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
  readonly className?: string
}

/**
 * What lies over the table: mounted is open.
 *
 * Escape and the back button close it, the page under it sleeps, and focus returns to where it was.
 */
export function Sheet({ shape = 'full', closable = true, ...props }: SheetProps) {
  const heading = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const { onClose } = props
  const close = useRef(onClose)
  close.current = onClose

  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => (closable ? closeOnBack(() => close.current()) : undefined), [closable])

  return (
    <dialog
      ref={dialog}
      className={`sheet ${shape}${props.className === undefined ? '' : ` ${props.className}`}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        if (closable) onClose()
      }}
    >
      <header className={props.titleHidden === true ? 'sh-h bare' : 'sh-h'}>
        {/* Reading begins at the title, not at the first control. */}
        <h2
          className={props.titleHidden === true ? 'vh' : 'k-t landing'}
          id={heading}
          tabIndex={-1}
          // biome-ignore lint/a11y/noAutofocus: a dialog has to say where focus goes when it opens
          autoFocus
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
  )
}
