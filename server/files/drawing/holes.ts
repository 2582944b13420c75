/** Groups the holes of a part: each group has a letter in its view, and a description of number, size and position. */
import type { BuiltDimension, BuiltPart } from '../../../engine/part/build-part.ts'
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { type Body, holdsPoint, inSpace, type Point, type Shape } from '../../../engine/part/solid.ts'
import { axisOf, viewAxes } from './view-marks.ts'

type Circle = Extract<Shape, { readonly shape: 'circle' }>

/** A length; `isUsual` where it is a typical value and not stated for the model. */
export type Said = { readonly mm: number; readonly isUsual: boolean }

/** Holes of one size on a circle, in rows and columns, or single; counted over all bodies of the kind. */
export type HoleGroup = {
  readonly letter: string
  readonly view: ViewName
  /** Centre of one of them in the view, mm of the part. */
  readonly at: Point
  readonly radius: number
  readonly count: number
  readonly diameter: Said
  /** Has a metric thread of that diameter. */
  readonly isTapped: boolean
  /** Depth along the axis; undefined for through holes. */
  readonly depth?: Said
  readonly circle?: Said
  readonly pitch?: readonly [across: Said, up: Said]
  /** Distance between holes of one row. */
  readonly step?: Said
}

/** @returns every length stated for the holes */
export const saidOf = ({ diameter, depth, circle, pitch, step }: HoleGroup): readonly Said[] => [
  diameter,
  ...(depth ? [depth] : []),
  ...(circle ? [circle] : []),
  ...(pitch ?? []),
  ...(step ? [step] : []),
]

const nearly = 1e-6
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < nearly

/** Lengths equal to a typical or unnamed dimension are marked as typical, so that doubtful values are confirmed with the maker. */
const sayingOf = ({ dimensions }: BuiltPart) => {
  const isUsual = ({ basis }: BuiltDimension): boolean => basis === 'usual'
  return (mm: number): Said => {
    const same = dimensions.filter(({ value, unit }) => unit === 'mm' && isNear(value, mm))
    return { mm, isUsual: (same.length === 0 ? dimensions : same).some(isUsual) }
  }
}

const isCircle = (shape: Shape): shape is Circle => shape.shape === 'circle'
const distinct = (values: readonly number[]): readonly number[] =>
  values.filter((value, index) => values.findIndex((one) => isNear(one, value)) === index)
const spread = (values: readonly number[]): number =>
  distinct(values.toSorted((one, other) => one - other))
    .slice(0, 2)
    .reduce((one, other) => other - one)

/** Arrangement of holes on a circle or in a rectangle around the axis; for four in a square, the one that the part declares. */
const placesOf = (holes: readonly Circle[], part: BuiltPart): Pick<HoleGroup, 'circle' | 'pitch' | 'step'> => {
  const say = sayingOf(part)
  const radii = distinct(holes.map(({ centre: [u, v] }) => Math.hypot(u, v)))
  const [us, vs] = [distinct(holes.map(({ centre }) => centre[0])), distinct(holes.map(({ centre }) => centre[1]))]
  const isField = us.length > 1 && vs.length > 1 && us.length * vs.length === holes.length
  const circle = radii.length === 1 && (radii[0] ?? 0) > nearly ? 2 * (radii[0] ?? 0) : undefined
  const isNamed = circle !== undefined && part.dimensions.some(({ value }) => isNear(value, circle))
  const isSquare = us.length === vs.length && isNear(spread(us), spread(vs))
  if (isField && !(isNamed && isSquare)) return { pitch: [say(spread(us)), say(spread(vs))] }
  if (circle !== undefined && holes.length !== 2) return { circle: say(circle) }
  return holes.length > 1 ? { step: say(us.length > 1 ? spread(us) : spread(vs)) } : {}
}

/** Whether a hole is a central bore, which has its own dimension. */
const isBore = (holes: readonly Circle[]): boolean => holes.length === 1 && holes.every(({ centre }) => Math.hypot(...centre) < nearly)

/** Whether a hole passes through all slices of the body at its position. */
const isThrough = ({ centre, diameter }: Circle, { slices }: Body): boolean =>
  slices.every(
    ({ add, cut }) =>
      !add.some((outline) => holdsPoint(outline, centre)) ||
      cut.some((hole) => hole.shape === 'circle' && hole.diameter >= diameter - nearly && holdsPoint(hole, centre)),
  )

/** Groups of equal holes in one slice. */
const groupsOf = (body: Body, part: BuiltPart): readonly Omit<HoleGroup, 'letter'>[] => {
  const say = sayingOf(part)
  const axis = axisOf(body)
  const view = (['front', 'top', 'side'] as const).find((name) => !viewAxes[name].includes(axis)) ?? 'front'
  const [right, up] = viewAxes[view]
  return body.slices.flatMap(({ from, to, cut }) =>
    [...Map.groupBy(cut.filter(isCircle), ({ diameter, tapped }) => `${diameter.toFixed(6)} ${tapped}`).values()].flatMap((holes) => {
      const [first] = holes.toSorted((one, other) => other.centre[1] - one.centre[1] || other.centre[0] - one.centre[0])
      if (!first || isBore(holes)) return []
      const middle = inSpace(body, first.centre, to)
      return [
        {
          view,
          at: [middle[right], middle[up]] as const,
          radius: first.diameter / 2,
          count: holes.length * body.instances,
          diameter: say(first.diameter),
          isTapped: first.tapped === true,
          ...(isThrough(first, body) ? {} : { depth: say(to - from) }),
          ...placesOf(holes, part),
        },
      ]
    }),
  )
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Largest number of groups shown. */
const mostGroups = 6

/** @returns the holes of each kind of body */
export const holesOf = (part: BuiltPart): readonly HoleGroup[] =>
  part.bodies
    .filter(({ instance }) => instance === 1)
    .flatMap((body) => groupsOf(body, part))
    .slice(0, mostGroups)
    .map((group, index) => ({ ...group, letter: letters[index] ?? '' }))
