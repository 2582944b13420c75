/** Positions of the views of the guide layout drawing by posture. Units of the view box, y downwards. */

export type Point = { readonly x: number; readonly y: number }

/** Axis of the drawing along which a dimension is measured. */
export type PageAxis = 'x' | 'y'

/** Strip of the drawing reserved for one dimension. */
export type Lane = {
  readonly measures: PageAxis
  /** Position of the dimension line across the measured axis. */
  readonly line: number
  /** Centre of its text, on the side of the line away from the parts. */
  readonly text: number
  /** Limits of its text along the measured axis. */
  readonly from: number
  readonly to: number
}

export type DimensionField = 'armA' | 'armB' | 'armC' | 'sliderSpacing' | 'railSpacing'

/** View of the mounting plane. */
export type MainView = {
  readonly centre: Point
  /**
   * Directions of the travel axis and the lateral axis in the drawing. As in the sizing, one of them is that of gravity where
   * possible.
   */
  readonly along: Point
  readonly lateral: Point
  /** Half the length of the rails, and half the space across them. */
  readonly railHalf: number
  readonly spaceHalf: number
  /** Upper limits of distances on the compressed scale. */
  readonly reachAlong: number
  readonly reachLateral: number
  /** Scale of the blocks; 1 for a view as wide as the drawing. */
  readonly blockScale: number
}

/** View of the edge of the mounting plane: fixed part, rail, blocks, table, load. */
export type SideView = {
  /** Mounting surface of the table, at the centre of the blocks. */
  readonly centre: Point
  /** Axis of the main view that this view shows, too, and its direction in the drawing. */
  readonly shows: 'along' | 'lateral'
  readonly direction: Point
  /** Direction away from the rail. */
  readonly normal: Point
  readonly half: number
  readonly reachAbove: number
  readonly reachBelow: number
  /** Position of the load's text: above the mass, or below the arrow of its weight. */
  readonly loadText: 'above' | 'below'
  /** Limits of that text, left and right. */
  readonly loadRoom: { readonly from: number; readonly to: number }
}

export type Frame = {
  readonly width: number
  readonly height: number
  readonly main: MainView
  readonly side: SideView
  readonly lanes: Readonly<Record<DimensionField, Lane>>
  /** Centre of the travel arrow. */
  readonly travel: Point
  /** Whether the weight is shown in the main view. */
  readonly weightInMain: boolean
}

const right: Point = { x: 1, y: 0 }
const up: Point = { x: 0, y: -1 }
const down: Point = { x: 0, y: 1 }

/** Plan above, side view below; both share the travel axis. */
const horizontal: Frame = {
  width: 360,
  height: 324,
  main: {
    centre: { x: 180, y: 106 },
    along: right,
    lateral: up,
    railHalf: 138,
    spaceHalf: 58,
    reachAlong: 112,
    reachLateral: 42,
    blockScale: 1.2,
  },
  side: {
    centre: { x: 180, y: 274 },
    shows: 'along',
    direction: right,
    normal: up,
    half: 138,
    reachAbove: 48,
    reachBelow: 10,
    loadText: 'above',
    loadRoom: { from: 42, to: 318 },
  },
  lanes: {
    sliderSpacing: { measures: 'x', line: 40, text: 29, from: 42, to: 318 },
    railSpacing: { measures: 'y', line: 27, text: 14, from: 44, to: 168 },
    armA: { measures: 'x', line: 174, text: 186, from: 42, to: 318 },
    armB: { measures: 'y', line: 333, text: 346, from: 44, to: 168 },
    armC: { measures: 'y', line: 333, text: 346, from: 196, to: 320 },
  },
  travel: { x: 180, y: 10 },
  weightInMain: false,
}

/** View of the wall at the left, view along the rails at the right. */
const wall: Frame = {
  width: 360,
  height: 234,
  main: {
    centre: { x: 125, y: 112 },
    along: right,
    lateral: down,
    railHalf: 84,
    spaceHalf: 64,
    reachAlong: 68,
    reachLateral: 46,
    blockScale: 0.9,
  },
  side: {
    centre: { x: 275, y: 112 },
    shows: 'lateral',
    direction: down,
    normal: right,
    half: 72,
    reachAbove: 62,
    reachBelow: 12,
    loadText: 'below',
    loadRoom: { from: 284, to: 358 },
  },
  lanes: {
    armA: { measures: 'x', line: 36, text: 24, from: 41, to: 209 },
    armC: { measures: 'x', line: 36, text: 24, from: 255, to: 358 },
    sliderSpacing: { measures: 'x', line: 208, text: 220, from: 41, to: 209 },
    railSpacing: { measures: 'y', line: 27, text: 14, from: 42, to: 200 },
    armB: { measures: 'y', line: 224, text: 237, from: 42, to: 200 },
  },
  travel: { x: 125, y: 8 },
  weightInMain: true,
}

/** View of the wall with vertical rails at the left, side view at the right. */
const vertical: Frame = {
  width: 360,
  height: 300,
  main: {
    centre: { x: 122, y: 148 },
    along: down,
    lateral: right,
    railHalf: 112,
    spaceHalf: 64,
    reachAlong: 88,
    reachLateral: 46,
    blockScale: 1,
  },
  side: {
    centre: { x: 254, y: 148 },
    shows: 'along',
    direction: down,
    normal: right,
    half: 112,
    reachAbove: 78,
    reachBelow: 12,
    loadText: 'below',
    loadRoom: { from: 263, to: 356 },
  },
  lanes: {
    armB: { measures: 'x', line: 24, text: 12, from: 56, to: 188 },
    armC: { measures: 'x', line: 24, text: 12, from: 222, to: 352 },
    railSpacing: { measures: 'x', line: 272, text: 284, from: 50, to: 194 },
    sliderSpacing: { measures: 'y', line: 47, text: 34, from: 30, to: 266 },
    armA: { measures: 'y', line: 199, text: 212, from: 30, to: 266 },
  },
  travel: { x: 10, y: 148 },
  weightInMain: true,
}

export const postures = ['horizontal', 'vertical', 'wall'] as const
export type GuidePosture = (typeof postures)[number]

export const frames = { horizontal, wall, vertical } as const satisfies Record<GuidePosture, Frame>
