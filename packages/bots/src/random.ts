import type { Bot } from './bot.ts'

/** Any legal decision, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose(observation) {
    const { legal } = observation
    return legal[observation.random(legal.length)] ?? 0
  },
}
