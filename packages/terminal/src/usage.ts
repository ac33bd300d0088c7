import { CHARACTERS } from '@hadal/bots'
import { EXPANSION_NAMES, FEWEST_PLAYERS, MOST_PLAYERS, mostPlayers, PRESETS } from '@hadal/engine'
import { LANGUAGES } from '@hadal/words'
import { t } from './messages.ts'
import { wrap } from './screen/layout.ts'
import { LEVEL_NAMES } from './seats.ts'

/** How the program is called. */
export const COMMAND = 'npm run play'

const WIDTH = 80
const MARGIN = 19

/** Everything that can be said on the command line, for a screen of 80 columns. */
export function usage(): string {
  const flags: readonly (readonly [flag: string, means: string])[] = [
    [
      '--players N',
      t.usage_players({ fewest: FEWEST_PLAYERS, most: mostPlayers([]), leviathan: MOST_PLAYERS }),
    ],
    ['--name …', t.usage_name()],
    [
      '--bots …',
      t.usage_bots({
        levels: LEVEL_NAMES.join(', '),
        example: 'master:rusher',
        characters: CHARACTERS.join(', '),
      }),
    ],
    ['--expansions …', t.usage_expansions({ names: EXPANSION_NAMES.join(', ') })],
    ['--preset …', t.usage_preset({ names: Object.keys(PRESETS).join(', ') })],
    ['--option O=V', t.usage_option()],
    ['--seed N', t.usage_seed()],
    ['--load …', t.usage_load()],
    ['--language …', t.usage_language({ languages: LANGUAGES.join(', ') })],
    ['--full', t.usage_full()],
    ['--no-memory', t.usage_memory()],
    ['--no-color', t.usage_colour()],
    ['--script', t.usage_script()],
    ['--help', t.usage_help()],
  ]
  const line = (first: string, text: string, margin: number): string[] =>
    wrap(text, WIDTH, `  ${first}`.padEnd(margin))
  return [
    ...wrap(t.usage_title(), WIDTH),
    '',
    ...line(COMMAND, t.usage_plain(), 34),
    ...line(`${COMMAND} -- --players 3`, t.usage_flags(), 34),
    '',
    ...flags.flatMap(([flag, means]) => line(flag, means, MARGIN)),
    '',
    ...wrap(t.usage_demonstration(), WIDTH),
  ].join('\n')
}
