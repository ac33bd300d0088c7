import { m } from '@hadal/words'
import type { ReactNode } from 'react'
import { Act } from '../ui/Act.tsx'
import { QuestionBar } from '../ui/QuestionBar.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import './readSheet.css'

interface Props {
  readonly title: string
  /** The title stands on what is shown, and is only read out. */
  readonly titleHidden?: boolean
  readonly children: ReactNode
  /** The line at the bottom, and one that helps. */
  readonly ask: ReactNode
  readonly sub?: ReactNode
  /** What can be done beside closing it: before, and as the bright answer after. */
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly shape?: 'full' | 'drawer' | 'box'
  readonly className: string
  readonly closeLabel?: string
  readonly hasAddress?: boolean
  onClose(): void
}

/** A sheet that is there to be read: it asks nothing, and closes where answers usually are. */
export function ReadSheet({ ask, sub, before, after, closeLabel, className, ...props }: Props) {
  return (
    <Sheet
      {...props}
      className={`read ${className}`}
      question={
        <QuestionBar ask={ask} sub={sub}>
          {before}
          <Act label={closeLabel ?? m.common_close()} kind="sec" onPress={props.onClose} />
          {after}
        </QuestionBar>
      }
    />
  )
}
