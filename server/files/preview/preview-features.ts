/** Named points of a part, between which can be measured without pointing at them. */
import type { PreviewFeature } from '../../../contract/files/preview.ts'
import type { Place } from '../../../engine/part/part-schema.ts'
import { type Body, boundsOf, frameOf, inSpace, type Point, type Slice } from '../../../engine/part/solid.ts'

/** Of more holes than this only the first and the last are named. */
const mostHoles = 12
const digits = 1e4

const rounded = ([x, y, z]: Place<number>): PreviewFeature['at'] => {
  const one = (value: number) => Math.round(value * digits) / digits + 0
  return [one(x), one(y), one(z)]
}

const keyOf = (place: Place<number>): string => rounded(place).join()

/** The centre of the material that a slice adds. */
function middleOf({ along }: Body, slice: Slice): Point {
  const flat: Body = { name: '', instance: 1, instances: 1, material: 'steel', at: [0, 0, 0], along, slices: [slice] }
  const { low, high } = boundsOf([flat])
  const { u, v } = frameOf({ along })
  const onAxis = ([x, y, z]: Place<number>) => (x * (low[0] + high[0]) + y * (low[1] + high[1]) + z * (low[2] + high[2])) / 2
  return [onAxis(u), onAxis(v)]
}

const cornersOf = (body: Body): readonly Place<number>[] => {
  const isRound = body.slices.every(({ add }) => add.every(({ shape }) => shape === 'circle' || shape === 'keyed'))
  if (isRound) return []
  const { low, high } = boundsOf([body])
  return [low[0], high[0]].flatMap((x) => [low[1], high[1]].flatMap((y) => [low[2], high[2]].map((z): Place<number> => [x, y, z])))
}

/** The open end of each hole: the end at the surface of its body, else its start. */
function holesOf(body: Body): readonly Place<number>[] {
  const last = body.slices.at(-1)
  const all = body.slices.toReversed().flatMap((slice) =>
    slice.cut.flatMap((cut) => {
      if (cut.shape !== 'circle') return []
      const side = inSpace(body, cut.centre, 0)
      return [{ side, at: inSpace(body, cut.centre, slice === last ? slice.to : slice.from) }]
    }),
  )
  const once = [...new Map(all.toReversed().map((hole) => [keyOf(hole.side), hole])).values()].map(({ at }) => at)
  return once.length > mostHoles ? once.filter((_, index) => index === 0 || index === once.length - 1) : once
}

function ofBody(body: Body): PreviewFeature[] {
  const { name, instance, instances, slices } = body
  const [first, last] = [slices[0], slices.at(-1)]
  if (!first || !last) return []
  const start = inSpace(body, middleOf(body, first), first.from)
  const end = inSpace(body, middleOf(body, last), last.to)
  const known = new Set([keyOf(start), keyOf(end)])
  const holes = holesOf(body).filter((at) => !known.has(keyOf(at)))
  const listed = [
    { kind: 'start' as const, places: [start] },
    { kind: 'end' as const, places: [end] },
    { kind: 'hole' as const, places: holes },
    { kind: 'corner' as const, places: cornersOf(body) },
  ]
  return listed.flatMap(({ kind, places }) =>
    places.map((at, index) => ({ body: name, instance, instances, kind, number: index + 1, at: rounded(at) })),
  )
}

/** @returns the points, body by body */
export const featuresOf = (bodies: readonly Body[]): PreviewFeature[] => bodies.flatMap(ofBody)
