/** Checks a support unit on the end of a screw. */
import type { JointCheck } from '../../engine/assembly/assembly.ts'
import { limitCheck, shoulderCheck } from '../../engine/assembly/joint-checks.ts'
import { lifeRevolutions, lifeTime } from '../formulas/life.ts'
import { inUnit, toSi } from '../formulas/unit-scale.ts'
import type { SupportUnitCandidate } from './wire/support-unit.ts'

/** What a support unit has to take. */
export type SupportDuty = {
  /** Root diameter of the screw, mm. */
  readonly rootDiameter: number
  /** Diameter of the end beyond the unit, mm; undefined if it is not stated, or if nothing is held there. */
  readonly end?: number | undefined
  /** Load along the screw; undefined for an end that may move along it. */
  readonly thrust?:
    | {
        /** Largest force, N. */
        readonly force: number
        /** Mean speed with the standstills, rpm. */
        readonly speed: number
        /** Required life, h. */
        readonly life: number
      }
    | undefined
}

/**
 * L10h = (Ca / Fa)³ × 10⁶ / (60 n), of the largest force: on the safe side.
 * @returns h; undefined if Ca is not stated
 * Source: ISO 281.
 */
const lifeOf = (rating: number | undefined, { force, speed }: NonNullable<SupportDuty['thrust']>): number | undefined =>
  rating === undefined
    ? undefined
    : inUnit(lifeTime(lifeRevolutions({ dynamicLoadRating: rating, meanLoad: force, loadFactor: 1 }), toSi(speed, 'rpm')), 'h')

/** @returns the checks of the joint of screw and support unit */
export const supportFit = (unit: SupportUnitCandidate, { rootDiameter, end, thrust }: SupportDuty): readonly JointCheck[] => [
  shoulderCheck(rootDiameter, unit.boreMm),
  // The unit is put on over the end.
  ...(end === undefined ? [] : [limitCheck(['shaft', 'mm'], end, unit.boreMm)]),
  ...(thrust
    ? [
        limitCheck(['axialForce', 'N'], thrust.force, unit.permissibleAxialN),
        limitCheck(['life', 'h'], thrust.life, lifeOf(unit.dynamicAxialRatingN, thrust)),
      ]
    : []),
]
