/** A drawing sheet as plain marks, before it is any file. Paper in mm, from the lower left corner, y up. */

/** mm on the paper. */
export type PaperPoint = readonly [x: number, y: number]

/** What a line is for: its width, its dashes, its layer. */
export const strokes = {
  outline: { width: 0.5, dashes: [], colour: 7 },
  hidden: { width: 0.25, dashes: [3, 1.5], colour: 8 },
  centre: { width: 0.18, dashes: [8, 1.5, 1.5, 1.5], colour: 1 },
  thread: { width: 0.25, dashes: [], colour: 8 },
  dimension: { width: 0.18, dashes: [], colour: 3 },
  frame: { width: 0.35, dashes: [], colour: 7 },
} as const satisfies Readonly<
  Record<string, { readonly width: number; readonly dashes: readonly number[]; /** Of the index of DXF. */ readonly colour: number }>
>
export type Stroke = keyof typeof strokes

/** Something drawn. Angles in degrees, counterclockwise from the right. */
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
      /** Of its capitals. */
      readonly height: number
      readonly align: 'start' | 'middle' | 'end'
      /** Written upwards. */
      readonly turned?: true
    }

/** Sizes of paper, ISO 216, long side across. */
export const formats = { A4: [297, 210], A3: [420, 297] } as const satisfies Readonly<Record<string, PaperPoint>>
export type Format = keyof typeof formats

/** A sheet that is ready to be written. */
export type Sheet = {
  readonly format: Format
  /** Paper to part: 1 : 5 is 0.2. */
  readonly scale: number
  /** The views with their dimensions. */
  readonly views: readonly Mark[]
  /** Frame, title block and notes. */
  readonly frame: readonly Mark[]
  /** The sentences of the frame: what letters and stars stand for. */
  readonly notes: readonly string[]
  /** Where the logo of the site stands: its lower left corner, and how large it may be. */
  readonly logo: { readonly at: PaperPoint; readonly size: PaperPoint }
}

/** @returns everything on a sheet */
export const marksOf = ({ frame, views }: Sheet): readonly Mark[] => [...frame, ...views]

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

/** @returns a box that holds them, but for the ends of texts */
export const boundsOfMarks = (marks: readonly Mark[]): { readonly low: PaperPoint; readonly high: PaperPoint } => {
  const points = marks.flatMap(reachOf)
  const least = (axis: 0 | 1) => points.reduce((found, point) => Math.min(found, point[axis]), Infinity)
  const most = (axis: 0 | 1) => points.reduce((found, point) => Math.max(found, point[axis]), -Infinity)
  return { low: [least(0), least(1)], high: [most(0), most(1)] }
}
