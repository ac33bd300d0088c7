import { m, turnHeadline } from '@hadal/words'
import { useLocation } from 'wouter'
import { bothPaths, PATHS } from '../../app/paths.ts'
import { changeSettings, useSettings, wantsReasons } from '../../app/settings.ts'
import { SHORTCUT_KEYS } from '../../app/shortcuts.ts'
import { downloadText } from '../../keep/files.ts'
import { useTableStore } from '../../link/store.ts'
import { PaceChoice } from '../../screens/settings/PaceChoice.tsx'
import { mayHaveHint } from '../../table/decision/mayHaveHint.ts'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { announce } from '../../ui/announce.ts'
import { Icon } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { MenuRow } from './MenuRow.tsx'
import { MenuSection } from './MenuSection.tsx'
import { OtherDevice } from './OtherDevice.tsx'
import { Pause } from './Pause.tsx'
import { People } from './People.tsx'
import './menu.css'

interface Props {
  onClose(): void
}

/** The menu of the table: what to look up, who plays, and the ways out. */
export function MenuSheet({ onClose }: Props) {
  const { update, scene } = useTable()
  const isLost = useTableStore(({ keeping }) => keeping?.state === 'failed')
  const isOnline = update.place === 'online'
  return (
    <Sheet
      shape="drawer"
      className="menu"
      title={m.menu_title()}
      onClose={onClose}
      question={
        <QuestionBar ask={turnHeadline(scene)} sub={m.table_turn({ turn: update.view.turn })}>
          <Act
            label={isOnline ? m.online_to_online() : m.menu_home()}
            sub={sayKept(isOnline, isLost)}
            kind="sec"
            href={isOnline ? PATHS.online : PATHS.home}
          />
          <Act id="continue" label={m.menu_continue()} kind="go" onPress={onClose} />
        </QuestionBar>
      }
    >
      <div className="mn scr">
        <LookUp />
        {/* Online the pace and the record are the table's. */}
        {!isOnline && <Bots onHurry={onClose} />}
        <People onChanged={onClose} />
        {isOnline && update.eyes !== undefined && (
          <>
            {!update.result && <Pause seat={update.eyes} onAsked={onClose} />}
            <OtherDevice table={update.table} seat={update.eyes} />
          </>
        )}
        <ThisGame isLost={isLost} isOnline={isOnline} />
      </div>
    </Sheet>
  )
}

function sayKept(isOnline: boolean, isLost: boolean): string {
  if (isOnline) return m.online_kept_by_server()
  return isLost ? m.menu_home_not_kept() : m.menu_home_kept()
}

/** What can be read beside the table. */
function LookUp() {
  const { update, open } = useTable()
  return (
    <MenuSection title={m.menu_look()}>
      <ul>
        <MenuRow
          icon={<Icon of="log" size={20} />}
          label={m.menu_log()}
          shortcut={SHORTCUT_KEYS.log}
          onPress={() => open({ sheet: 'log' })}
        />
        {update.eyes !== undefined && (
          <MenuRow
            icon={<Icon of="hourglass" size={20} />}
            label={m.people_since()}
            sub={m.recap_menu_sub()}
            shortcut={SHORTCUT_KEYS.recap}
            onPress={() => open({ sheet: 'recap' })}
          />
        )}
        <MenuRow
          icon={<Icon of="eye" size={20} />}
          label={m.menu_memory()}
          sub={m.menu_memory_sub()}
          shortcut={SHORTCUT_KEYS.memory}
          onPress={() => open({ sheet: 'memory' })}
        />
        {mayHaveHint(update) && (
          <MenuRow
            icon={<Icon of="bulb" size={20} />}
            label={m.bots_hint()}
            sub={m.bots_hint_ask()}
            shortcut={SHORTCUT_KEYS.hint}
            onPress={() => open({ sheet: 'hint' })}
          />
        )}
        <MenuRow
          icon={<Icon of="search" size={20} />}
          label={m.odds_menu()}
          sub={m.odds_menu_sub()}
          shortcut={SHORTCUT_KEYS.odds}
          onPress={() => open({ sheet: 'odds' })}
        />
        {update.eyes !== undefined && !update.result && (
          <MenuRow
            icon={<Icon of="list" size={20} />}
            label={m.menu_orders()}
            sub={sayOrders(update.orders)}
            shortcut={SHORTCUT_KEYS.orders}
            onPress={() => open({ sheet: 'orders' })}
          />
        )}
        <MenuRow
          icon={<Icon of="book" size={20} />}
          label={m.menu_legend()}
          sub={m.menu_legend_sub()}
          shortcut={SHORTCUT_KEYS.legend}
          onPress={() => open({ sheet: 'legend' })}
        />
        <MenuRow
          icon={<Icon of="crown-line" size={20} />}
          label={m.library_title()}
          sub={m.library_home_sub()}
          href={PATHS.library}
        />
        <MenuRow
          icon={<Icon of="section" size={20} />}
          label={m.rules_title()}
          sub={m.rules_home_sub()}
          href={PATHS.rules}
        />
        <MenuRow
          icon={<Icon of="help" size={20} />}
          label={m.menu_shortcuts()}
          shortcut={SHORTCUT_KEYS.help}
          onPress={() => open({ sheet: 'shortcuts' })}
        />
      </ul>
    </MenuSection>
  )
}

