import { locale } from '@hadal/words'

/** A number with one digit behind the point: `6.1`. */
export function oneDigit(value: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return value.toLocaleString(locale, digits).replace('-', '−')
}

export const inPercent = (share: number): number => Math.round(share * 100)
