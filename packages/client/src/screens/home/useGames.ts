import { useEffect, useState } from 'react'
import type { GamesList } from '../../keep/games.ts'
import { openShelf } from '../../keep/shelf.ts'

/** The games kept on this device; nothing while they are being fetched. */
export function useGames() {
  const [list, setList] = useState<GamesList | undefined>()
  useEffect(() => {
    let here = true
    // The first screen does not wait for what reads games.
    void fetchGames().then((found) => here && setList(found))
    return () => {
      here = false
    }
  }, [])
  const forget = async (id: string) => {
    const { deleteGame } = await import('../../keep/games.ts')
    await deleteGame(id)
    setList(await fetchGames())
  }
  return { list, forget }
}

async function fetchGames(): Promise<GamesList> {
  if (await isEmpty()) return { state: 'listed', games: [] }
  const { listGames } = await import('../../keep/games.ts')
  return await listGames()
}

/** Reading games takes all the rules; seeing that there are none does not. */
async function isEmpty(): Promise<boolean> {
  try {
    const shelf = await openShelf()
    return (await shelf.all()).length === 0
  } catch {
    return false
  }
}
