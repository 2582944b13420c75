/** Groups the holes of a part: each group has a letter in its view, and a description of number, size and position. */
import { drawingViews } from '../../../contract/files/drawing-choices.ts'
import type { BuiltPart } from '../../../engine/part/build-part.ts'
import type { ViewName } from '../../../engine/part/part-schema.ts'
import { type Arrangement, type Body, holdsPoint, inSpace, type Point, type Shape } from '../../../engine/part/solid.ts'
import { axisOf, viewAxes } from './view-axes.ts'

type Circle = Extract<Shape, { readonly shape: 'circle' }>

/** A length; `isUsual` where it is a typical value and not stated for the model. */
export type DrawnLength = { readonly mm: number; readonly isUsual: boolean }

/** Holes of one size on a circle, in rows and columns, or single; counted over all bodies of the kind. */
export type HoleGroup = {
  readonly letter: string
  readonly view: ViewName
  /** Centre of one of them in the view, mm of the part. */
  readonly at: Point
  readonly radius: number
  readonly count: number
  readonly diameter: DrawnLength
  /** Has a metric thread of that diameter. */
  readonly isTapped: boolean
  /** Depth along the axis; undefined for through holes. */
  readonly depth?: DrawnLength
  readonly circle?: DrawnLength
  readonly pitch?: readonly [across: DrawnLength, up: DrawnLength]
  /** Distance between holes of one row. */
  readonly step?: DrawnLength
}

/** @returns every length stated for the holes */
export const lengthsOf = ({ diameter, depth, circle, pitch, step }: HoleGroup): readonly DrawnLength[] => [
  diameter,
  ...(depth ? [depth] : []),
  ...(circle ? [circle] : []),
  ...(pitch ?? []),
  ...(step ? [step] : []),
]

const nearly = 1e-6
const isNear = (one: number, other: number): boolean => Math.abs(one - other) < nearly

const isCircle = (shape: Shape): shape is Circle => shape.shape === 'circle'
const distinct = (values: readonly number[]): readonly number[] =>
  values.filter((value, index) => values.findIndex((one) => isNear(one, value)) === index)
const spread = (values: readonly number[]): number =>
  distinct(values.toSorted((one, other) => one - other))
    .slice(0, 2)
    .reduce((one, other) => other - one)

/** Arrangement of holes as the part declares it: on a circle around the axis, in rows and columns, or in one row. */
const placesOf = (holes: readonly Circle[], arrangement: Arrangement | undefined): Pick<HoleGroup, 'circle' | 'pitch' | 'step'> => {
  if (arrangement === undefined || holes.length < 2) return {}
  const {
    on,
    isUsual: [isUsualAcross, isUsualUp],
  } = arrangement
  const [us, vs] = [distinct(holes.map(({ centre }) => centre[0])), distinct(holes.map(({ centre }) => centre[1]))]
  if (on === 'circle') {
    const diameter = { mm: 2 * Math.hypot(...(holes[0]?.centre ?? [0, 0])), isUsual: isUsualAcross }
    return holes.length === 2 ? { step: diameter } : { circle: diameter }
  }
  const across = (): DrawnLength => ({ mm: spread(us), isUsual: isUsualAcross })
  const up = (): DrawnLength => ({ mm: spread(vs), isUsual: isUsualUp })
  if (us.length > 1 && vs.length > 1) return { pitch: [across(), up()] }
  return { step: us.length > 1 ? across() : up() }
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

/** Equal holes of one arrangement. */
const kindOf = ({ diameter, tapped, isUsual, arrangement }: Circle): string =>
  JSON.stringify([diameter.toFixed(6), tapped, isUsual, arrangement])

/** Groups of equal holes in one slice. */
const groupsOf = (body: Body): readonly Omit<HoleGroup, 'letter'>[] => {
  const axis = axisOf(body)
  const view = (['front', 'top', 'side'] as const).find((name) => !viewAxes[name].includes(axis)) ?? 'front'
  const [right, up] = viewAxes[view]
  return body.slices.flatMap(({ from, to, cut, isUsual = false }) =>
    [...Map.groupBy(cut.filter(isCircle), kindOf).values()].flatMap((holes) => {
      const [first] = holes.toSorted((one, other) => other.centre[1] - one.centre[1] || other.centre[0] - one.centre[0])
      if (!first || isBore(holes)) return []
      const middle = inSpace(body, first.centre, to)
      return [
        {
          view,
          at: [middle[right], middle[up]] as const,
          radius: first.diameter / 2,
          count: holes.length * body.instances,
          diameter: { mm: first.diameter, isUsual: first.isUsual === true },
          isTapped: first.tapped === true,
          ...(isThrough(first, body) ? {} : { depth: { mm: to - from, isUsual } }),
          ...placesOf(holes, first.arrangement),
        },
      ]
    }),
  )
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
/** Largest number of groups shown. */
const mostGroups = 6

/** @returns the holes of each kind of body that the views show */
export const holesOf = (part: BuiltPart, shown: readonly ViewName[] = drawingViews): readonly HoleGroup[] =>
  part.bodies
    .filter(({ instance }) => instance === 1)
    .flatMap(groupsOf)
    .filter(({ view }) => shown.includes(view))
    .slice(0, mostGroups)
    .map((group, index) => ({ ...group, letter: letters[index] ?? '' }))
