import { capital, type Figure, figureName, figureText, m } from '@hadal/words'
import type { ReactNode } from 'react'
import { PATHS } from '../../app/paths.ts'
import { KrakenFigure, LeviathanTokenMark, ScourgeFigure } from '../../art/emblems/index.ts'
import { GuildLegend, MarkLegend, PowerLegend } from '../../screens/help/Legend.tsx'
import { useTable } from '../../table/model.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Section } from '../inspect/Section.tsx'
import { ReadSheet } from '../ReadSheet.tsx'
import './legend.css'

/** P31: what the signs of the table mean: guilds and races, powers, tokens and figures. */
export function LegendSheet({ onClose }: { onClose(): void }) {
  const { update, open } = useTable()
  const { expansions } = update.view
  return (
    <ReadSheet
      className="leg"
      title={m.log_legend()}
      ask={m.help_light()}
      sub={m.help_light_text()}
      before={
        <>
          <Act
            id="to-how"
            label={m.help_title()}
            kind="quiet"
            icon={<Icon of="book" />}
            href={PATHS.how}
          />
          <Act
            label={m.help_keys()}
            kind="quiet"
            icon={<Icon of="list" />}
            className="leg-k"
            onPress={() => open({ sheet: 'shortcuts' })}
          />
        </>
      }
      onClose={onClose}
    >
      <div className="leg-b">
        <div className="leg-c">
          <Section title={m.help_guilds()}>
            <p className="soft">{m.help_guilds_text()}</p>
            <GuildLegend />
          </Section>
        </div>
        <div className="leg-c">
          <Section title={m.help_powers()}>
            <PowerLegend />
          </Section>
          <Section title={m.help_marks()}>
            <MarkLegend />
          </Section>
        </div>
        {expansions.length > 0 && (
          <div className="leg-c">
            <Section title={m.log_figures()}>
              <ul className="leg-f">
                {expansions.includes('kraken') && (
                  <FigureItem figure="kraken" mark={<KrakenFigure size={32} />} />
                )}
                {expansions.includes('leviathan') && (
                  <>
                    <FigureItem figure="scourge" mark={<ScourgeFigure size={32} />} />
                    <li>
                      <LeviathanTokenMark size={32} />
                      <span>{m.log_second_token_text()}</span>
                    </li>
                  </>
                )}
              </ul>
            </Section>
          </div>
        )}
      </div>
    </ReadSheet>
  )
}

function FigureItem({ figure, mark }: { readonly figure: Figure; readonly mark: ReactNode }) {
  return (
    <li>
      {mark}
      <span>
        <b>{capital(figureName(figure))}.</b> {figureText(figure)}
      </span>
    </li>
  )
}
