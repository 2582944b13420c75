/** Which ways of failing a family judges, and why it leaves the others to its user. */

/** Ways in which a component can fail its duty, after the standards and the makers' selection procedures; `range`: what was asked for is not made. */
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

/** Why a way of failing is not judged, or only in part: keys of the texts. */
export const coverageReasons = [
  'accelerationInLoads',
  'accelerationWhereStated',
  'accuracyOfAxis',
  'ambient',
  'backDrives',
  'bearingsByUser',
  'brakePresumed',
  'brakeWithMotor',
  'brakingInLoads',
  'clearanceNotStated',
  'completeInRating',
  'frictionNotStated',
  'cyclesOfRating',
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
  'shortStrokesByTrial',
  'sideLoadByGuide',
  'staticByThrust',
  'stiffnessNotStated',
  'supportsByUser',
  'wearNotStated',
] as const
export type CoverageReason = (typeof coverageReasons)[number]

/** The checks that judge a way of failing, and what they leave open; at least one of the two. */
export type Covered =
  | { readonly checks: readonly [string, ...string[]]; readonly reason?: CoverageReason }
  | { readonly checks?: never; readonly reason: CoverageReason }

/** Every way of failing: one that a family forgets is a type error. */
export type Coverage = Readonly<Record<FailureMode, Covered>>

/**
 * Conditions do not ask for every check of a family: a screw without rolling elements has no rating life.
 *
 * @param line of the model: its checks, and those that nobody can make
 * @returns the checks of a way of failing that are among them
 */
export const judgedIn = (
  { checks }: Covered,
  line: { readonly checks: readonly { readonly name: string }[]; readonly notKnown: readonly { readonly name: string }[] },
): readonly string[] => {
  const made = new Set([...line.checks, ...line.notKnown].map(({ name }) => name))
  return (checks ?? []).filter((check) => made.has(check))
}
