/** Software rendering of a model without WebGL: triangles with a depth buffer, and edges. */
import { cornersOf, dot, type Place, placeAt, plus, turned } from './geometry.ts'
import type { ViewedBody, ViewedModel } from './read-glb.ts'
import { axesOf, standardViews } from './view-directions.ts'

/** A pixel position with its depth; a larger value is nearer. */
type Point = readonly [x: number, y: number, near: number]

export type Picture = { readonly width: number; readonly height: number; readonly pixels: Uint8ClampedArray; readonly depths: Float32Array }

const { right, up, out } = axesOf(standardViews.isometric)
/** Light direction: from above, over the left shoulder. */
const lamp: Place = plus(plus([out[0] * 0.7, out[1] * 0.7, out[2] * 0.7], [up[0] * 0.6, up[1] * 0.6, up[2] * 0.6]), [
  -right[0] * 0.4,
  -right[1] * 0.4,
  -right[2] * 0.4,
])
const ambient = 0.45
const edge = 0.12
/** Offset of edges in front of their faces, as a fraction of the model's size. */
const lift = 2e-3
const room = 0.06

/** Converts linear light to an sRGB component, 0 to 255. */
const shown = (light: number): number => 255 * Math.min(1, light) ** (1 / 2.2)

const put = ({ width, pixels, depths }: Picture, [x, y, near]: Point, colour: Place): void => {
  const at = y * width + x
  if (near <= (depths[at] ?? Infinity)) return
  depths[at] = near
  pixels.set([...colour, 255], 4 * at)
}

/** Fills a triangle using barycentric coordinates. */
function fill(picture: Picture, [a, b, c]: readonly [Point, Point, Point], colour: Place): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (area === 0) return
  const [left, bottom] = [
    Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]))),
    Math.min(picture.height - 1, Math.floor(Math.max(a[1], b[1], c[1]))),
  ]
  const [end, top] = [
    Math.min(picture.width - 1, Math.floor(Math.max(a[0], b[0], c[0]))),
    Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]))),
  ]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= end; x++) {
      const ofB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const ofC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      if (ofB >= 0 && ofC >= 0 && ofB + ofC <= 1) put(picture, [x, y, a[2] + ofB * (b[2] - a[2]) + ofC * (c[2] - a[2])], colour)
    }
  }
}

function stroke(picture: Picture, [a, b]: readonly [Point, Point], colour: Place): void {
  const steps = Math.ceil(Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1))
  for (let step = 0; step <= steps; step++) {
    const share = step / steps
    const [x, y] = [Math.round(a[0] + share * (b[0] - a[0])), Math.round(a[1] + share * (b[1] - a[1]))]
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue
    put(picture, [x, y, a[2] + share * (b[2] - a[2])], colour)
  }
}

const threes = (numbers: Uint32Array, width: 2 | 3) =>
  Array.from({ length: numbers.length / width }, (_, index) => Array.from(numbers.subarray(width * index, width * (index + 1))))

function paintFaces(picture: Picture, { mesh, turn }: ViewedBody, points: readonly Point[]): void {
  for (const [one = 0, two = 0, three = 0] of threes(mesh.triangles, 3)) {
    const normal = turned(placeAt(mesh.normals, one), turn)
    const [a, b, c] = [points[one], points[two], points[three]]
    if (!a || !b || !c || dot(normal, out) <= 0) continue
    const light = ambient + (1 - ambient) * Math.max(0, dot(normal, lamp))
    fill(picture, [a, b, c], [shown(mesh.colour[0] * light), shown(mesh.colour[1] * light), shown(mesh.colour[2] * light)])
  }
}

function paintEdges(
  picture: Picture,
  { mesh }: ViewedBody,
  { points, above }: { readonly points: readonly Point[]; readonly above: number },
): void {
  for (const [one = 0, two = 0] of threes(mesh.edges, 2)) {
    const [a, b] = [points[one], points[two]]
    const ink = 255 * edge
    if (a && b) stroke(picture, [[a[0], a[1], a[2] + above], [b[0], b[1], b[2] + above]], [ink, ink, ink]) // prettier-ignore
  }
}

/**
 * Renders a model in the isometric view.
 *
 * @param width of the picture, px
 * @param height of the picture, px
 */
export function paintPoster({ extras, bodies }: ViewedModel, width: number, height: number): Picture {
  const corners = cornersOf(extras.low, extras.high)
  const across = corners.map((corner) => dot(corner, right))
  const upwards = corners.map((corner) => dot(corner, up))
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const middle = (values: readonly number[]) => (Math.max(...values) + Math.min(...values)) / 2
  const scale = (1 - 2 * room) * Math.min(width / span(across), height / span(upwards))
  const toScreen = (place: Place): Point => [
    width / 2 + scale * (dot(place, right) - middle(across)),
    height / 2 - scale * (dot(place, up) - middle(upwards)),
    dot(place, out),
  ]
  const picture = {
    width,
    height,
    pixels: new Uint8ClampedArray(4 * width * height),
    depths: new Float32Array(width * height).fill(-Infinity),
  }
  const placed = bodies.map((body) => {
    const count = body.mesh.positions.length / 3
    const points = Array.from({ length: count }, (_, index) =>
      toScreen(plus(body.at, turned(placeAt(body.mesh.positions, index), body.turn))),
    )
    return { body, points }
  })
  for (const { body, points } of placed) paintFaces(picture, body, points)
  const above = lift * span(corners.map((corner) => dot(corner, out)))
  for (const { body, points } of placed) paintEdges(picture, body, { points, above })
  return picture
}
