import { m } from '@hadal/words'
import type { ReactNode } from 'react'
import { Page } from '../../app/Page.tsx'
import { isTablePath, PATHS } from '../../app/paths.ts'
import { useWay } from '../../app/way.ts'
import { Act } from '../../ui/Act.tsx'
import { Icon, type IconName } from '../../ui/Icons.tsx'
import { QuestionBar } from '../../ui/QuestionBar.tsx'
import { GuildLegend, MarkLegend, PowerLegend } from './Legend.tsx'
import { ShortcutList } from './ShortcutList.tsx'
import './help.css'

/** How a turn goes, and what the marks and keys mean, on one page. */
export function HelpScreen() {
  const from = useWay((way) => way.from)
  const atTable = from !== undefined && isTablePath(from)
  return (
    <Page
      title={m.help_title()}
      sub={m.help_sub()}
      question={
        <QuestionBar ask={m.help_ready()} sub={m.help_ready_sub()}>
          <Act icon={<Icon of="bulb" />} label={m.lessons_title()} href={PATHS.learn} />
          <Act kind="quiet" label={m.library_title()} href={PATHS.library} />
          <Act kind="quiet" label={m.rules_title()} href={PATHS.rules} />
          {atTable ? (
            <Act kind="go" label={m.settings_back_to_table()} href={from} />
          ) : (
            <Act
              kind="go"
              icon={<Icon of="dive" />}
              label={m.common_nav_setup()}
              href={PATHS.setup}
            />
          )}
        </QuestionBar>
      }
    >
      <div className="hlp">
        <Turn />
        <div className="ho-c">
          <Part title={m.help_guilds()} text={m.help_guilds_text()}>
            <GuildLegend />
          </Part>
        </div>
        <div className="ho-c">
          <Part title={m.help_powers()}>
            <PowerLegend />
          </Part>
          <Part title={m.help_marks()}>
            <MarkLegend />
          </Part>
          <Part title={m.help_light()} text={m.help_light_text()} />
        </div>
        <div className="ho-k">
          <Part title={m.help_keys()} text={m.help_keys_touch()}>
            <ShortcutList />
          </Part>
        </div>
      </div>
    </Page>
  )
}

interface PartProps {
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

function Part({ title, text, children }: PartProps) {
  return (
    <section className="ho-p">
      <h2 className="zh">{title}</h2>
      {text !== undefined && <p className="soft">{text}</p>}
      {children}
    </section>
  )
}

function Turn() {
  const actions: readonly (readonly [IconName, string, string])[] = [
    ['dive', m.help_explore(), m.help_explore_text()],
    ['well', m.help_council(), m.help_council_text()],
    ['crown-line', m.help_recruit(), m.help_recruit_text()],
  ]
  return (
    <section className="ho-t" aria-labelledby="h-turn">
      <h2 className="zh" id="h-turn">
        {m.help_turn()}
      </h2>
      <ol>
        <Step title={m.help_turn_1()} text={m.help_turn_1_text()} />
        <Step title={m.help_turn_2()}>
          <ul className="ho-a">
            {actions.map(([icon, title, text]) => (
              <li key={icon}>
                <Icon of={icon} size={24} />
                <div>
                  <h4>{title}</h4>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </Step>
        <Step title={m.help_turn_3()} text={m.help_turn_3_text()} />
      </ol>
      <dl className="ho-d">
        <div>
          <dt>{m.help_monster()}</dt>
          <dd>{m.help_monster_text()}</dd>
        </div>
        <div>
          <dt>{m.help_end()}</dt>
          <dd>{m.help_end_text()}</dd>
        </div>
      </dl>
    </section>
  )
}

function Step({ title, text, children }: PartProps) {
  return (
    <li className="ho-s">
      <h3>{title}</h3>
      {text !== undefined && <p>{text}</p>}
      {children}
    </li>
  )
}
