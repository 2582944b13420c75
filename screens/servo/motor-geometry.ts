/**
 * Geometry of the motor drawing: side view at the left, face at the right, both to the same scale. Coordinates are in units of
 * the view box; the housing is cut off and not to scale.
 */
import type { CustomMotorField } from './custom-motor.ts'

export type MountingField = Exclude<CustomMotorField, 't2' | 'n2'>
export type Point = { readonly x: number; readonly y: number }
export type Rect = Point & { readonly width: number; readonly height: number }

/** A dimension line with extension lines; a leader (`hole`) has no arrows. */
export type DimensionShape = {
  readonly field: MountingField
  readonly measures: 'x' | 'y' | 'hole'
  readonly from: Point
  readonly to: Point
  readonly extensions: readonly (readonly [Point, Point])[]
  /** Whether the arrows are outside, because the length is too short. */
  readonly outside: boolean
  readonly textAt: Point
}

export type MotorShapes = {
  readonly housing: Rect
  readonly flange: Rect
  readonly seam: Rect
  readonly shaft: Rect
  /** Centre of the face view; its sizes follow. */
  readonly face: Point
  readonly faceHalf: number
  readonly seamRadius: number
  readonly shaftRadius: number
  readonly boltRadius: number
  readonly holeRadius: number
  readonly holes: readonly Point[]
  readonly dimensions: readonly DimensionShape[]
}

export const viewBox = { width: 512, height: 268 } as const

const middle = 126
const faceX = 112
const housingDepth = 76
const plateDepth = 12
const facePlace = { x: 400, y: middle } as const
/** Available space: half the height of a view, and the length of the shaft. */
const room = { half: 82, along: 116 } as const
const least = 0.5
const arrowsNeed = 20
const lane = 22

export type Mounting = { readonly [Field in MountingField]: number }

/** Returns half the side of a square flange that contains the holes on its diagonals and the spigot. */
const flangeHalf = ({ la, lb, lz }: Mounting): number => Math.max(lb / 2 / Math.SQRT2 + lz, la / 2) * 1.06

/** Returns the scale in units of the view box per mm. */
const scaleOf = (mounting: Mounting): number => {
  const across = Math.max(flangeHalf(mounting), mounting.lb / 2, mounting.la / 2, mounting.s / 2)
  return Math.min(room.half / across, room.along / Math.max(mounting.lr, mounting.le))
}

const holesAt = (radius: number): readonly Point[] =>
  [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => ({ x: facePlace.x + (right * radius) / Math.SQRT2, y: facePlace.y + (down * radius) / Math.SQRT2 })),
  )

type Stretch = { readonly field: MountingField; readonly from: Point; readonly to: Point; readonly begin: readonly [Point, Point] }

const along = ({ field, from, to, begin }: Stretch, text: Point): DimensionShape => ({
  field,
  measures: from.y === to.y ? 'x' : 'y',
  from,
  to,
  extensions: [
    [begin[0], from],
    [begin[1], to],
  ],
  outside: Math.abs(to.x - from.x) + Math.abs(to.y - from.y) < arrowsNeed,
  textAt: text,
})

type Sizes = Pick<MotorShapes, 'faceHalf' | 'seamRadius' | 'shaftRadius' | 'boltRadius' | 'holeRadius' | 'holes'> & {
  readonly lr: number
  readonly le: number
}

/** Dimensions of the side view: diameters at the right, lengths above and below. */
const sideDimensions = ({ faceHalf, seamRadius, shaftRadius, lr, le }: Sizes): readonly DimensionShape[] => {
  const end = faceX + lr
  const top = middle - faceHalf - 14
  const bottom = middle + faceHalf + 14
  const [first, second] = [Math.max(end, faceX + le) + 18, Math.max(end, faceX + le) + 18 + 2 * lane]
  const upright = (field: MountingField, x: number, { radius, start }: { radius: number; start: number }): DimensionShape =>
    along(
      {
        field,
        from: { x, y: middle - radius },
        to: { x, y: middle + radius },
        begin: [
          { x: start, y: middle - radius },
          { x: start, y: middle + radius },
        ],
      },
      { x: x + lane / 2, y: middle },
    )
  const level = (field: MountingField, y: number, { length, radius }: { length: number; radius: number }): DimensionShape =>
    along(
      {
        field,
        from: { x: faceX, y },
        to: { x: faceX + length, y },
        begin: [
          { x: faceX, y: y < middle ? middle - faceHalf : middle + faceHalf },
          { x: faceX + length, y: y < middle ? middle - radius : middle + radius },
        ],
      },
      { x: faceX + length / 2, y: y < middle ? y - 10 : y + 12 },
    )
  return [
    level('lr', top, { length: lr, radius: shaftRadius }),
    level('le', bottom, { length: le, radius: seamRadius }),
    upright('s', first, { radius: shaftRadius, start: end }),
    upright('la', second, { radius: seamRadius, start: faceX + le }),
  ]
}

/** Dimensions of the face: the bolt circle below, and a leader to one hole. */
const faceDimensions = ({ faceHalf, boltRadius, holeRadius, holes }: Sizes): readonly DimensionShape[] => {
  const y = middle + Math.max(faceHalf, boltRadius) + 18
  const circle = along(
    {
      field: 'lb',
      from: { x: facePlace.x - boltRadius, y },
      to: { x: facePlace.x + boltRadius, y },
      begin: [
        { x: facePlace.x - boltRadius, y: middle },
        { x: facePlace.x + boltRadius, y: middle },
      ],
    },
    { x: facePlace.x, y: y + 12 },
  )
  const hole = holes[2] ?? facePlace
  const from = { x: hole.x + holeRadius / Math.SQRT2, y: hole.y - holeRadius / Math.SQRT2 }
  const to = { x: facePlace.x + 66, y: middle - room.half - 18 }
  const leader: DimensionShape = {
    field: 'lz',
    measures: 'hole',
    from,
    to,
    extensions: [],
    outside: false,
    textAt: { x: to.x, y: to.y - 9 },
  }
  return [circle, leader]
}

const around = (x: number, width: number, half: number): Rect => ({ x, y: middle - half, width, height: 2 * half })

/** Returns all shapes of the drawing for sizes in mm, which must be positive (`le` may be 0). */
export const motorShapes = (mounting: Mounting): MotorShapes => {
  const scale = scaleOf(mounting)
  const drawn = (length: number): number => Math.max(least, length * scale)
  const sizes: Sizes = {
    faceHalf: drawn(flangeHalf(mounting)),
    seamRadius: drawn(mounting.la / 2),
    shaftRadius: drawn(mounting.s / 2),
    boltRadius: drawn(mounting.lb / 2),
    holeRadius: drawn(mounting.lz / 2),
    holes: holesAt(drawn(mounting.lb / 2)),
    lr: drawn(mounting.lr),
    le: drawn(mounting.le),
  }
  const { faceHalf, seamRadius, shaftRadius, boltRadius, holeRadius, holes } = sizes
  return {
    housing: around(faceX - plateDepth - housingDepth, housingDepth, faceHalf * 0.94),
    flange: around(faceX - plateDepth, plateDepth, faceHalf),
    seam: around(faceX, sizes.le, seamRadius),
    shaft: around(faceX, sizes.lr, shaftRadius),
    face: facePlace,
    faceHalf,
    seamRadius,
    shaftRadius,
    boltRadius,
    holeRadius,
    holes,
    dimensions: [...sideDimensions(sizes), ...faceDimensions(sizes)],
  }
}
