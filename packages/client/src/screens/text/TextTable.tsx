import { boardInWords, m, saySealed, type TextZone, turnHeadline } from '@hadal/words'
import { bothPaths } from '../../app/paths.ts'
import { OpenedSheet } from '../../sheets/OpenedSheet.tsx'
import { TableContext, type TableModel } from '../../table/model.ts'
import { announce } from '../../ui/announce.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { useBanner } from '../table/Banner.tsx'
import { HeldBar, useHeld } from '../table/Held.tsx'
import { Refused } from '../table/Refused.tsx'
import { useAnnounced } from '../table/useAnnounced.ts'
import { useKeptFocus } from '../table/useKeptFocus.ts'
import { type SeatedProps, useSeated } from '../table/useSeated.ts'
import { CommandBar } from './CommandBar.tsx'
import { SectionInWords } from './SectionInWords.tsx'
import { Since } from './Since.tsx'
import { useTyped } from './useTyped.ts'
import './text.css'

/** What is mine and my rivals'; everything else is in the middle of the table. */
const SEATS: ReadonlySet<TextZone> = new Set<TextZone>(['you', 'rivals'])

/** P73: the whole table as plain text, played by typing or by choosing. */
export function TextTable({ update, log, onScore, onSettings }: SeatedProps) {
  const { model, opened, onUndo } = useSeated({ update, log })
  const typed = useTyped(model, onUndo)
  const held = useHeld(model)
  const banner = useBanner(update)
  useAnnounced(model)
  useKeptFocus()
  const sections = boardInWords(model.scene)
  return (
    <TableContext value={model}>
      <div className="pg tx-pg">
        <a className="skip" href="#question">
          {m.table_skip_to_question()}
        </a>
        <Top model={model} onUndo={onUndo} onSettings={onSettings} />
        <main className="pg-m tx landing" id="main" tabIndex={-1}>
          <h1 className="vh">{m.text_title()}</h1>
          {banner && <div className="tx-b">{banner}</div>}
          <section className="tx-c" aria-labelledby="tx-may">
            <h2 id="tx-may">{typed.title}</h2>
            <ol className="tx-o">
              {typed.options.map(({ label, sub, isPressed }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a choice is its number
                <li key={at}>
                  <button
                    type="button"
                    aria-pressed={isPressed ? true : undefined}
                    onClick={() => typed.choose(at)}
                  >
                    <span className="k">{at + 1}</span>
                    <span>
                      <b>{label}</b>
                      {sub !== undefined && <small>{sub}</small>}
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
          <div className="tx-w">
            {sections
              .filter(({ zone }) => SEATS.has(zone))
              .map((section) => (
                <SectionInWords key={section.zone} section={section} />
              ))}
            <Since model={model} />
          </div>
          <div className="tx-w">
            {sections
              .filter(({ zone }) => !SEATS.has(zone))
              .map((section) => (
                <SectionInWords key={section.zone} section={section} />
              ))}
          </div>
        </main>
        {held ? <HeldBar held={held} /> : <CommandBar typed={typed} onScore={onScore} />}
      </div>
      {opened && <OpenedSheet opened={opened} onClose={() => model.open(undefined)} />}
      <Refused scene={model.scene} />
    </TableContext>
  )
}

interface TopProps {
  readonly model: TableModel
  onUndo(): void
  onSettings(): void
}

function Top({ model, onUndo, onSettings }: TopProps) {
  const { update, scene, open } = model
  const { undo, place, table } = update
  const { pictures } = bothPaths(table, place === 'online')
  return (
    <header className="pg-top">
      <IconButton
        icon={<Icon of="menu" />}
        label={m.table_menu()}
        onPress={() => open({ sheet: 'menu' })}
      />
      <p className="tx-h">
        {m.table_turn({ turn: update.view.turn })} <strong>{turnHeadline(scene)}</strong>
      </p>
      <div className="tx-r">
        {update.eyes !== undefined && (
          <IconButton
            icon={<Icon of="undo" />}
            text
            label={m.table_undo()}
            onPress={() =>
              undo.possible || undo.canAsk ? onUndo() : announce(saySealed(scene, undo))
            }
          />
        )}
        <IconButton icon={<Icon of="cards" />} text label={m.text_to_pictures()} href={pictures} />
        <IconButton icon={<Icon of="gear" />} label={m.table_settings()} onPress={onSettings} />
      </div>
    </header>
  )
}
