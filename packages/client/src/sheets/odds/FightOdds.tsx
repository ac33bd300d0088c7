import { type FightChance, fightChances } from '@hadal/bots'
import { m, sayChoice } from '@hadal/words'
import { useState } from 'react'
import { useTable } from '../../table/model.ts'
import { Button } from '../../ui/Button.tsx'
import { Likely } from './Likely.tsx'

/** The questions in which somebody decides about a fight. */
const OF_FIGHT = /leviathan|for the fight|to the attack/

/** L3: how likely a leviathan is slain with each decision, for those who ask: it takes a moment to work out. */
export function FightOdds() {
  const { update, scene } = useTable()
  const { question, view } = update
  const [chances, setChances] = useState<readonly FightChance[] | undefined>()
  if (!question || !OF_FIGHT.test(question.name)) return null
  return (
    <section aria-labelledby="h-od-fight">
      <h3 className="zh" id="h-od-fight">
        {m.odds_fight()}
      </h3>
      {chances === undefined ? (
        <Button onPress={() => setChances(fightChances(view) ?? [])}>{m.odds_fight_ask()}</Button>
      ) : (
        <ul className="od-l">
          {chances.map(({ decision, chance }) => (
            <Likely
              key={decision}
              label={sayChoice(scene, question, decision).label}
              chance={chance}
            />
          ))}
        </ul>
      )}
      <p className="dimt">{m.odds_fight_how()}</p>
    </section>
  )
}
