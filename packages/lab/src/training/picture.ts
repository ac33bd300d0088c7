import { type Point, TRIED, together } from './curve.ts'

const TITLE = 'Games won against the heuristic, by the network alone'
const WIDTH = 920
const HEIGHT = 480
const LEFT = 60
const RIGHT = 760
const TOP = 50
const BOTTOM = 420
/** Each place of a line is the mean of so many points on either side. */
const REACH = 2
const COLOURS: Readonly<Record<string, string>> = {
  '2': '#0b5f94',
  '4': '#b3470d',
  '2+': '#3d7d2f',
}
/** What equals would win, at two seats and at four. */
const EVEN = [0.5, 0.25]
const MINUTE = 60
/** How far names that stand below each other are apart. */
const LINE = 18

/** The curve of a training in stages: how often the network wins at each kind of table, by time. */
export function drawCurve(stages: readonly (readonly Point[])[]): string {
  const end = stages.at(-1)?.at(-1)?.seconds ?? 1
  const x = (seconds: number) => round(LEFT + ((RIGHT - LEFT) * seconds) / end)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#333">`,
    `<title>${TITLE}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    text(LEFT, 26, TITLE, 'font-size="16"'),
    ...grid(),
    ...minutes(end, x),
    ...stages.flatMap((stage, at) => boundary(stage, at, x)),
    ...[...TRIED.keys()].flatMap((table) => drawTable(stages, table, x)),
    ...labels(stages),
    '</svg>',
    '',
  ].join('\n')
}

const y = (share: number) => round(BOTTOM - (BOTTOM - TOP) * share)

const round = (value: number) => Math.round(value * 10) / 10

function text(x: number, y: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" ${more}>${words}</text>`
}

function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return `<path d="M${x1} ${y1}L${x2} ${y2}" ${style}/>`
}

function grid(): string[] {
  const shares = Array.from({ length: 6 }, (_, at) => at / 5)
  return [
    ...shares.flatMap((share) => [
      line(LEFT, y(share), RIGHT, y(share), 'stroke="#e3e3e3"'),
      text(LEFT - 8, y(share) + 4, `${Math.round(100 * share)} %`, 'text-anchor="end"'),
    ]),
    ...EVEN.map((share) =>
      line(LEFT, y(share), RIGHT, y(share), 'stroke="#888" stroke-dasharray="2 4"'),
    ),
    text(LEFT + 6, y(0.5) - 5, 'even, of two', 'fill="#666" font-size="11"'),
    text(LEFT + 6, y(0.25) - 5, 'even, of four', 'fill="#666" font-size="11"'),
  ]
}

function minutes(end: number, x: (seconds: number) => number): string[] {
  const all = end / MINUTE
  const step = [1, 2, 5, 10, 30, 60].find((size) => all / size <= 12) ?? Math.ceil(all / 12)
  const marks = Array.from({ length: Math.floor(all / step) + 1 }, (_, at) => at * step)
  return [
    line(LEFT, BOTTOM, RIGHT, BOTTOM, 'stroke="#333"'),
    ...marks.map((minute) =>
      text(x(minute * MINUTE), BOTTOM + 18, String(minute), 'text-anchor="middle"'),
    ),
    text((LEFT + RIGHT) / 2, BOTTOM + 40, 'minutes of training', 'text-anchor="middle"'),
  ]
}

/** Where a stage ends, with its number at the foot. */
function boundary(stage: readonly Point[], at: number, x: (seconds: number) => number): string[] {
  const last = stage.at(-1)
  if (last === undefined) return []
  const place = x(last.seconds)
  return [
    line(place, TOP, place, BOTTOM, 'stroke="#bbb" stroke-dasharray="5 4"'),
    text(
      Math.max(place - 5, LEFT + 42),
      BOTTOM - 6,
      `stage ${at + 1}`,
      'text-anchor="end" fill="#666" font-size="11"',
    ),
  ]
}

/** Every point as a dot, and a line through what they have in common with their neighbours. */
function drawTable(
  stages: readonly (readonly Point[])[],
  table: string,
  x: (seconds: number) => number,
): string[] {
  const colour = colourOf(table)
  const dots = stages.flat().flatMap(({ seconds, trials }) => {
    const share = trials[table]?.winRate
    return share === undefined ? [] : [`<circle cx="${x(seconds)}" cy="${y(share)}" r="1.8"/>`]
  })
  const places = stages.flatMap((stage) =>
    stage.flatMap(({ seconds }, at) => {
      const near = sharesNear(stage, at, table)
      return near === undefined ? [] : [`${x(seconds)} ${y(near)}`]
    }),
  )
  if (places.length === 0) return []
  const style = `fill="none" stroke="${colour}" stroke-width="2.2" stroke-linejoin="round"`
  return [
    `<g fill="${colour}" opacity="0.4">${dots.join('')}</g>`,
    `<path d="M${places.join('L')}" ${style}/>`,
  ]
}

function sharesNear(stage: readonly Point[], at: number, table: string): number | undefined {
  return together(stage.slice(Math.max(0, at - REACH), at + REACH + 1), table)?.winRate
}

/** The names of the lines where they end, one below the other if they end together. */
function labels(stages: readonly (readonly Point[])[]): string[] {
  const stage = stages.at(-1) ?? []
  const ends = [...TRIED].flatMap(([table, name]) => {
    const share = sharesNear(stage, stage.length - 1, table)
    return share === undefined ? [] : [{ table, name, place: y(share) + 4 }]
  })
  let lowest = 0
  return ends
    .toSorted((one, other) => one.place - other.place)
    .map(({ table, name, place }) => {
      lowest = Math.max(place, lowest + LINE)
      return text(RIGHT + 10, lowest, name, `fill="${colourOf(table)}" font-weight="bold"`)
    })
}

const colourOf = (table: string) => COLOURS[table] ?? '#333'
