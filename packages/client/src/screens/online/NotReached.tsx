import { m } from '@hadal/words'
import { Void } from '../../app/Mishap.tsx'
import { PATHS } from '../../app/paths.ts'
import { type Problem, sayProblem } from '../../text/problems.ts'
import { Act } from '../../ui/Act.tsx'

interface Props {
  readonly problem: Problem
  onRetry(): void
}

/** The server, or a table on it, is out of reach: what happened, and the ways on. */
export function NotReached({ problem, onRetry }: Props) {
  if (problem === 'no-server' || problem === 'no-connection')
    return (
      <Void
        title={problem === 'no-server' ? m.online_no_server() : m.online_no_connection()}
        ask={m.online_ask_elsewhere()}
        askSub={m.online_ask_elsewhere_sub()}
        acts={
          <>
            <Act label={m.online_try_again()} onPress={onRetry} />
            <Act kind="go" label={m.common_home()} href={PATHS.home} />
          </>
        }
      >
        <p>{problem === 'no-server' ? m.online_no_server_why() : m.online_no_connection_why()}</p>
      </Void>
    )
  const { title, why } = wordsFor(problem)
  return (
    <Void
      title={title}
      ask={m.online_not_found_ask()}
      acts={
        <>
          {problem === 'another-protocol' ? (
            <Act label={m.common_reload()} onPress={() => location.reload()} />
          ) : (
            <Act label={m.online_try_again()} onPress={onRetry} />
          )}
          <Act kind="go" label={m.online_to_online()} href={PATHS.online} />
        </>
      }
    >
      <p>{why}</p>
    </Void>
  )
}

function wordsFor(problem: Problem): { readonly title: string; readonly why: string } {
  switch (problem) {
    case 'no-such-table':
    case 'not-found':
      return { title: m.online_not_found(), why: m.online_not_found_why() }
    case 'table-damaged':
      return { title: m.online_damaged(), why: m.online_damaged_why() }
    case 'not-allowed':
      return { title: m.online_shut_out(), why: m.online_shut_out_why() }
    case 'another-protocol':
      return { title: m.online_old_page(), why: m.online_old_page_why() }
    case 'link-used':
      return { title: m.online_link_used(), why: m.online_link_used_why() }
    default:
      return { title: m.online_not_reached(), why: sayProblem(problem) }
  }
}
