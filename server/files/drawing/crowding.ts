/** Measures how much of a drawing lies under an element still to be placed. */
import { widthOf } from './dimension-marks.ts'
import type { Mark, PaperPoint } from './sheet.ts'

/** Sampling distance along lines, mm. */
const step = 0.7

/** A box on the paper. */
export type PaperBox = { readonly low: PaperPoint; readonly high: PaperPoint }

const alongLine = (from: PaperPoint, to: PaperPoint): readonly PaperPoint[] => {
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
  return Array.from({ length: count + 1 }, (_, index): PaperPoint => {
    const share = index / count
    return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]
  })
}

const alongArc = ([x, y]: PaperPoint, radius: number, [from, to]: PaperPoint): readonly PaperPoint[] => {
  const turn = to > from ? to - from : to - from + 360
  const count = Math.max(1, Math.ceil((turn * Math.PI * radius) / 180 / step))
  return Array.from({ length: count + 1 }, (_, index): PaperPoint => {
    const angle = ((from + (turn * index) / count) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

type Text = Extract<Mark, { readonly kind: 'text' }>

/** @returns the box around a text: above its baseline, or to the left of it where the text is turned */
export const boxOfText = ({ at: [x, y], text, height, align, turned }: Text): PaperBox => {
  const width = widthOf(text, height)
  const start = { start: 0, middle: -width / 2, end: -width }[align]
  return turned
    ? { low: [x - height, y + start], high: [x, y + start + width] }
    : { low: [x + start, y], high: [x + start + width, y + height] }
}

/** @returns points along a mark, close enough that no element fits between two of them unnoticed */
export const pointsOf = (mark: Mark): readonly PaperPoint[] => {
  switch (mark.kind) {
    case 'line':
      return alongLine(mark.from, mark.to)
    case 'circle':
      return alongArc(mark.centre, mark.radius, [0, 360])
    case 'arc':
      return alongArc(mark.centre, mark.radius, [mark.from, mark.to])
    case 'path':
      return mark.points.slice(1).flatMap((point, index) => alongLine(mark.points[index] ?? point, point))
    case 'text': {
      const { low, high } = boxOfText(mark)
      const [middleX, middleY] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2]
      return mark.turned ? alongLine([middleX, low[1]], [middleX, high[1]]) : alongLine([low[0], middleY], [high[0], middleY])
    }
  }
}

/** @returns the number of points in a box extended by `room` */
export const pointsWithin = ({ low, high }: PaperBox, points: readonly PaperPoint[], room: number): number =>
  points.filter(([x, y]) => x > low[0] - room && x < high[0] + room && y > low[1] - room && y < high[1] + room).length
