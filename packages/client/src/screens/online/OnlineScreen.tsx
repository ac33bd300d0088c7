import type { TableForMe } from '@hadal/protocol'
import { m } from '@hadal/words'
import { type ReactNode, useId } from 'react'
import { Page } from '../../app/Page.tsx'
import { onlineTablePath, PATHS } from '../../app/paths.ts'
import { api, type MyTables, type Result } from '../../online/api.ts'
import { useMe } from '../../online/me.ts'
import { useLoaded } from '../../online/useLoaded.ts'
import { SeatBadge } from '../../table/parts/SeatBadge.tsx'
import { Act } from '../../ui/Act.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { NotReached } from './NotReached.tsx'
import { MyRow, OpenRow, WaitingRow } from './TableRow.tsx'
import { titleOf } from './words.ts'
import './online.css'

interface Tables extends MyTables {
  readonly listed: readonly TableForMe[]
}

/** Tables online: first those that wait for me. */
export function OnlineScreen() {
  const { value: tables, problem, reload } = useLoaded('tables', allTables)
  if (tables === undefined && problem !== undefined)
    return <NotReached problem={problem} onRetry={reload} />
  return (
    <Page title={m.online_title()} titleHidden question={<Question tables={tables} />}>
      <div className="onl">
        <div className="on-l">
          {tables === undefined ? (
            <p className="dimt" role="status">
              {m.online_loading()}
            </p>
          ) : (
            <Lists tables={tables} />
          )}
        </div>
        <div className="on-r">
          <CodeEntry />
          <section aria-labelledby="o-open">
            <h2 className="zh" id="o-open">
              {m.online_open()}
            </h2>
            <p className="soft on-why">{m.online_open_why()}</p>
            <Button icon={<Icon of="plus" />} href={PATHS['online-new']}>
              {m.online_new()}
            </Button>
          </section>
          <Myself tables={tables} />
        </div>
      </div>
    </Page>
  )
}

async function allTables(): Promise<Result<Tables>> {
  const [mine, listed] = await Promise.all([api.mine(), api.listed()])
  if (!mine.ok) return mine
  if (!listed.ok) return listed
  const isMine = ({ seat }: TableForMe): boolean => seat !== undefined
  return {
    ok: true,
    value: { ...mine.value, listed: listed.value.tables.filter((table) => !isMine(table)) },
  }
}

function Lists({ tables }: { readonly tables: Tables }) {
  const { waitingForMe, waitingForOthers, open, over, listed } = tables
  const others = [...waitingForOthers, ...open]
  const hasNone = waitingForMe.length + others.length + over.length === 0
  return (
    <>
      {waitingForMe.length > 0 && (
        <List title={m.online_waiting_for_me()} className="on-w wide">
          {waitingForMe.map((table) => (
            <li key={table.id}>
              <WaitingRow table={table} />
            </li>
          ))}
        </List>
      )}
      {hasNone ? (
        <List title={m.online_waiting_for_me()} className="on-w">
          <Empty title={m.online_none_mine()} why={m.online_none_mine_why()} />
        </List>
      ) : (
        others.length > 0 && <MyTablesList title={m.online_waiting_for_others()} tables={others} />
      )}
      <List title={m.online_open_tables()} className="on-w">
        {listed.length === 0 ? (
          <Empty title={m.online_none_open()} why={m.online_none_open_why()} />
        ) : (
          listed.map((table) => (
            <li key={table.id}>
              <OpenRow table={table} />
            </li>
          ))
        )}
      </List>
      {over.length > 0 && <MyTablesList title={m.online_over()} tables={over} />}
    </>
  )
}

interface MyTablesListProps {
  readonly title: string
  readonly tables: readonly TableForMe[]
}

function MyTablesList({ title, tables }: MyTablesListProps) {
  return (
    <List title={title} className="on-w">
      {tables.map((table) => (
        <li key={table.id}>
          <MyRow table={table} />
        </li>
      ))}
    </List>
  )
}

interface ListProps {
  readonly title: string
  readonly className: string
  readonly children: ReactNode
}

function List({ title, className, children }: ListProps) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 className="zh" id={heading}>
        {title}
      </h2>
      <ul className={className}>{children}</ul>
    </section>
  )
}

function Empty({ title, why }: { readonly title: string; readonly why: string }) {
  return (
    <li className="emp">
      <b>{title}</b>
      {why}
    </li>
  )
}

/** Who I am here, and what keeps my seats. */
function Myself({ tables }: { readonly tables: Tables | undefined }) {
  const me = useMe((state) => state.me)
  if (me === undefined) return null
  const { name, kind } = me
  const { waitingForMe = [], waitingForOthers = [], open = [] } = tables ?? {}
  const count = waitingForMe.length + waitingForOthers.length + open.length
  const isGuest = kind === 'guest'
  return (
    <section className="on-me">
      <SeatBadge seat={0} name={name} size={40} />
      <h2>{isGuest ? m.online_guest({ name }) : m.online_signed_in({ name })}</h2>
      <p>
        {!isGuest && m.online_signed_in_why()}
        {isGuest && (count > 0 ? m.online_guest_seats({ count }) : m.online_guest_no_seats())}
      </p>
      <Button href={PATHS.account}>{isGuest ? m.online_keep_seats() : m.online_account()}</Button>
    </section>
  )
}

function Question({ tables }: { readonly tables: Tables | undefined }) {
  const waiting = tables?.waitingForMe ?? []
  const [first] = waiting
  return (
    <QuestionBar
      ask={
        first === undefined ? m.online_ask_none() : m.online_ask_waiting({ count: waiting.length })
      }
      sub={
        first === undefined
          ? m.online_ask_none_sub()
          : m.online_ask_waiting_sub({ name: titleOf(first) })
      }
    >
      <Act
        kind={first === undefined ? 'go' : 'sec'}
        label={m.online_new()}
        href={PATHS['online-new']}
      />
      {first !== undefined && (
        <Act
          kind="go"
          icon={<Icon of="dive" />}
          label={m.online_go_first()}
          href={onlineTablePath(first.id)}
        />
      )}
    </QuestionBar>
  )
}
