import { m } from '@hadal/words'
import { IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icons.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { type Playback, SPEEDS, type Speed } from './usePlayback.ts'

const SIGNS: Readonly<Record<Speed, string>> = { '0.5': '½×', '1': '1×', '2': '2×', '4': '4×' }

interface Props {
  readonly playback: Playback
  /** The last moment. */
  readonly last: number
}

/** Back, on, and by itself at any speed. */
export function Transport({ playback, last }: Props) {
  const { isPlaying, speed, setSpeed, step, stepTurn, goTo, toggle } = playback
  return (
    <>
      <Segmented
        className="rg rp-sp"
        label={m.replay_speed()}
        value={speed}
        choices={SPEEDS.map((value) => ({ value, label: SIGNS[value] }))}
        onChange={setSpeed}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div className="rp-tp" role="group" aria-label={m.replay_transport()}>
        <IconButton
          className="rp-end"
          icon={<Icon of="first" />}
          label={m.replay_to_start()}
          onPress={() => goTo(0)}
        />
        <IconButton
          icon={<Icon of="rewind" />}
          label={m.replay_turn_back()}
          onPress={() => stepTurn(-1)}
        />
        <IconButton
          icon={<Icon of="back" />}
          label={m.replay_step_back()}
          onPress={() => step(-1)}
        />
        <button
          type="button"
          className="act go"
          id="replay-play"
          aria-label={isPlaying ? m.replay_pause() : m.replay_play()}
          onClick={toggle}
        >
          <Icon of={isPlaying ? 'pause' : 'play'} />
        </button>
        <IconButton
          icon={<Icon of="forward" />}
          label={m.replay_step_on()}
          onPress={() => step(1)}
        />
        <IconButton
          icon={<Icon of="fast" />}
          label={m.replay_turn_on()}
          onPress={() => stepTurn(1)}
        />
        <IconButton
          className="rp-end"
          icon={<Icon of="last" />}
          label={m.replay_to_end()}
          onPress={() => goTo(last)}
        />
        {/* Where there is little room, one press after the other goes through the speeds. */}
        <IconButton
          className="rp-s1"
          icon={<b>{SIGNS[speed]}</b>}
          label={m.replay_speed_now({ speed: SIGNS[speed] })}
          onPress={() => setSpeed(SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? '1')}
        />
      </div>
    </>
  )
}
