import type { PlayedGame } from '../../keep/recordText.ts'
import { useTableStore } from '../../link/store.ts'
import { startTable } from '../setup/startTable.ts'

/** Keeps a game that came from elsewhere on this device; says whether that could be done. */
export async function keepGame(id: string, game: PlayedGame): Promise<boolean> {
  const { record, seats, perfectMemory } = game
  await startTable({ id, seats, from: { record }, perfectMemory })
  return await new Promise((resolve) => {
    const look = ({ keeping, failure }: ReturnType<typeof useTableStore.getState>): boolean => {
      const isDone = keeping !== undefined || failure !== undefined
      if (isDone) resolve(keeping?.state === 'kept')
      return isDone
    }
    if (look(useTableStore.getState())) return
    const stop = useTableStore.subscribe((state) => {
      if (look(state)) stop()
    })
  })
}
