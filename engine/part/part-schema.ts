/**
 * The shape of a part: what a model looks like in space, as plain data. Its dimensions come from the columns of a catalogue row and from what is
 * chosen; each body is a stack of slices along an axis. Lengths in mm; x to the right, y to the back, z up.
 */
import type { ExpressionText } from '../define/schema.ts'

/** mm, or an expression of that unit over the dimensions of the part. */
export type Length = number | ExpressionText
/** A number without unit, or such an expression. */
export type Count = number | ExpressionText

/**
 * A dimension, by what says it. `column`: the figure of the row in that column. `chosen`: a part of the order code. `calculated`: a value or an
 * assumption of the calculation that led to the model, by its name there. `value`: made of other dimensions. `usual` is what is taken where nothing
 * says it; whatever is made of it is marked on the sheet.
 */
export type Dimension = { /** mm where it is left out. */ readonly unit?: 'mm' | '' } & (
  | { readonly column: string; readonly usual?: ExpressionText }
  | { readonly chosen: string; readonly usual?: ExpressionText }
  | { readonly calculated: string; readonly usual?: ExpressionText }
  | { readonly value: ExpressionText }
  | { readonly usual: ExpressionText }
  /** How far something has moved along a way, mm: the share of it that is chosen, else `rest`, 0 to 1. A posture, not a size. */
  | { readonly travel: ExpressionText; readonly rest: number }
)

/** Where shapes stand in their slice; u to the right and v up, seen against the axis. */
export type Pattern =
  | { readonly at: readonly [u: Length, v: Length] }
  /** On a circle, evenly; the first at `start` degrees from u. */
  | { readonly circle: Length; readonly count: Count; readonly start?: number }
  /** In rows and columns around the middle. */
  | { readonly grid: readonly [pitchU: Length, pitchV: Length]; readonly counts: readonly [Count, Count] }

/** An outline. `keyed`: a round shaft with a keyway at the top; `tapped`: a hole with a metric thread of that diameter. */
export type ShapeSchema = (
  | { readonly shape: 'circle'; readonly diameter: Length; readonly tapped?: true }
  | { readonly shape: 'box'; readonly width: Length; readonly height: Length; readonly radius?: Length }
  | { readonly shape: 'polygon'; readonly points: readonly (readonly [u: Length, v: Length])[] }
  | { readonly shape: 'keyed'; readonly diameter: Length; readonly width: Length; readonly depth: Length }
) & { readonly on?: Pattern }

/** A stretch of a body over which its section is the same: outlines beside each other, and holes within them. */
export type SliceSchema = {
  readonly length: Length
  /** Left out where this is false. */
  readonly when?: ExpressionText
  readonly add: readonly ShapeSchema[]
  readonly cut?: readonly ShapeSchema[]
  /** A thread that is not modelled: its core, drawn as a thin line. */
  readonly thread?: { readonly core: Length; readonly lead: Length }
}

/** A way along one of the axes. */
export type Direction = '+x' | '-x' | '+y' | '-y' | '+z' | '-z'
/** Three numbers: x, y, z. */
export type Place<Value> = readonly [x: Value, y: Value, z: Value]

/** What a body is made of: its colour. */
export type Material = 'steel' | 'bright' | 'aluminium' | 'cast' | 'plastic'

/** One solid, or several of the same. Its name is that of the product in the file. */
export type BodySchema = {
  readonly material: Material
  /** Where its axis begins; the origin where it is left out. */
  readonly at?: Place<Length>
  readonly along: Direction
  readonly when?: ExpressionText
  /** Several of them, a step apart, around `at`; two of these make a field. */
  readonly repeat?: readonly { readonly count: Count; readonly step: Place<Length> }[]
  readonly slices: readonly SliceSchema[]
}

/** The views of a drawing, in the first angle: from the front, from above, from the right, which stands to the left. */
export type ViewName = 'front' | 'top' | 'side'

/** A dimension line: beside a view, from one coordinate of it to another, and the dimension that it says. */
export type Measure = {
  readonly view: ViewName
  readonly edge: 'above' | 'below' | 'left' | 'right'
  readonly from: Length
  readonly to: Length
  /** Its name. */
  readonly of: string
  readonly diameter?: true
  /** What it is, where that is not seen by where it stands. */
  readonly called?: 'stroke'
  readonly when?: ExpressionText
}

/** A part. Names of dimensions, words and bodies are its own. */
export type PartSchema = {
  readonly name: string
  /** Columns with words that conditions ask for, and those words. */
  readonly words?: Readonly<Record<string, readonly string[]>>
  readonly dimensions: Readonly<Record<string, Dimension>>
  readonly bodies: Readonly<Record<string, BodySchema>>
  readonly measures: readonly Measure[]
}
