import { useCallback, useState } from 'react'

/**
 * A state that belongs to something and is what it was at first with anything else.
 *
 * Setting it back in an effect would draw the whole table twice.
 */
export function useStateOf<State>(
  owner: string,
  first: State,
): readonly [State, (state: State) => void] {
  const [kept, keep] = useState({ owner, state: first })
  const set = useCallback((state: State) => keep({ owner, state }), [owner])
  return [kept.owner === owner ? kept.state : first, set]
}
