import { inOnePiece } from '../text/words/hyphens.ts'

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
