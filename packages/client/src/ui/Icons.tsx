/** Drawn on a square of 24: strokes in the colour of the text, or filled shapes. */
interface Drawing {
  readonly stroke?: string
  readonly fill?: string
  /** Pixels at 100 % text size, unless told otherwise. */
  readonly size?: number
}

const DRAWINGS = {
  arch: { stroke: 'M4 21V11a8 8 0 0 1 16 0v10M9 21v-9a3 3 0 0 1 6 0v9M2 21h20', size: 18 },
  arrow: { stroke: 'M5 12h14M13 6l6 6-6 6', size: 16 },
  back: { stroke: 'M15 5l-7 7 7 7' },
  book: {
    stroke: 'M12 6c-2-2-5-2.5-8-2.5v15c3 0 6 .5 8 2.5 2-2 5-2.5 8-2.5v-15c-3 0-6 .5-8 2.5zM12 6v15',
  },
  bot: { stroke: 'M5 9h14v10H5zM12 9V5M12 5h.1M9 13.5v1M15 13.5v1' },
  bulb: {
    stroke: 'M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.8.7-1 1.5-1 2.5h-5c0-1-.2-1.8-1-2.5z',
    size: 18,
  },
  cards: {
    stroke:
      'M5.5 6h7a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM8 3h10.5a2 2 0 0 1 2 2v13',
    size: 16,
  },
  check: { stroke: 'M5 12.5 10 17.5 19.5 7', size: 16 },
  copy: { stroke: 'M9 9h11v12H9zM15 9V4H4v12h5' },
  crown: { fill: 'M3 19h18v2.5H3zM3 17 2 7l5.5 4L12 3l4.5 8L22 7l-1 10z', size: 16 },
  'crown-line': {
    stroke: 'M4 19h16M4.5 15.5 3 7l5 3.5L12 4l4 6.5L21 7l-1.5 8.5z',
    size: 24,
  },
  dive: { stroke: 'M12 3v14M6 12l6 6 6-6M4 21h16', size: 24 },
  down: { stroke: 'M5 9l7 7 7-7' },
  download: { stroke: 'M12 3v12M7 10l5 5 5-5M4 20h16' },
  eye: {
    stroke:
      'M2 12c3-5 6.5-7 10-7s7 2 10 7c-3 5-6.5 7-10 7s-7-2-10-7zM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  },
  fast: { stroke: 'M5 5l7 7-7 7M12 5l7 7-7 7' },
  first: { stroke: 'M18 5l-7 7 7 7M6 5v14' },
  forward: { stroke: 'M9 5l7 7-7 7' },
  gear: {
    stroke:
      'M4 8h9M17 8h3M4 16h3M11 16h9M15 5.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM9 13.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z',
  },
  help: { stroke: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.2' },
  hourglass: {
    stroke: 'M7 3h10M7 21h10M8 3c0 5 3 6 4 9 1-3 4-4 4-9M8 21c0-5 3-6 4-9 1 3 4 4 4 9',
    size: 16,
  },
  last: { stroke: 'M6 5l7 7-7 7M18 5v14' },
  list: { stroke: 'M9 6h11M9 12h11M9 18h11M4 6h.1M4 12h.1M4 18h.1', size: 18 },
  lock: {
    stroke: 'M8 11V8a4 4 0 0 1 8 0v3',
    fill: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2z',
    size: 16,
  },
  log: { stroke: 'M5 6h14M5 12h14M5 18h9' },
  menu: { stroke: 'M4 7h16M4 12h16M4 17h10' },
  minus: { stroke: 'M5 12h14' },
  pause: { fill: 'M6 4h4v16H6zM14 4h4v16h-4z' },
  person: {
    stroke: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c1-5 4-7 8-7s7 2 8 7',
  },
  phone: { stroke: 'M7 2.5h10v19H7zM11 18.5h2' },
  net: {
    stroke:
      'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  },
  off: {
    stroke:
      'M4 4l16 16M8.5 15.5a5 5 0 0 1 5-1.5M5 12a10 10 0 0 1 4-2.5M19 12a10 10 0 0 0-7-3M12 19h.1',
  },
  play: { fill: 'M7 4l13 8-13 8z' },
  plus: { stroke: 'M12 5v14M5 12h14' },
  rewind: { stroke: 'M12 5l-7 7 7 7M19 5l-7 7 7 7' },
  section: {
    stroke:
      'M16 5.5C15.5 3.8 14 3 12 3 9.7 3 8 4.2 8 6.2c0 4 8 3.6 8 7.8 0 1.7-1.2 2.8-3 3.2M8 18.5C8.5 20.2 10 21 12 21c2.3 0 4-1.2 4-3.2 0-4-8-3.6-8-7.8 0-1.7 1.2-2.8 3-3.2',
  },
  search: { stroke: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21' },
  share: { stroke: 'M12 15V3M7 8l5-5 5 5M5 12v8h14v-8' },
  star: {
    fill: 'M12 2l2.9 6.6 7.1.7-5.3 4.8 1.5 7L12 17.5 5.8 21.1l1.5-7L2 9.3l7.1-.7z',
    size: 14,
  },
  trash: { stroke: 'M4 7h16M9 7V4h6v3M6.5 7l1 14h9l1-14M10 11v6M14 11v6' },
  undo: { stroke: 'M9 7 4 12l5 5M4.5 12H15a5 5 0 0 1 0 10h-3' },
  up: { stroke: 'M5 15l7-7 7 7' },
  upload: { stroke: 'M12 16V4M7 9l5-5 5 5M4 20h16' },
  wave: {
    stroke: 'M2 9c3-3 5-3 8 0s5 3 8 0c1.5-1.5 2.5-2 4-2M2 16c3-3 5-3 8 0s5 3 8 0c1.5-1.5 2.5-2 4-2',
  },
  well: { stroke: 'M4 5h16M5 5c0 9 3 15 7 15s7-6 7-15M8.5 10h7', size: 24 },
  x: { stroke: 'M6 6l12 12M18 6 6 18' },
} as const satisfies Record<string, Drawing>

export type IconName = keyof typeof DRAWINGS

/** A sign beside words; it is never the only thing that says something, so readers are spared it. */
export function Icon({ of, size }: { readonly of: IconName; readonly size?: number }) {
  const drawing: Drawing = DRAWINGS[of]
  const rem = `${(size ?? drawing.size ?? 20) / 16}rem`
  return (
    <svg className="ic" viewBox="0 0 24 24" width={rem} height={rem} aria-hidden="true">
      {drawing.fill !== undefined && <path d={drawing.fill} fill="currentColor" />}
      {drawing.stroke !== undefined && (
        <path
          d={drawing.stroke}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
}
