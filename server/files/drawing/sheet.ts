/** A drawing sheet as format-independent marks. Paper in mm, from the lower left corner, y up. */
import type { SheetName } from '../../../contract/files/drawing-choices.ts'

/** A point on the paper, mm. */
export type PaperPoint = readonly [x: number, y: number]

/** Kinds of lines (ISO 128-2: the wide ones twice as wide as the narrow ones): width, dashes, and layer colour. */
export const strokes = {
  outline: { width: 0.5, dashes: [], colour: 7 },
  hidden: { width: 0.25, dashes: [3, 1.5], colour: 8 },
  centre: { width: 0.25, dashes: [8, 1.5, 1, 1.5], colour: 1 },
  phantom: { width: 0.25, dashes: [8, 1.5, 1, 1.5, 1, 1.5], colour: 6 },
  thread: { width: 0.25, dashes: [], colour: 8 },
  break: { width: 0.25, dashes: [], colour: 8 },
  dimension: { width: 0.25, dashes: [], colour: 3 },
  frame: { width: 0.35, dashes: [], colour: 7 },
} as const satisfies Readonly<
  Record<string, { readonly width: number; readonly dashes: readonly number[]; /** DXF colour index. */ readonly colour: number }>
>
export type Stroke = keyof typeof strokes

/** A drawn element. Angles in degrees, counterclockwise from the right. */
export type Mark =
  | { readonly kind: 'line'; readonly stroke: Stroke; readonly from: PaperPoint; readonly to: PaperPoint }
  | { readonly kind: 'circle'; readonly stroke: Stroke; readonly centre: PaperPoint; readonly radius: number }
  | {
      readonly kind: 'arc'
      readonly stroke: Stroke
      readonly centre: PaperPoint
      readonly radius: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'path'; readonly stroke: Stroke; readonly points: readonly PaperPoint[]; readonly filled?: true }
  | {
      readonly kind: 'text'
      readonly at: PaperPoint
      readonly text: string
      /** Height of capitals. */
      readonly height: number
      readonly align: 'start' | 'middle' | 'end'
      /** Written upwards. */
      readonly turned?: true
    }

/** Paper sizes (ISO 216, and ASME Y14.1 in inches), long side horizontal, mm. */
export const formats = {
  A4: [297, 210],
  A3: [420, 297],
  A2: [594, 420],
  A1: [841, 594],
  'ANSI A': [279.4, 215.9],
  'ANSI B': [431.8, 279.4],
  'ANSI C': [558.8, 431.8],
  'ANSI D': [863.6, 558.8],
} as const satisfies Readonly<Record<SheetName, PaperPoint>>
/** Name of a paper size. */
export type Format = SheetName

/** A placed dimension: its direction, the edge it belongs to, and the distance of its line. */
export type PlacedDimension = {
  readonly edge: 'above' | 'below' | 'left' | 'right'
  /** Start on the paper in the direction of measurement; from < to. */
  readonly from: number
  readonly to: number
  /** Where the extension lines of both ends start, perpendicular to the direction of measurement. */
  readonly starts: readonly [number, number]
  /** Position of the view's edge there. */
  readonly base: number
  /** Distance of the dimension line from `base`. */
  readonly away: number
  readonly text: string
  /** A text that does not fit between the arrows is written before the first one, else after the second. */
  readonly before?: boolean
  /** Such a text may also stand between the extension lines, with the arrows outside of them. */
  readonly within?: boolean
  /** How much further from the arrow such a text stands. */
  readonly further?: number
  /** How far a text between the arrows stands from their middle. */
  readonly shift?: number
}

/** A dimension and its marks. */
export type SheetDimension = { readonly placed: PlacedDimension; readonly marks: readonly Mark[] }

/** First-angle projection has the view from above below, and the one from the right on the left; third-angle the other way round. */
export type Projection = 'first' | 'third'

/** A complete sheet. */
export type Sheet = {
  readonly format: Format
  /** Scale from part to paper: 0.2 for 1 : 5. */
  readonly scale: number
  /** The views with the letters of their holes. */
  readonly views: readonly Mark[]
  readonly dimensions: readonly SheetDimension[]
  /** Frame, title block and notes. */
  readonly frame: readonly Mark[]
  /** The notes of the frame, which explain letters and asterisks. */
  readonly notes: readonly string[]
  /** Position of the logo: its lower left corner and largest size. */
  readonly logo: { readonly at: PaperPoint; readonly size: PaperPoint }
}

/** @returns the marks of the views with their dimensions */
export const viewMarksOf = ({ views, dimensions }: Pick<Sheet, 'views' | 'dimensions'>): readonly Mark[] => [
  ...views,
  ...dimensions.flatMap(({ marks }) => marks),
]

/** @returns all marks of a sheet */
export const marksOf = (sheet: Sheet): readonly Mark[] => [...sheet.frame, ...viewMarksOf(sheet)]

const reachOf = (mark: Mark): readonly PaperPoint[] => {
  switch (mark.kind) {
    case 'line':
      return [mark.from, mark.to]
    case 'path':
      return mark.points
    case 'text': {
      const [x, y] = mark.at
      return [
        [x - mark.height, y - mark.height],
        [x + mark.height, y + mark.height],
      ]
    }
    default: {
      const [[x, y], radius] = [mark.centre, mark.radius]
      return [
        [x - radius, y - radius],
        [x + radius, y + radius],
      ]
    }
  }
}

/** @returns the bounding box of the marks, except for the ends of texts */
export const boundsOfMarks = (marks: readonly Mark[]): { readonly low: PaperPoint; readonly high: PaperPoint } => {
  const points = marks.flatMap(reachOf)
  const least = (axis: 0 | 1) => points.reduce((found, point) => Math.min(found, point[axis]), Infinity)
  const most = (axis: 0 | 1) => points.reduce((found, point) => Math.max(found, point[axis]), -Infinity)
  return { low: [least(0), least(1)], high: [most(0), most(1)] }
}
