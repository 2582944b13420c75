/** Draws a dimension: the line with its arrows, the two extension lines, and the text. */
import type { Mark, PaperPoint, PlacedDimension } from './sheet.ts'

/** Distances on the paper, mm (ISO 129-1). */
export const dimensionRule = { first: 9, next: 8, gap: 1, beyond: 1.5, arrow: 2.5, text: 2.5, textGap: 0.8, tight: 9 } as const

/** Approximate width of a text, precise enough to detect collisions, mm. */
export const widthOf = (text: string, height: number): number =>
  Array.from(text).reduce((sum, character) => sum + (character > '\u2e80' ? 1.45 : 0.85) * height, 0)

/** @returns whether the text does not fit between the arrows */
export const isTight = ({ from, to, text }: Pick<PlacedDimension, 'from' | 'to' | 'text'>): boolean =>
  to - from < Math.max(dimensionRule.tight, widthOf(text, dimensionRule.text) + 2 * dimensionRule.arrow)

const arrow = (tip: PaperPoint, [dx, dy]: PaperPoint): Mark => {
  const { arrow: length } = dimensionRule
  const [backX, backY] = [tip[0] - length * dx, tip[1] - length * dy]
  const half = length / 6
  return {
    kind: 'path',
    stroke: 'dimension',
    points: [tip, [backX - half * dy, backY + half * dx], [backX + half * dy, backY - half * dx]],
    filled: true,
  }
}

type Placed = Pick<PlacedDimension, 'edge' | 'from' | 'to' | 'starts' | 'base' | 'away'>

const sideOf = (edge: PlacedDimension['edge']): 1 | -1 => (edge === 'above' || edge === 'right' ? 1 : -1)

const pointOf =
  (edge: PlacedDimension['edge']) =>
  (along: number, across: number): PaperPoint =>
    edge === 'above' || edge === 'below' ? [along, across] : [across, along]

/** The two extension lines. */
const leadingLines = ({ edge, from, to, starts, base, away }: Placed): readonly Mark[] => {
  const { gap, beyond } = dimensionRule
  const [out, at] = [sideOf(edge), pointOf(edge)]
  return [from, to].map((along, end) => ({
    kind: 'line',
    stroke: 'dimension',
    from: at(along, (starts[end] ?? base) + out * gap),
    to: at(along, base + out * (away + beyond)),
  }))
}

/** Where the text of a dimension stands, and the ends of its line. */
function spanOf({ from, to, text, before = false, within = false, further = 0, shift = 0 }: PlacedDimension) {
  const middle = (from + to) / 2
  if (!isTight({ from, to, text })) return { middle: middle + shift, ends: [from, to] } as const
  const reach = 2 * dimensionRule.arrow
  if (within) return { middle, ends: [from - reach, to + reach] } as const
  const half = widthOf(text, dimensionRule.text) / 2
  const beside = before ? from - reach - half - 1 - further : to + reach + half + 1 + further
  return { middle: beside, ends: [Math.min(from - reach, beside - half), Math.max(to + reach, beside + half)] } as const
}

/** @returns the marks of a dimension */
export function dimensionMarks(placed: PlacedDimension): readonly Mark[] {
  const { edge, from, to, starts, base, away, text } = placed
  const { text: height, textGap } = dimensionRule
  const isAcross = edge === 'above' || edge === 'below'
  const line = base + sideOf(edge) * away
  const at = pointOf(edge)
  const way = (sign: number): PaperPoint => (isAcross ? [sign, 0] : [0, sign])
  const outside = isTight({ from, to, text })
  const {
    middle: textAlong,
    ends: [first, last],
  } = spanOf(placed)
  const textAcross = line + textGap
  return [
    ...leadingLines({ edge, from, to, starts, base, away }),
    { kind: 'line', stroke: 'dimension', from: at(first, line), to: at(last, line) },
    arrow(at(from, line), way(outside ? 1 : -1)),
    arrow(at(to, line), way(outside ? -1 : 1)),
    isAcross
      ? { kind: 'text', at: [textAlong, textAcross], text, height, align: 'middle' }
      : { kind: 'text', at: [line - textGap, textAlong], text, height, align: 'middle', turned: true },
  ]
}
