/** Which failure modes a family checks, and why it leaves the others to the user. */

/**
 * Failure modes of components, after the standards and the makers' selection procedures; `range`: the requested size is not made.
 */
export const failureModes = [
  'fatigue',
  'staticOverload',
  'buckling',
  'criticalSpeed',
  'speedLimit',
  'heat',
  'wear',
  'backDriving',
  'holding',
  'starting',
  'braking',
  'overhungLoad',
  'inertiaMatch',
  'acceleration',
  'deflection',
  'accuracy',
  'temperature',
  'supportBearings',
  'clearance',
  'slenderness',
  'mounting',
  'range',
] as const
export type FailureMode = (typeof failureModes)[number]

/** Reasons why a failure mode is not checked, or only in part: text keys. */
export const coverageReasons = [
  'accelerationInLoads',
  'accelerationWhereStated',
  'accuracyOfAxis',
  'ambient',
  'backDrives',
  'backDrivesBeyondHolding',
  'bearingsByUser',
  'brakePresumed',
  'brakeWithMotor',
  'brakingInLoads',
  'clearanceNotStated',
  'completeInRating',
  'frictionNotStated',
  'cyclesOfRating',
  'driveElsewhere',
  'hangingNotAsked',
  'heatByMaker',
  'heatNotStated',
  'holdingShown',
  'inertiaWithMotor',
  'lifeOfSlidingScrew',
  'lockingShown',
  'motorElsewhere',
  'loweringInValues',
  'mountingByUser',
  'noAccelerationLimit',
  'noCompression',
  'noShaft',
  'noSliding',
  'rollingHeat',
  'rollingWear',
  'safetyInRating',
  'shaftOfMachine',
  'shortStrokesByTrial',
  'sideLoadByGuide',
  'staticByThrust',
  'stiffnessNotStated',
  'supportsByUser',
  'wearByScrew',
  'wearNotStated',
  'wearOfBelt',
] as const
export type CoverageReason = (typeof coverageReasons)[number]

/** The checks that cover a failure mode, and what they leave open; at least one of the two. */
export type Covered =
  | { readonly checks: readonly [string, ...string[]]; readonly reason?: CoverageReason }
  | { readonly checks?: never; readonly reason: CoverageReason }

/** All failure modes: a missing one is a type error. */
export type Coverage = Readonly<Record<FailureMode, Covered>>

/** Reasons of one model where they differ from those of its family. */
export type OwnReasons = Readonly<Partial<Record<FailureMode, CoverageReason>>>

/** @returns why a failure mode is not checked, or only in part: of the model, otherwise of its family */
export const reasonFor = (
  coverage: Coverage,
  mode: FailureMode,
  line?: { readonly coverage?: Readonly<Record<string, string>> | undefined },
): string | undefined => line?.coverage?.[mode] ?? coverage[mode].reason

/**
 * Not every check applies to each duty or model: a screw without rolling elements has no rating life.
 *
 * @param line of the model: its checks, and those for which data is missing
 * @returns the checks among them that cover the failure mode
 */
export const judgedIn = (
  { checks }: Covered,
  line: { readonly checks: readonly { readonly name: string }[]; readonly notKnown: readonly { readonly name: string }[] },
): readonly string[] => {
  const made = new Set([...line.checks, ...line.notKnown].map(({ name }) => name))
  return (checks ?? []).filter((check) => made.has(check))
}
