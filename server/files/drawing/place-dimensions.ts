/** Places the dimensions of a view on the sheet; texts without room between their arrows stand on the less crowded side. */
import { boxOfText, pointsOf, pointsWithin } from './crowding.ts'
import { dimensionMarks, dimensionRule, isTight, widthOf } from './dimension-marks.ts'
import type { PlannedView } from './plan-views.ts'
import type { Mark, PaperPoint, PlacedDimension, SheetDimension, Stroke } from './sheet.ts'
import type { Edge } from './stack-dimensions.ts'
import type { Placing } from './view-marks.ts'

const isAcross = (edge: Edge): boolean => edge === 'above' || edge === 'below'
const isOutward = (edge: Edge): boolean => edge === 'above' || edge === 'right'

/** Lines to which dimensions refer. */
const measured: ReadonlySet<Stroke> = new Set(['outline', 'phantom', 'centre'])

/** Points where outlines and centre lines end or outlines are round. */
const featurePoints = (mark: Mark): readonly PaperPoint[] => {
  if (mark.kind === 'text' || !measured.has(mark.stroke)) return []
  if (mark.kind === 'line') return [mark.from, mark.to]
  if (mark.kind === 'path') return mark.points
  const [[x, y], radius] = [mark.centre, mark.radius]
  return [
    [x - radius, y],
    [x + radius, y],
    [x, y - radius],
    [x, y + radius],
  ]
}

const nearly = 0.01

/** Where an extension line starts: at the outermost outline that ends there, else at the edge of the view. */
const startOf = (
  edge: Edge,
  along: number,
  { points, base }: { readonly points: readonly PaperPoint[]; readonly base: number },
): number => {
  const across = points
    .map((point) => (isAcross(edge) ? point : ([point[1], point[0]] as const)))
    .flatMap(([at, off]) => (Math.abs(at - along) < nearly ? [off] : []))
  if (across.length === 0) return base
  return isOutward(edge) ? Math.max(...across) : Math.min(...across)
}

/**
 * @param view planned view
 * @param placing of the view
 * @param outlines marks of the view
 * @returns the dimensions of the view, not yet drawn
 */
export function dimensionsOn(
  { drawn, dimensions }: PlannedView,
  { origin, scale }: Placing,
  outlines: readonly Mark[],
): readonly PlacedDimension[] {
  const [left, bottom] = [origin[0] + scale * drawn.low[0], origin[1] + scale * drawn.low[1]]
  const bases: Record<Edge, number> = { left, right: left + scale * drawn.width, below: bottom, above: bottom + scale * drawn.height }
  const points = outlines.flatMap(featurePoints)
  return dimensions.map(({ edge, from, to, text, row }) => {
    const start = isAcross(edge) ? origin[0] : origin[1]
    const away = dimensionRule.first + dimensionRule.next * row
    const [low, high] = [start + scale * from, start + scale * to]
    const about = { points, base: bases[edge] }
    return { edge, from: low, to: high, starts: [startOf(edge, low, about), startOf(edge, high, about)], base: bases[edge], away, text }
  })
}

/** Clearance around a text, mm. */
const textRoom = 0.8

const crowded = (marks: readonly Mark[], points: readonly PaperPoint[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'text' ? pointsWithin(boxOfText(mark), points, textRoom) : 0), 0)

/** Number of passes: moving one text may free space for another. */
const rounds = 3

/** Possible shifts of a text between its arrows, as shares of the space beside it. */
const shifts = [0, 0.5, -0.5, 0.9, -0.9] as const

/** How much further from its arrow a text may stand, mm. */
const distances = [0, 4, 8, 12] as const

/** The possible positions of the text of a dimension, the usual one first. */
const choicesOf = (one: PlacedDimension): readonly PlacedDimension[] => {
  if (isTight(one)) {
    const fits = widthOf(one.text, dimensionRule.text) < one.to - one.from
    const beside = distances.flatMap((further) => [
      { ...one, further },
      { ...one, further, before: true },
    ])
    return [...beside.slice(0, 2), ...(fits ? [{ ...one, within: true }] : []), ...beside.slice(2)]
  }
  const spare = (one.to - one.from - widthOf(one.text, dimensionRule.text)) / 2 - dimensionRule.arrow
  return shifts.map((share) => ({ ...one, shift: share * spare }))
}

/** @returns the dimensions among the other marks of the sheet, each with its text at the least crowded position */
export function dimensionsAmong(dimensions: readonly PlacedDimension[], others: readonly Mark[]): readonly SheetDimension[] {
  const points = others.flatMap(pointsOf)
  const choices = dimensions.map((one) => choicesOf(one).map((placed): SheetDimension => ({ placed, marks: dimensionMarks(placed) })))
  const chosen = choices.flatMap(([first]) => (first ? [first] : []))
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, possible] of choices.entries()) {
      const around = [...points, ...chosen.flatMap(({ marks }, index) => (index === at ? [] : marks.flatMap(pointsOf)))]
      const [best] = possible
        .map((one) => ({ one, covered: crowded(one.marks, around) }))
        .toSorted((one, other) => one.covered - other.covered)
      if (best) chosen[at] = best.one
    }
  }
  return chosen
}
