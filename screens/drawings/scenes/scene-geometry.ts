/** Shapes of the scene pictures, to scale in a field of 120 × 90. Lengths of the scenes in mm. */

export type SceneValues = Readonly<Record<string, number | undefined>>

export type Circle = {
  /** Distinguishes the circles of a picture. */
  readonly part: string
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly load: boolean
  /** Whether it is a hole. */
  readonly hole?: boolean
}
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
/** A dimension line with its text. */
export type Length = {
  readonly item: string
  readonly symbol: string
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
}

export type SceneShapes = {
  readonly circles: readonly Circle[]
  readonly boxes: readonly Box[]
  readonly lengths: readonly Length[]
  /** Whether the axis is horizontal, so that gravity acts across it. */
  readonly lying: boolean
}

/** Position of the axis. */
export const axis = { x: 60, y: 40 } as const
/** Maximum distance of a part from the centre. */
const reach = 34
/** y of the line of a width: below the part, and below the line of a radius. */
const widthLine = 86
/** y of the line of a radius; on the part its text would hide what it measures. */
const radiusLine = 77.5
/** Maximum number of workpieces drawn individually. */
const mostDrawn = 36

const lengthOf = (values: SceneValues, item: string, otherwise: number): number => {
  const value = values[item]
  return value !== undefined && Number.isFinite(value) && value >= 0 ? value : otherwise
}

const round = (part: string, radius: number, load = false): Circle => ({ part, ...axis, radius, load })

const width = (item: string, symbol: string, half: number): Length => ({
  item,
  symbol,
  from: [axis.x - half, widthLine],
  to: [axis.x + half, widthLine],
})

/** Moves a dimension line to another height. */
const atHeight = (y: number, { from, to, ...length }: Length): Length => ({ ...length, from: [from[0], y], to: [to[0], y] })

const radiusAt = (item: string, symbol: string, radius: number): Length => ({
  item,
  symbol,
  from: [axis.x, radiusLine],
  to: [axis.x + radius, radiusLine],
})

/** Returns the units per mm at which the largest of the distances from the centre just fits. */
const scaleFor = (...distances: readonly number[]): number => reach / Math.max(...distances, 1e-9)

const noShapes = { circles: [], boxes: [], lengths: [], lying: false } as const satisfies SceneShapes

const disc = (values: SceneValues): SceneShapes => {
  const table = lengthOf(values, 'tableDiameter', 400) / 2
  const pitch = lengthOf(values, 'pitchRadius', 150)
  const piece = lengthOf(values, 'workpieceDiameter', 50) / 2
  const count = Math.min(mostDrawn, Math.floor(lengthOf(values, 'workpieceCount', 8)))
  const scale = scaleFor(table, pitch + piece)
  const pieces = Array.from({ length: count }, (_, index): Circle => {
    const angle = (2 * Math.PI * index) / count
    return {
      part: `workpiece ${index}`,
      x: axis.x + pitch * scale * Math.cos(angle),
      y: axis.y + pitch * scale * Math.sin(angle),
      radius: Math.max(piece * scale, 0.8),
      load: true,
    }
  })
  return {
    ...noShapes,
    circles: [round('table', table * scale), ...pieces],
    lengths: [width('tableDiameter', 'D', table * scale), radiusAt('pitchRadius', 'R', pitch * scale)],
  }
}

const plate = (values: SceneValues): SceneShapes => {
  const [long, wide] = [lengthOf(values, 'plateLength', 600) / 2, lengthOf(values, 'plateWidth', 400) / 2]
  const offset = lengthOf(values, 'offsetRadius', 200)
  const scale = scaleFor(long, wide, offset)
  return {
    ...noShapes,
    boxes: [{ x: axis.x - long * scale, y: axis.y - wide * scale, width: 2 * long * scale, height: 2 * wide * scale }],
    circles: [{ part: 'load', x: axis.x + offset * scale, y: axis.y, radius: 4, load: true }],
    lengths: [width('plateLength', 'a', long * scale), radiusAt('offsetRadius', 'R', offset * scale)],
  }
}

const ring = (values: SceneValues): SceneShapes => {
  const [outer, inner] = [lengthOf(values, 'outerDiameter', 300) / 2, lengthOf(values, 'innerDiameter', 200) / 2]
  const scale = scaleFor(outer, inner)
  return {
    ...noShapes,
    circles: [round('ring', outer * scale, true), { ...round('bore', inner * scale), hole: true }],
    lengths: [width('outerDiameter', 'D', outer * scale), atHeight(axis.y, width('innerDiameter', 'd', inner * scale))],
  }
}

/** View along the horizontal axis. Its radius is drawn at a fixed size, since there is nothing to compare it with. */
const flip = (): SceneShapes => {
  const radius = 26
  return {
    ...noShapes,
    lying: true,
    circles: [round('axis', 6), { part: 'load', x: axis.x + radius, y: axis.y, radius: 7, load: true }],
    // Below the ground.
    lengths: [atHeight(widthLine, radiusAt('centreRadius', 'L', radius))],
  }
}

const press = (values: SceneValues): SceneShapes => {
  const [table, radius] = [lengthOf(values, 'tableDiameter', 500) / 2, lengthOf(values, 'pressRadius', 150)]
  const scale = scaleFor(table, radius)
  return {
    ...noShapes,
    circles: [round('table', table * scale), { part: 'load', x: axis.x + radius * scale, y: axis.y, radius: 4, load: true }],
    lengths: [width('tableDiameter', 'D', table * scale), radiusAt('pressRadius', 'R', radius * scale)],
  }
}

const rotation = (values: SceneValues): SceneShapes => {
  const [table, radius] = [lengthOf(values, 'tableDiameter', 800) / 2, lengthOf(values, 'frictionRadius', 350)]
  const scale = scaleFor(table, radius)
  return {
    ...noShapes,
    circles: [round('table', table * scale), round('friction ring', radius * scale)],
    lengths: [width('tableDiameter', 'D', table * scale), radiusAt('frictionRadius', 'r', radius * scale)],
  }
}

/** Shapes by the picture name of a scene. */
export const sceneShapes = {
  'scene-disc': disc,
  'scene-plate': plate,
  'scene-ring': ring,
  'scene-flip': flip,
  'scene-press': press,
  'scene-rotation': rotation,
} as const satisfies Readonly<Record<string, (values: SceneValues) => SceneShapes>>
