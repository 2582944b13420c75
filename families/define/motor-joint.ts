/** The joint of a motor and the unit that it drives (gear unit, platform): what meets, and what each gives the other. */
import type { JointCheck } from '../../engine/assembly/assembly.ts'
import { bestSeat, type Flange, frameCheck, type Seat, worstCheck } from '../../engine/assembly/joint-checks.ts'
import type { MotorFlange } from '../../contract/catalogue/motor-flange.ts'
import type { MountCheck, Mounting, MountVerdict } from '../../contract/directory/choice-groups.ts'
import { inUnit } from '../formulas/unit-scale.ts'
import type { JudgedLimit } from '../sizing/check.ts'
import type { Judged } from '../sizing/judge.ts'

/** Adapters for servo motors, mm; undefined if the maker states none. */
export type Adapters =
  | readonly {
      readonly bore: number
      readonly pilot: number
      readonly boltCircle: number
      readonly hubDepth?: number | undefined
      readonly screw?: number | undefined
    }[]
  | undefined

const flangeOf = ({ s, lr, la, lb, lz }: MotorFlange): Flange => ({ shaft: s, shaftLength: lr, pilot: la, boltCircle: lb, hole: lz })

const seatsOf = (adapters: Adapters): readonly Seat[] => (adapters ?? []).map(({ hubDepth: depth, ...seat }) => ({ ...seat, depth }))

/** @returns the checks of a servo motor on the adapter that suits it best */
export const servoMotorChecks = (adapters: Adapters, motor: MotorFlange): readonly JointCheck[] =>
  bestSeat(flangeOf(motor), seatsOf(adapters))

/** @returns the check of a three-phase motor on the flanges of a unit, such as `90:B5` */
export const threePhaseMotorChecks = (frames: readonly string[] | undefined, frame: number): readonly JointCheck[] => {
  const sizes = frames?.map((flange) => Number.parseInt(flange, 10))
  return [frameCheck(frame, sizes && [...new Set(sizes)].toSorted((one, other) => one - other))]
}

const verdicts = { passed: 'fits', notKnown: 'notKnown', failed: 'refused' } as const satisfies Record<JointCheck['state'], MountVerdict>

/** @returns whether a servo motor can be mounted on one of the adapters */
export const mountsServo = (adapters: Adapters, motor: MotorFlange): MountVerdict => verdicts[worstCheck(servoMotorChecks(adapters, motor))]

/** @returns the checks as the calls of combined choices have them; none where the unit states nothing */
export const mountingOf = (checks: readonly JointCheck[], flange: string | undefined): Mounting => ({
  verdict: verdicts[worstCheck(checks)],
  checks: checks.every(({ b }) => b === null)
    ? []
    : // The names are those of the checks above.
      checks.map(({ name, a, b, unit, state }) => ({ name: name as MountCheck['name'], takes: b, has: a, unit, verdict: verdicts[state] })),
  ...(flange !== undefined && { flange }),
})

/** A check of the joint by the checks of a sizing that it stands for; `isOfMotor`: the motor is what they limit. */
export type DutyCheck = { readonly name: string; readonly of: readonly string[]; readonly isOfMotor?: true }

const shownLimit = ({ required, available, unit }: JudgedLimit) => [inUnit(required, unit), inUnit(available, unit)] as const

/**
 * @param sizing of unit and motor together; a limit that may be exceeded with a warning is no check of the joint then
 * @param duty which of its checks are those of the joint
 * @returns for each the one that is not known, else the one that is used most; none where nothing is required
 */
export const dutyChecks = ({ limits, notKnown }: Judged, duty: readonly DutyCheck[]): readonly JointCheck[] =>
  duty.flatMap(({ name, of, isOfMotor }): readonly JointCheck[] => {
    const found = limits
      .filter((limit) => of.includes(limit.name) && (limit.passed || limit.warning === undefined))
      .toSorted((one, other) => other.utilisation - one.utilisation)
    const [most] = found
    if (most?.passed !== false && notKnown.some((one) => of.includes(one.name))) {
      return [{ name, a: null, b: null, unit: most?.unit ?? '', state: 'notKnown' }]
    }
    if (!most) return []
    const [required, available] = shownLimit(most)
    const [a, b] = isOfMotor ? [available, required] : [required, available]
    return [{ name, a, b, unit: most.unit, state: most.passed ? 'passed' : 'failed' }]
  })

/** Key of everything that distinguishes adapters. */
export const adaptersText = (adapters: Adapters): string => JSON.stringify(adapters ?? null)

/** Key of all mounting dimensions of a servo motor. */
export const flangeText = ({ s, lr, la, le, lb, lz }: MotorFlange): string => JSON.stringify([s, lr, la, le, lb, lz])
