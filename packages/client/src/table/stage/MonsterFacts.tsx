import { DEPTHS, type Reward, THREAT_TRACK } from '@hadal/engine'
import { m, sayReward } from '@hadal/words'
import { KeyMark, MonsterToken, Pearl } from '../../art/emblems/index.ts'
import { useTable } from '../model.ts'
import { ThreatLadder } from '../zones/Depths.tsx'
import { Odds } from '../zones/Odds.tsx'

/** What a fight pays now: the rung of the track and the rewards to choose from. */
export function MonsterFacts() {
  const { view } = useTable().update
  const rewards = THREAT_TRACK[view.threat] ?? []
  return (
    <>
      <div className="mo-l">
        <p className="tk-h">
          <span className="zs">{m.table_threat()}</span>
          <small>{m.table_threat_at({ at: view.threat + 1, of: THREAT_TRACK.length })}</small>
        </p>
        <ThreatLadder />
      </div>
      <ul className="rws" aria-label={m.table_rewards()}>
        {rewards.map((reward) => (
          <li key={sayReward(reward)} className="rw">
            <RewardMarks reward={reward} />
            <span className="rw-t">
              <b>{sayReward(reward)}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A reward as keys, pearls and tokens. */
function RewardMarks({ reward }: { readonly reward: Reward }) {
  const { keys, pearls, tokens } = reward
  return (
    <span className="rw-g" aria-hidden="true">
      {Array.from({ length: keys }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: keys are all alike
        <KeyMark key={`k${at}`} size={18} />
      ))}
      {Array.from({ length: pearls }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pearls are all alike
        <Pearl key={`p${at}`} size={14} />
      ))}
      {Array.from({ length: tokens }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
        <MonsterToken key={`t${at}`} size={18} />
      ))}
    </span>
  )
}

/** What going on would mean: the next rung, or that there is no way on. */
export function NextRung() {
  const { view } = useTable().update
  const isLast = view.depths.length === DEPTHS
  const next = THREAT_TRACK[Math.min(view.threat + 1, THREAT_TRACK.length - 1)]?.[0]
  return (
    <div className="mo-n">
      <p className="tk-h">
        <span className="zs">{isLast ? m.table_no_way_on() : m.table_if_you_go_on()}</span>
      </p>
      <p className="mo-w">
        {!isLast && next && <RewardMarks reward={next} />}
        <span>{isLast ? m.table_fifth_space_monster() : m.table_threat_goes_on()}</span>
      </p>
      {!isLast && <Odds />}
    </div>
  )
}
