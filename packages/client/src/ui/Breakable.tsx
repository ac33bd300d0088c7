import { inOnePiece } from '@hadal/words'

/** A word that may be broken where there is little room; whoever listens hears it in one piece. */
export function Breakable({ text }: { readonly text: string }) {
  const whole = inOnePiece(text)
  if (whole === text) return text
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="vh">{whole}</span>
    </>
  )
}
