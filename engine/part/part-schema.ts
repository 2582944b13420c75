/**
 * The shape of a part: the geometry of a model as plain data. Its dimensions come from the columns of a catalogue row and from
 * choices; each body is a stack of slices along an axis. Lengths in mm; x to the right, y to the back, z up.
 */
import type { ExpressionText } from '../define/bound.ts'

/** mm, or an expression of that unit over the dimensions of the part. */
export type Length = number | ExpressionText
/** A dimensionless number, or such an expression. */
export type Count = number | ExpressionText

/**
 * A dimension by its source. `column`: the figure of the row in that column. `chosen`: a part of the order code. `calculated`: a
 * value or an assumption, by name, of the calculation that led to the model. `value`: computed from other dimensions. `usual` is the
 * fallback without a source; everything derived from it is marked on the sheet.
 */
export type Dimension = { /** Defaults to mm. */ readonly unit?: 'mm' | '' } & (
  | { readonly column: string; readonly usual?: ExpressionText }
  | { readonly chosen: string; readonly usual?: ExpressionText }
  | { readonly calculated: string; readonly usual?: ExpressionText }
  | { readonly value: ExpressionText }
  | { readonly usual: ExpressionText }
  /** Distance travelled, mm: the chosen share of the travel, else `rest`, 0 to 1. A position, not a size. */
  | { readonly travel: ExpressionText; readonly rest: number }
)

/** Positions of shapes in their slice; u to the right and v up, seen against the axis. */
export type Pattern =
  | { readonly at: readonly [u: Length, v: Length] }
  /** Evenly spaced on a circle; the first at `start` degrees from u. */
  | { readonly circle: Length; readonly count: Count; readonly start?: number }
  /** In rows and columns, centred. */
  | { readonly grid: readonly [pitchU: Length, pitchV: Length]; readonly counts: readonly [Count, Count] }

/** An outline. `keyed`: a round shaft with a keyway at the top; `tapped`: a hole with a metric thread of that diameter. */
export type ShapeSchema = (
  | { readonly shape: 'circle'; readonly diameter: Length; readonly tapped?: true }
  | { readonly shape: 'box'; readonly width: Length; readonly height: Length; readonly radius?: Length }
  | { readonly shape: 'polygon'; readonly points: readonly (readonly [u: Length, v: Length])[] }
  | { readonly shape: 'keyed'; readonly diameter: Length; readonly width: Length; readonly depth: Length }
) & { readonly on?: Pattern }

/** A section of a body with a constant profile: outlines side by side, and holes within them. */
export type SliceSchema = {
  readonly length: Length
  /** Omitted while this is false. */
  readonly when?: ExpressionText
  readonly add: readonly ShapeSchema[]
  readonly cut?: readonly ShapeSchema[]
  /** A thread that is not modelled: only its core, drawn as a thin line. */
  readonly thread?: { readonly core: Length; readonly lead: Length }
}

/** A direction along one of the axes. */
export type Direction = '+x' | '-x' | '+y' | '-y' | '+z' | '-z'
/** Three numbers: x, y, z. */
export type Place<Value> = readonly [x: Value, y: Value, z: Value]

/** Material of a body, which determines its colour. */
export type Material = 'steel' | 'bright' | 'aluminium' | 'cast' | 'plastic'

/** One solid, or several identical ones. Its name is the product name in the file. */
export type BodySchema = {
  readonly material: Material
  /** Start of its axis; defaults to the origin. */
  readonly at?: Place<Length>
  readonly along: Direction
  readonly when?: ExpressionText
  /** Repeats the body by a step, centred on `at`; two entries make a rectangular array. */
  readonly repeat?: readonly { readonly count: Count; readonly step: Place<Length> }[]
  readonly slices: readonly SliceSchema[]
}

/** The views of a drawing, in first-angle projection: from the front, from above, and from the right, placed on the left. */
export type ViewName = 'front' | 'top' | 'side'

/** A dimension line beside a view, between two of its coordinates, with the dimension it shows. */
export type Measure = {
  readonly view: ViewName
  readonly edge: 'above' | 'below' | 'left' | 'right'
  readonly from: Length
  readonly to: Length
  /** Name of the dimension. */
  readonly of: string
  readonly diameter?: true
  /** Meaning of the dimension, if its position does not show it. */
  readonly called?: 'stroke'
  readonly when?: ExpressionText
}

/** Bodies that turn together or slide in one another: their axes are one line. */
export type SharedAxis = { readonly bodies: readonly string[]; /** Applies while this is true. */ readonly when?: ExpressionText }

/** Kinds of ports; those of one line mate. */
export const portMates = [
  ['shaft', 'hub'],
  ['flange', 'seat'],
  ['nut', 'bracket'],
  ['block', 'table'],
  ['base', 'frame'],
] as const
export type PortKind = (typeof portMates)[number][number]

/**
 * Where the part is joined with another one. `along` points out of the part; `up`, across it, says how the part is turned. Figures
 * are dimensions of the part by the name that both sides of a joint use.
 */
export type PortSchema = {
  readonly kind: PortKind
  readonly at: Place<Length>
  readonly along: Direction
  readonly up: Direction
  readonly when?: ExpressionText
  readonly figures?: Readonly<Record<string, string>>
}

/** A part. The names of dimensions, words and bodies are local to it. */
export type PartSchema = {
  readonly name: string
  /** Columns that conditions compare with words, and those words. */
  readonly words?: Readonly<Record<string, readonly string[]>>
  readonly dimensions: Readonly<Record<string, Dimension>>
  readonly bodies: Readonly<Record<string, BodySchema>>
  readonly axes?: readonly SharedAxis[]
  readonly ports?: Readonly<Record<string, PortSchema>>
  /** Bodies that the drive moves; pictures show them in a second colour. */
  readonly driven: readonly string[]
  readonly measures: readonly Measure[]
}
