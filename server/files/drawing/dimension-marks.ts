/** A dimension on the sheet: the line with its arrows, the two lines that lead to what it measures, its text. */
import type { Mark, PaperPoint } from './sheet.ts'

/** Distances on the paper, mm (ISO 129-1). */
export const dimensionRule = { first: 9, next: 8, gap: 1, beyond: 1.5, arrow: 2.5, text: 2.5, textGap: 0.8, tight: 9 } as const

/** Where it is: along which way it measures, beside what, and how far away its line is. */
export type PlacedDimension = {
  readonly edge: 'above' | 'below' | 'left' | 'right'
  /** Along the way it measures, on the paper; from < to. */
  readonly from: number
  readonly to: number
  /** The side of the view it stands beside, across. */
  readonly base: number
  /** From there. */
  readonly away: number
  readonly text: string
}

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

/** Width of a text, near enough to know what it meets, mm. */
export const widthOf = (text: string, height: number): number =>
  Array.from(text).reduce((sum, character) => sum + ((character.codePointAt(0) ?? 0) > 0x2e80 ? 1.45 : 0.85) * height, 0)

/** @returns what a dimension consists of */
export function dimensionMarks({ edge, from, to, base, away, text }: PlacedDimension): readonly Mark[] {
  const { gap, beyond, text: height, textGap, tight, arrow: head } = dimensionRule
  const isAcross = edge === 'above' || edge === 'below'
  const out = edge === 'above' || edge === 'right' ? 1 : -1
  const line = base + out * away
  const at = (along: number, across: number): PaperPoint => (isAcross ? [along, across] : [across, along])
  const way = (sign: number): PaperPoint => (isAcross ? [sign, 0] : [0, sign])
  const isTight = to - from < Math.max(tight, widthOf(text, height) + 2 * head)
  const reach = isTight ? 2 * head : 0
  const besides = isTight ? to + reach + widthOf(text, height) / 2 + 1 : (from + to) / 2
  const [textAlong, textAcross] = [besides, line + textGap]
  return [
    ...[from, to].map((along): Mark => ({
      kind: 'line',
      stroke: 'dimension',
      from: at(along, base + out * gap),
      to: at(along, line + out * beyond),
    })),
    { kind: 'line', stroke: 'dimension', from: at(from - reach, line), to: at(isTight ? besides + widthOf(text, height) / 2 : to, line) },
    arrow(at(from, line), way(isTight ? 1 : -1)),
    arrow(at(to, line), way(isTight ? -1 : 1)),
    isAcross
      ? { kind: 'text', at: [textAlong, textAcross], text, height, align: 'middle' }
      : { kind: 'text', at: [line - textGap, textAlong], text, height, align: 'middle', turned: true },
  ]
}
