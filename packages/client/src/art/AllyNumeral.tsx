import type { Kind } from '@hadal/engine'
import { NUMERAL_WEIGHT, numeralOf } from './allies/numeral.ts'
import { Numeral } from './emblems/Numeral.tsx'
import './picture.css'

/**
 * The numeral of an ally, to lie over `<Picture of={{ ally, bare: true }}>` in a positioned box: so
 * that it can come last when a card is revealed.
 */
export function AllyNumeral({ kind }: { readonly kind: Kind }) {
  return (
    <svg className="ally-numeral" viewBox="0 0 144 208" aria-hidden="true" focusable="false">
      <Numeral {...numeralOf(kind)} weight={NUMERAL_WEIGHT} />
    </svg>
  )
}
