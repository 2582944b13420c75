/** Why wear, fatigue and back-driving of an electric cylinder are not checked, by the kind of its screw. */
import type { OwnReasons } from '../define/coverage.ts'
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'

const ofScrew = {
  ball: { wear: 'rollingWear' },
  trapezoidal: { fatigue: 'lifeOfSlidingScrew', wear: 'wearNotStated', backDriving: 'backDrivesBeyondHolding' },
} as const satisfies Record<NonNullable<ElectricCylinderCandidate['screwKind']>, OwnReasons>

/**
 * @param cylinder kind of screw and drive; a DC motor takes no brake
 * @returns the reasons for these
 */
export const electricCylinderReasons = ({ screwKind, drive }: ElectricCylinderCandidate): OwnReasons => ({
  ...(screwKind && ofScrew[screwKind]),
  ...(drive === 'dc' && { backDriving: 'backDrivesBeyondHolding' }),
})
