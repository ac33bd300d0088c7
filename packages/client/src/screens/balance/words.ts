import { locale, m } from '@hadal/words'
import { nameOfBot } from '../setup/botWords.ts'
import type { Share } from './shares.ts'

/** Who played, as people call them; some bots sit at no table but these. */
export function sayBot(bot: string): string {
  if (bot === 'net') return m.balance_bot_net()
  return bot === 'strong' ? m.balance_bot_strong() : nameOfBot(bot)
}

/** A share with one digit behind the point: `25.1 %`. */
export function sayShare(share: number): string {
  return m.balance_percent({ per: inPercent(share) })
}

/** Where the true share probably is: `22.4–28.0 %`. */
export function sayInterval({ least, most }: Pick<Share, 'least' | 'most'>): string {
  return m.balance_percent({ per: `${inPercent(least)}–${inPercent(most)}` })
}

/** Points on average. */
export const sayPoints = oneDigit

function inPercent(share: number): string {
  return oneDigit(share * 100)
}

function oneDigit(value: number): string {
  return value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
