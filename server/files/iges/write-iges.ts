/** Writes solids as IGES 5.3: a manifold solid (type 186) for each body, in its place, named and coloured. */
import type { Place } from '../../../engine/part/part-schema.ts'
import { type Body, inSpace } from '../../../engine/part/solid.ts'
import { IgesEntities, type IgesHead, type IgesParameter } from './iges-text.ts'
import type { Axis, ReadSolid, SolidEdge, SolidFace } from './step-solids.ts'

/** Types of entities, IGES 5.3 chapter 4. */
const entity = {
  arc: 100,
  line: 110,
  point: 116,
  direction: 123,
  matrix: 124,
  solid: 186,
  plane: 190,
  cylinder: 192,
  colour: 314,
  property: 406,
  vertices: 502,
  edges: 504,
  loop: 508,
  face: 510,
  shell: 514,
} as const

/** Form of a property that is a name. */
const nameForm = 15

/** A body to write, with its solid in its own axes; colours from 0 to 1. */
export type IgesBody = { readonly name: string; readonly body: Body; readonly solid: ReadSolid; readonly colour: readonly number[] }

type Move = (place: Place<number>) => Place<number>

const reals = (values: readonly number[]): readonly IgesParameter[] => values.map((value) => ({ real: value }))

const minus = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): Place<number> => [ax - bx, ay - by, az - bz]

const dot = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): number => ax * bx + ay * by + az * bz

const cross = ([ax, ay, az]: Place<number>, [bx, by, bz]: Place<number>): Place<number> => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
]

/** Where the places and directions of a body's own axes are in the assembly. */
const movesOf = (body: Body): { readonly place: Move; readonly turn: Move } => {
  const place: Move = ([x, y, z]) => inSpace(body, [x, y], z)
  return { place, turn: (direction) => minus(place(direction), place([0, 0, 0])) }
}

const movedAxis = ({ origin, direction, across }: Axis, body: Body): Axis => {
  const { place, turn } = movesOf(body)
  return { origin: place(origin), direction: turn(direction), across: turn(across) }
}

type Writer = { readonly entities: IgesEntities; readonly body: Body; readonly vertices: readonly Place<number>[] }

/** An arc lies in a plane of its own, which a matrix places. */
function writeArc({ entities, body, vertices }: Writer, { from, to, circle }: SolidEdge & { readonly circle: Axis }): number {
  const { origin, direction: z, across: x } = movedAxis(circle, body)
  const y = cross(z, x)
  const rows = ([0, 1, 2] as const).flatMap((axis) => [x[axis], y[axis], z[axis], origin[axis]])
  const flat = [from, to].flatMap((index) => {
    const beside = minus(vertices[index] ?? origin, origin)
    return [dot(beside, x), dot(beside, y)]
  })
  return entities.add([entity.arc, 0], reals([0, 0, 0, ...flat]), { matrix: entities.add([entity.matrix, 0], reals(rows)) })
}

function writeEdge(writer: Writer, edge: SolidEdge): number {
  const { circle, from, to } = edge
  if (circle) return writeArc(writer, { ...edge, circle })
  return writer.entities.add([entity.line, 0], reals([from, to].flatMap((index) => writer.vertices[index] ?? [])))
}

function writeSurface({ entities, body }: Writer, { radius, ...axis }: SolidFace['surface']): number {
  const { origin, direction, across } = movedAxis(axis, body)
  const point = entities.add([entity.point, 0], [...reals(origin), 0])
  const [normal, reference] = [direction, across].map((one) => entities.add([entity.direction, 0], reals(one)))
  return radius === undefined
    ? entities.add([entity.plane, 1], [point, normal ?? 0, reference ?? 0])
    : entities.add([entity.cylinder, 1], [point, normal ?? 0, { real: radius }, reference ?? 0])
}

/** Each loop says of its edges: 0 for an edge, its list, its number, its sense, and no curves in the surface. */
function writeFace(writer: Writer, edges: number, { surface, loops }: SolidFace): number {
  const { entities } = writer
  const written = loops.map((loop) =>
    entities.add([entity.loop, 1], [loop.length, ...loop.flatMap(({ edge, isAlong }) => [0, edges, edge + 1, Number(isAlong), 0])]),
  )
  return entities.add([entity.face, 1], [writeSurface(writer, surface), written.length, 0, ...written])
}

function writeSolid(entities: IgesEntities, { name, body, solid, colour }: IgesBody): void {
  const { place } = movesOf(body)
  const vertices = solid.vertices.map(place)
  const writer = { entities, body, vertices }
  const vertexList = entities.add([entity.vertices, 1], [vertices.length, ...reals(vertices.flat())])
  const curves = solid.edges.map((edge) => [writeEdge(writer, edge), vertexList, edge.from + 1, vertexList, edge.to + 1])
  const edgeList = entities.add([entity.edges, 1], [curves.length, ...curves.flat()])
  const [outside, ...voids] = solid.shells.map(({ faces, isAlong }) => {
    const written = faces.flatMap((face) => [writeFace(writer, edgeList, face), Number(face.isOutward)])
    return [entities.add([entity.shell, 1], [faces.length, ...written]), Number(isAlong)]
  })
  const named = entities.add([entity.property, nameForm], [1, name])
  const painted = entities.add([entity.colour, 0], reals(colour.map((share) => 100 * share)))
  const parameters = [...(outside ?? []), voids.length, ...voids.flat(), 0, 1, named]
  entities.add([entity.solid, 0], parameters, { colour: -painted, isPart: false })
}

/** @returns the file, in mm */
export function writeIges(head: IgesHead, bodies: readonly IgesBody[]): string {
  const entities = new IgesEntities()
  for (const body of bodies) writeSolid(entities, body)
  return entities.write(head)
}
