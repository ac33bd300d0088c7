import { KIND_NAMES, type Kind, lords, THREAT_TRACK } from '@hadal/engine'
import { m, sayPearls, sayReward } from '@hadal/words'
import type { ReactNode } from 'react'
import { KeyMark, MonsterToken, Pearl } from '../../art/emblems/index.ts'
import { Ally } from '../../table/parts/Ally.tsx'
import { LordFace } from '../../table/parts/Lord.tsx'

/** A clause as a picture, where one says more than the words; nothing for most. */
export function FigureTo({ clause }: { readonly clause: string }) {
  return FIGURES[clause]?.() ?? null
}

const FIGURES: Readonly<Record<string, () => ReactNode>> = {
  'B4.3': () => <Prices />,
  'B4.10': () => <Threat />,
  'B6.1': () => <Payment />,
}

const kindOf = (name: string): Kind => KIND_NAMES.indexOf(name)

interface FigureProps {
  readonly caption: string
  readonly children: ReactNode
}

function Figure({ caption, children }: FigureProps) {
  return (
    <figure className="ru-g">
      <div>{children}</div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

const BOUGHT = ['crab2', 'jellyfish4', 'seahorse3']

/** What the allies of one turn cost. */
function Prices() {
  return (
    <Figure caption={m.rules_figure_prices()}>
      {BOUGHT.map((name, at) => (
        <span className="ru-gp" key={name}>
          <Ally kind={kindOf(name)} />
          <Pearls count={at + 1} />
        </span>
      ))}
    </Figure>
  )
}

function Pearls({ count }: { readonly count: number }) {
  return (
    <span className="ru-pl" role="img" aria-label={sayPearls(count)}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pearls are all alike
        <Pearl key={at} size={16} />
      ))}
    </span>
  )
}

/** The rewards of the threat, each space with its first. */
function Threat() {
  return (
    <Figure caption={m.rules_figure_threat()}>
      <ol className="ru-l">
        {THREAT_TRACK.map((rewards, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number
          <li key={space}>
            <span className="vh">{rewards[0] && sayReward(rewards[0])}</span>
            {Array.from({ length: rewards[0]?.keys ?? 0 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: keys are all alike
              <KeyMark key={at} size={18} />
            ))}
            {Array.from({ length: rewards[0]?.pearls ?? 0 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pearls are all alike
              <Pearl key={at} size={14} />
            ))}
            {Array.from({ length: rewards[0]?.tokens ?? 0 }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
              <MonsterToken key={at} size={18} />
            ))}
          </li>
        ))}
      </ol>
    </Figure>
  )
}

const TREASURER = lords.findIndex(({ name }) => name === 'treasurer')

/** A lord, and allies and a pearl that pay for it. */
function Payment() {
  return (
    <Figure caption={m.rules_figure_payment()}>
      <span className="lord">
        <LordFace lord={TREASURER} cost={lords[TREASURER]?.cost ?? 0} />
      </span>
      <b aria-hidden="true">=</b>
      <Ally kind={kindOf('squid4')} />
      <Ally kind={kindOf('shellfish5')} />
      <b aria-hidden="true">+</b>
      <Pearl size={22} label={sayPearls(1)} />
    </Figure>
  )
}
