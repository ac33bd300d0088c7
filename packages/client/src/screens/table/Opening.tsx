import { m } from '@hadal/words'
import { Void } from '../../app/Mishap.tsx'
import { Patience } from '../../app/Patience.tsx'
import { PATHS } from '../../app/paths.ts'
import { useTableStore } from '../../link/store.ts'
import { sayLinkRefusal } from '../../text/linkRefusals.ts'
import { Act } from '../../ui/Act.tsx'

/** While a game is looked up, and when it could not be opened. */
export function Opening({ id }: { readonly id: string }) {
  const refusal = useTableStore(({ failure, refused }) => failure ?? refused?.refusal)
  const { resume } = useTableStore((state) => state.actions)
  if (!refusal)
    return (
      <Patience>
        <p role="status">{m.table_opening()}</p>
      </Patience>
    )
  return (
    <Void
      title={m.table_not_opened()}
      ask={m.common_not_found_ask()}
      acts={
        <>
          <Act label={m.table_try_again()} kind="sec" onPress={() => void resume(id)} />
          <Act label={m.common_home()} kind="go" href={PATHS.home} />
        </>
      }
    >
      <p>{sayLinkRefusal(refusal)}</p>
    </Void>
  )
}
