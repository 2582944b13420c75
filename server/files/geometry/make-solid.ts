/** Makes a solid from a body: every slice is an extruded face with holes, and the slices are fused. */
import type { Edge, Shape3D, Wire } from 'replicad'
import { type Body, holdsPoint, type Point, type Shape, type Slice } from '../../../engine/part/solid.ts'
import type { Kernel } from './kernel.ts'

/** Faces whose directions differ by less are merged, rad. */
const angularTolerance = 1e-3

type Space = [x: number, y: number, z: number]

const at = ([u, v]: Point, height: number): Space => [u, v, height]

const closedLines = ({ replicad }: Kernel, points: readonly Point[], height: number): Wire =>
  replicad.assembleWire(
    points.map((point, index) => replicad.makeLine(at(point, height), at(points[(index + 1) % points.length] ?? point, height))),
  )

/** A rectangle with rounded corners: quarter circles, starting at the lower right one. */
function roundedBox(kernel: Kernel, { centre: [u, v], size: [width, height], radius }: Extract<Shape, { shape: 'box' }>, z: number): Wire {
  const [right, top] = [width / 2 - radius, height / 2 - radius]
  const bend = radius * (1 - Math.SQRT1_2)
  const point = (x: number, y: number): Space => [u + x, v + y, z]
  const { makeLine, makeThreePointArc, assembleWire } = kernel.replicad
  const [outerU, outerV] = [width / 2, height / 2]
  const sides: readonly (readonly [Space, Space])[] = [
    [point(-right, -outerV), point(right, -outerV)],
    [point(outerU, -top), point(outerU, top)],
    [point(right, outerV), point(-right, outerV)],
    [point(-outerU, top), point(-outerU, -top)],
  ]
  const corners: readonly Space[] = [
    point(outerU - bend, -outerV + bend),
    point(outerU - bend, outerV - bend),
    point(-outerU + bend, outerV - bend),
    point(-outerU + bend, -outerV + bend),
  ]
  const edges = sides.flatMap(([from, to], index): Edge[] => {
    const next = sides[(index + 1) % sides.length]?.[0] ?? from
    const arc = makeThreePointArc(to, corners[index] ?? to, next)
    const isLine = from.some((coordinate, axis) => coordinate !== to[axis])
    return isLine ? [makeLine(from, to), arc] : [arc]
  })
  return assembleWire(edges)
}

/** A circle with a keyway open at the top. */
function keyedWire({ replicad }: Kernel, shape: Extract<Shape, { shape: 'keyed' }>, z: number): Wire {
  const [u, v] = shape.centre
  const radius = shape.diameter / 2
  const half = shape.width / 2
  const shoulder = Math.sqrt(radius ** 2 - half ** 2)
  const bottom = radius - shape.depth
  const point = (x: number, y: number): Space => [u + x, v + y, z]
  const { makeLine, makeThreePointArc, assembleWire } = replicad
  return assembleWire([
    makeThreePointArc(point(-half, shoulder), point(0, -radius), point(half, shoulder)),
    makeLine(point(half, shoulder), point(half, bottom)),
    makeLine(point(half, bottom), point(-half, bottom)),
    makeLine(point(-half, bottom), point(-half, shoulder)),
  ])
}

function wireOf(kernel: Kernel, shape: Shape, height: number): Wire {
  switch (shape.shape) {
    case 'circle':
      return kernel.replicad.assembleWire([kernel.replicad.makeCircle(shape.diameter / 2, at(shape.centre, height), [0, 0, 1])])
    case 'polygon':
      return closedLines(kernel, shape.points, height)
    case 'keyed':
      return keyedWire(kernel, shape, height)
    case 'box': {
      if (shape.radius > 0) return roundedBox(kernel, shape, height)
      const [u, v] = shape.centre
      const [width, depth] = [shape.size[0] / 2, shape.size[1] / 2]
      return closedLines(
        kernel,
        [
          [u - width, v - depth],
          [u + width, v - depth],
          [u + width, v + depth],
          [u - width, v + depth],
        ],
        height,
      )
    }
  }
}

const middleOf = (shape: Shape): Point => {
  if (shape.shape !== 'polygon') return shape.centre
  const sum = shape.points.reduce<Point>(([u, v], point) => [u + point[0], v + point[1]], [0, 0])
  return [sum[0] / shape.points.length, sum[1] / shape.points.length]
}

function drawnOut(kernel: Kernel, { from, to, add, cut }: Slice): readonly Shape3D[] {
  const { addHolesInFace, basicFaceExtrusion, makeFace } = kernel.replicad
  return add.map((outline) => {
    const holes = cut.filter((hole) => holdsPoint(outline, middleOf(hole))).map((hole) => wireOf(kernel, hole, from))
    const whole = makeFace(wireOf(kernel, outline, from))
    const face = holes.length === 0 ? whole : addHolesInFace(whole, holes)
    return basicFaceExtrusion(face, new kernel.replicad.Vector([0, 0, to - from]))
  })
}

/** Fuses all slices at once and removes shared faces; slices touch but never overlap. */
function grownTogether({ oc, replicad }: Kernel, first: Shape3D, others: readonly Shape3D[]): Shape3D {
  const [whole, more] = [new oc.NCollection_List_TopoDS_Shape(), new oc.NCollection_List_TopoDS_Shape()]
  whole.Append(first.wrapped)
  for (const { wrapped } of others) more.Append(wrapped)
  const fuse = new oc.BRepAlgoAPI_Fuse()
  fuse.SetArguments(whole)
  fuse.SetTools(more)
  fuse.SetGlue(oc.BOPAlgo_GlueEnum.BOPAlgo_GlueShift)
  fuse.Build()
  fuse.SimplifyResult(true, true, angularTolerance)
  const solid = replicad.cast(fuse.Shape())
  for (const used of [fuse, whole, more]) used.delete()
  if (!replicad.isShape3D(solid)) throw new Error('slices do not grow together')
  return solid
}

/**
 * @param kernel of this thread
 * @param slices of a body
 * @returns the solid, its axis along z from the origin
 */
export function makeSolid(kernel: Kernel, { slices }: Body): Shape3D {
  const [first, ...others] = slices.flatMap((slice) => drawnOut(kernel, slice))
  if (!first) throw new Error('a body without slices is no solid')
  return others.length === 0 ? first : grownTogether(kernel, first, others)
}
