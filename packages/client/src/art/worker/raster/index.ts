import { compile } from './compile.ts'
import { perform } from './perform.ts'

/**
 * Paints a picture, given as SVG text, so many times larger than it says. An SVG would be painted by
 * the page itself, while nothing else can be done there. Fails where a worker has no canvas, and when
 * the picture has something nobody has taught us to paint.
 */
export async function paint(svg: string, scale: number): Promise<Blob> {
  // PNG takes half as long as WebP and loses nothing: these pictures are thin lines.
  return perform(compile(svg), scale).convertToBlob({ type: 'image/png' })
}
