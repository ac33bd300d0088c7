import { at } from '@hadal/words'

const DEAL =
  'deal lord:keeper lord:jailer lord:trader lord:slaver lord:elder lord:miller location:chasm first:A'

/** A game for two in which the first seat takes these allies, one a turn, and the other crab 1s. */
export function handOf(...allies: readonly string[]): string {
  const turns = allies.map(
    (ally, turn) =>
      `A explore | card:${ally}\nB pass\nA take\n` +
      `B explore | card:${at(THEIRS, turn)}\nA pass\nB take\n`,
  )
  return `players 2\n${DEAL}\n${turns.join('')}`
}

const THEIRS = ['crab1', 'crab1', 'crab1', 'crab1', 'crab2', 'crab2']