function sayOrders(orders: ReturnType<typeof useTable>['update']['orders']): string {
  if (orders === undefined) return m.menu_orders_none()
  const count = orders.orders.length
  return count === 0 ? m.menu_orders_pass() : m.menu_orders_stand({ count })
}

/** P43: how fast bots play. */
function Bots({ onHurry }: { onHurry(): void }) {
  const { seats, result } = useTable().update
  const { hurry } = useTableStore((state) => state.actions)
  const explains = useSettings(wantsReasons)
  if (result || !seats.some(({ bot }) => bot !== undefined)) return null
  return (
    <MenuSection title={m.menu_bots()}>
      <PaceChoice className="rg mn-pace" />
      <Toggle
        label={m.bots_say_why()}
        on={explains}
        onChange={(on) => changeSettings({ botReasons: on })}
      />
      <ul>
        <MenuRow
          icon={<Icon of="forward" size={20} />}
          label={m.menu_hurry()}
          sub={m.menu_hurry_sub()}
          shortcut={SHORTCUT_KEYS.hurry}
          onPress={() => {
            void hurry()
            onHurry()
          }}
        />
      </ul>
    </MenuSection>
  )
}

/** The record of the game (P64), and the ways to other screens. */
function ThisGame({ isLost, isOnline }: { readonly isLost: boolean; readonly isOnline: boolean }) {
  const { record } = useTableStore((state) => state.actions)
  const download = async (): Promise<void> => {
    const reply = await record()
    if (reply.ok) downloadText(reply.answer.name, reply.answer.text)
    else announce(m.menu_download_failed())
  }
  return (
    <MenuSection title={m.menu_game()}>
      <ul>
        {!isOnline && (
          <MenuRow
            icon={<Icon of="download" size={20} />}
            label={m.menu_download()}
            sub={isLost ? m.menu_download_lost() : m.menu_download_sub()}
            onPress={() => void download()}
          />
        )}
        <OtherTable />
        <MenuRow
          icon={<Icon of="gear" size={20} />}
          label={m.menu_settings()}
          href={PATHS.settings}
        />
        <MenuRow icon={<Icon of="plus" size={20} />} label={m.menu_new()} href={PATHS.setup} />
      </ul>
    </MenuSection>
  )
}

/** P73: the same table in words, or back in pictures. */
function OtherTable() {
  const { table, place } = useTable().update
  const [path] = useLocation()
  const { pictures, words } = bothPaths(table, place === 'online')
  return path === words ? (
    <MenuRow icon={<Icon of="cards" size={20} />} label={m.text_to_pictures()} href={pictures} />
  ) : (
    <MenuRow
      icon={<Icon of="list" size={20} />}
      label={m.text_title()}
      sub={m.text_menu_sub()}
      href={words}
    />
  )
}
