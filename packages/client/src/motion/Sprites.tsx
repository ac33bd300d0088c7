import type { ReactNode } from 'react'
import {
  Die,
  KeyMark,
  KrakenFigure,
  LeviathanTokenMark,
  MonsterToken,
  Nebulis,
  Pearl,
  ScourgeFigure,
} from '../art/emblems/index.ts'
import type { SpriteName } from './moves.ts'

const DIE_FACES = [1, 2, 3, 4, 5, 6] as const

/** What flies over the table, drawn once: a flight takes a copy. */
export function Sprites() {
  return (
    <>
      <Sprite name="pearl">
        <Pearl size={20} />
      </Sprite>
      <Sprite name="nebulis">
        <Nebulis size={20} />
      </Sprite>
      <Sprite name="key">
        <KeyMark size={26} />
      </Sprite>
      <Sprite name="token">
        <MonsterToken size={22} />
      </Sprite>
      <Sprite name="leviathan-token">
        <LeviathanTokenMark size={22} />
      </Sprite>
      <Sprite name="kraken">
        <KrakenFigure size={40} />
      </Sprite>
      <Sprite name="scourge">
        <ScourgeFigure size={40} />
      </Sprite>
      {DIE_FACES.map((pips) => (
        <Sprite key={pips} name={`die-${pips}`}>
          <Die pips={pips} size={44} />
        </Sprite>
      ))}
    </>
  )
}

/** Drawn, but neither seen nor heard. */
export function Sprite({ name, children }: { name: SpriteName; children: ReactNode }) {
  return <i data-sprite={name}>{children}</i>
}
