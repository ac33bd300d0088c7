import { m } from '@hadal/words'
import { type ReactNode, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Answers } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { sayDamage } from './damage.ts'

interface LoadGameProps {
  readonly children: ReactNode
}

/** Opens a game from a file; a file that holds none is refused in words. */
export function LoadGame({ children }: LoadGameProps) {
  const id = useId()
  const [, navigate] = useLocation()
  const [wrong, setWrong] = useState<string | undefined>()

  const open = async (file: File | undefined) => {
    if (file === undefined) return
    try {
      const { openFile } = await import('./openFile.ts')
      const opened = await openFile(file)
      if ('damage' in opened) setWrong(sayDamage(opened.damage))
      else navigate(opened.path)
    } catch {
      setWrong(m.home_damage_unreadable())
    }
  }
  return (
    <>
      <label className="way" htmlFor={id}>
        <span className="way-i">
          <Icon of="upload" size={24} />
        </span>
        {children}
        <input
          className="vh"
          id={id}
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            const [file] = event.target.files ?? []
            void open(file)
            // The same file may be chosen again when it has been put right.
            event.target.value = ''
          }}
        />
      </label>
      {wrong !== undefined && (
        <Sheet
          shape="box"
          title={m.home_damage()}
          onClose={() => setWrong(undefined)}
          question={
            <Answers>
              <Act kind="go" label={m.common_close()} onPress={() => setWrong(undefined)} />
            </Answers>
          }
        >
          <p className="soft">{wrong}</p>
        </Sheet>
      )}
    </>
  )
}
