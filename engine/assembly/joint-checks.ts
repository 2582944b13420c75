/** Checks of what meets in a joint, for every family: what each side has. A side that is not stated never fits. */
import type { JointCheck } from './assembly.ts'
import { worst } from './state.ts'

/** A figure of one side; undefined if it is not stated. */
type Side = number | undefined

/** A figure, or the range that a side accepts. */
type Accepted = Side | { readonly least: number; readonly most: number }

/** Tolerance within which a shaft has the diameter of its bore, mm. */
const sameBore = 0.05

/** Tolerance of a figure at its limit, relative or in mm: rounding must not reject what is equal to it. */
const rounding = 1e-9

/**
 * Largest difference of pilots and bolt circles that are equal, mm: a data sheet in inches has four digits, and the bore for a pilot
 * of 30 mm (H7) has a tolerance of 0.021 mm.
 */
export const seatTolerance = 0.01

/** Ratio of the natural frequency to that of the excitation. Source: R+W, sizing of bellows couplings: fe >= 2 fer. */
const resonanceRatio = 2

type What = readonly [name: string, unit: string]

const textOf = (side: Accepted): number | string | null => {
  if (side === undefined) return null
  return typeof side === 'number' ? side : `${side.least}–${side.most}`
}

const check = <A extends Accepted, B extends Accepted>(
  [name, unit]: What,
  [a, b]: readonly [a: A, b: B],
  fits: (a: NonNullable<A>, b: NonNullable<B>) => boolean,
): JointCheck => ({
  name,
  a: textOf(a),
  b: textOf(b),
  unit,
  state: a === undefined || b === undefined ? 'notKnown' : fits(a, b) ? 'passed' : 'failed',
})

/** @returns whether a shaft goes into a bore, or into a hub that is bored to any diameter of a range */
export const boreCheck = (name: string, shaft: Side, bore: Accepted): JointCheck =>
  check([name, 'mm'], [shaft, bore], (diameter, hub) =>
    typeof hub === 'number'
      ? Math.abs(diameter - hub) <= sameBore + rounding
      : diameter >= hub.least - rounding && diameter <= hub.most + rounding,
  )

/** @returns whether the bore of a support is below the root diameter, so that a shoulder is left */
export const shoulderCheck = (rootDiameter: Side, bore: Side): JointCheck =>
  check(['rootDiameter', 'mm'], [rootDiameter, bore], (root, own) => own < root)

/** @returns whether a demand, such as torque, speed or load, stays within what the other side permits */
export const limitCheck = (what: What, demand: Side, limit: Side): JointCheck =>
  check(what, [demand, limit], (required, permitted) => required <= permitted * (1 + rounding))

/**
 * @param shaftKey whether the shaft has a key; undefined if it is not stated
 * @returns whether the shaft has the key that a keyed hub needs; undefined for a hub that holds by friction, as its torque is
 * stated without a key
 */
export const keyCheck = (hub: 'clamped' | 'keyed', shaftKey: boolean | undefined): JointCheck | undefined =>
  hub === 'clamped'
    ? undefined
    : {
        name: 'key',
        a: shaftKey === undefined ? null : String(shaftKey),
        b: 'true',
        unit: '',
        state: shaftKey === undefined ? 'notKnown' : shaftKey ? 'passed' : 'failed',
      }

/** Two masses on a torsion spring: stiffness in N·m/rad, inertias in kg·m². */
type TwoMasses = { readonly stiffness: Side; readonly driving: Side; readonly driven: Side }

/**
 * fe = (1 / 2π) √(CT (JA + JL) / (JA JL)).
 * @returns Hz; undefined if a figure is not stated
 * Source: R+W, sizing of bellows couplings, two-mass system.
 */
export const torsionalFrequency = ({ stiffness, driving, driven }: TwoMasses): number | undefined =>
  stiffness === undefined || driving === undefined || driven === undefined
    ? undefined
    : Math.sqrt((stiffness * (driving + driven)) / (driving * driven)) / (2 * Math.PI)

/** @returns whether the natural frequency is far enough from the excitation, Hz; undefined where no excitation is stated */
export const resonanceCheck = (excitation: Side, natural: Side): JointCheck | undefined =>
  excitation === undefined
    ? undefined
    : check(['resonance', 'Hz'], [resonanceRatio * excitation, natural], (least, own) => own >= least * (1 - rounding))

/** Flange and shaft of a motor, mm. */
export type Flange = {
  readonly pilot: number
  readonly boltCircle: number
  readonly shaft: number
  readonly shaftLength: number
  /** Diameter of the screw holes. */
  readonly hole: number
}

/** What takes a motor, mm: a hub that clamps shafts up to its bore, behind a seat for the flange. */
export type Seat = {
  readonly pilot?: Side
  readonly boltCircle?: Side
  readonly bore?: Side
  /** Depth of the hub. */
  readonly depth?: Side
  /** Nominal diameter of the screws. */
  readonly screw?: Side
}

const equalCheck = (name: string, own: Side, other: Side): JointCheck =>
  check([name, 'mm'], [own, other], (one, two) => Math.abs(one - two) <= seatTolerance)

/** @returns whether the flange of a motor fits its seat, and its shaft the hub behind it */
export const flangeChecks = (flange: Flange, seat: Seat): readonly JointCheck[] => [
  equalCheck('pilot', flange.pilot, seat.pilot),
  equalCheck('boltCircle', flange.boltCircle, seat.boltCircle),
  limitCheck(['shaft', 'mm'], flange.shaft, seat.bore),
  check(['screw', 'mm'], [flange.hole, seat.screw], (hole, screw) => screw <= hole * (1 + rounding)),
  limitCheck(['depth', 'mm'], flange.shaftLength, seat.depth),
]

/** @returns whether a unit has a flange for a motor of a frame size; `frames` undefined: its maker states none */
export const frameCheck = (frame: number, frames: readonly number[] | undefined): JointCheck => ({
  name: 'frame',
  a: frame,
  b: frames === undefined ? null : frames.join(', '),
  unit: '',
  state: frames === undefined ? 'notKnown' : frames.includes(frame) ? 'passed' : 'failed',
})

const states = ['passed', 'notKnown', 'failed'] as const satisfies readonly JointCheck['state'][]

/** @returns the worst of several checks; not known without any */
export const worstCheck = (checks: readonly JointCheck[]): JointCheck['state'] =>
  worst(
    states,
    checks.map(({ state }) => state),
  ) ?? 'notKnown'

/** How many checks fail, then how many are not known: the least is the best. */
const shortcomings = (checks: readonly JointCheck[]): readonly [failed: number, notKnown: number] => {
  const count = (requested: JointCheck['state']): number => checks.filter(({ state }) => state === requested).length
  return [count('failed'), count('notKnown')]
}

/** @returns the checks on the seat that suits the flange best; on one of which nothing is stated if there is none */
export function bestSeat(flange: Flange, seats: readonly Seat[]): readonly JointCheck[] {
  const [best] = seats
    .map((seat) => flangeChecks(flange, seat))
    .toSorted((one, other) => {
      const [[failed, unknown], [otherFailed, otherUnknown]] = [shortcomings(one), shortcomings(other)]
      return failed - otherFailed || unknown - otherUnknown
    })
  return best ?? flangeChecks(flange, {})
}
