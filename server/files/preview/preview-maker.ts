/** Makes previews for the browser as GLB: the content of the STEP file as triangles. */
import type { PreviewExtras, PreviewFeature } from '../../../contract/files/preview.ts'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import type { Direction } from '../../../engine/part/part-schema.ts'
import { type Body, boundsOf } from '../../../engine/part/solid.ts'
import { type Kernel, openKernel } from '../geometry/kernel.ts'
import { makeSolid } from '../geometry/make-solid.ts'
import { materialColours } from '../geometry/make-step.ts'
import { type SolidFile, solidFileOf, type SolidMaker } from '../solids/solid-file.ts'
import { measuresOf } from './preview-measures.ts'
import { featuresOf } from './preview-features.ts'
import { type MeshTolerance, meshSolid } from './mesh-solid.ts'
import { type GlbMesh, type GlbNode, writeGlb } from './write-glb.ts'

/** Largest file, bytes. */
const largestPreview = 300_000

/**
 * Tolerances tried in turn until the file is small enough: the linear deviation as a share of the part's diagonal, and the
 * angle.
 */
const tolerances: readonly MeshTolerance[] = [
  { linear: 1 / 20_000, angular: 0.35 },
  { linear: 1 / 8_000, angular: 0.6 },
  { linear: 1 / 3_000, angular: 1 },
  { linear: 1 / 1_000, angular: 1.5 },
  // For rails with hundreds of holes, each a few pixels wide in the full view.
  { linear: 1 / 1_000, angular: 2.1 },
]

/** Converts an sRGB colour component to linear light. */
const lightOf = (value: number): number => Math.round((value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4) * 1e4) / 1e4

const sizeOf = (bodies: readonly Body[]): number => {
  const { low, high } = boundsOf(bodies)
  return Math.hypot(high[0] - low[0], high[1] - low[1], high[2] - low[2])
}

const half = Math.SQRT1_2
/** Rotations from z to the axis of a body, matching `frameOf`. */
const turns: Readonly<Record<Direction, GlbNode['turn']>> = {
  '+x': [0.5, 0.5, 0.5, 0.5],
  '-x': [0.5, -0.5, -0.5, 0.5],
  '+y': [0, half, half, 0],
  '-y': [half, 0, 0, half],
  '+z': [0, 0, 0, 1],
  '-z': [1, 0, 0, 0],
}

/** Quarter turns about the axis, before it is turned. */
const rolls: Readonly<Record<NonNullable<Body['roll']>, GlbNode['turn']>> = {
  1: [0, 0, half, half],
  2: [0, 0, 1, 0],
  3: [0, 0, half, -half],
}

/** The rotation by `then` after that by `first`. */
const turnedBy = ([x, y, z, w]: GlbNode['turn'], then: GlbNode['turn']): GlbNode['turn'] => {
  const [a, b, c, d] = then
  return [d * x + a * w + b * z - c * y, d * y - a * z + b * w + c * x, d * z + a * y - b * x + c * w, d * w - a * x - b * y - c * z]
}

const turnOf = ({ along, roll }: Body): GlbNode['turn'] => (roll ? turnedBy(rolls[roll], turns[along]) : turns[along])

const nodeOf = (body: Body, names: readonly string[]): GlbNode => ({
  name: body.instances === 1 ? body.name : `${body.name} ${body.instance}`,
  mesh: names.indexOf(body.name),
  at: body.at,
  turn: turnOf(body),
})

/** The viewer names bodies without their role. */
const ownName = (feature: PreviewFeature): PreviewFeature => ({ ...feature, body: feature.body.split('/').at(-1) ?? feature.body })

function extrasOf({ number, name, maker, part }: SolidFile, unit: PreviewExtras['unit']): PreviewExtras {
  const { low, high } = boundsOf(part.bodies)
  return {
    orderCode: number,
    model: name,
    maker,
    unit,
    low: [...low],
    high: [...high],
    measures: measuresOf(part),
    features: featuresOf(part.bodies).map(ownName),
  }
}

const colourOf = ({ material }: Body): GlbMesh['colour'] => {
  const [red, green, blue] = materialColours[material]
  return [lightOf(red), lightOf(green), lightOf(blue)]
}

/** One solid of each kind. */
const solidsOf = (kernel: Kernel, { bodies }: BuiltPart) =>
  [...new Map(bodies.map((body) => [body.name, body])).values()].map((body) => ({ body, solid: makeSolid(kernel, body) }))

/**
 * Metres, y up, as in glTF; the extras of the scene (`contract/files/preview.ts`) are in mm.
 *
 * @throws Error where no mesh is small enough
 */
export const previewMaker: SolidMaker = async (input, onStep) => {
  const { unit, engineVersion } = input
  const file = await solidFileOf(input)
  const { number, part } = file
  const size = sizeOf(part.bodies)
  const kernel = await openKernel()
  const solids = solidsOf(kernel, part)
  const names = solids.map(({ body }) => body.name)
  const nodes = part.bodies.map((body) => nodeOf(body, names))
  const scene = { name: number, generator: `Sizewright ${engineVersion}`, extras: extrasOf(file, unit), nodes }
  for (const [index, { linear, angular }] of tolerances.entries()) {
    const meshes = solids.map(({ body, solid }) => {
      return { name: body.name, colour: colourOf(body), ...meshSolid(kernel, solid, { linear: size * linear, angular }) }
    })
    const bytes = writeGlb({ ...scene, meshes })
    if (bytes.length <= largestPreview) {
      onStep(1)
      return bytes
    }
    onStep((index + 1) / (tolerances.length + 1))
  }
  throw new Error(`no mesh of ${number} has less than ${largestPreview} bytes`)
}
