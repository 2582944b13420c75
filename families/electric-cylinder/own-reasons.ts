/** What is said of a cylinder's wear, fatigue and turning back, by its screw. */
import type { OwnReasons } from '../define/coverage.ts'
import type { ElectricCylinderCandidate } from './wire/electric-cylinder.ts'

const ofScrew = {
  ball: { wear: 'rollingWear' },
  trapezoidal: { fatigue: 'lifeOfSlidingScrew', wear: 'wearNotStated', backDriving: 'backDrivesBeyondHolding' },
} as const satisfies Record<NonNullable<ElectricCylinderCandidate['screwKind']>, OwnReasons>

/**
 * @param cylinder its screw, and its drive: a DC motor takes no brake
 * @returns the reasons that follow from them
 */
export const electricCylinderReasons = ({ screwKind, drive }: ElectricCylinderCandidate): OwnReasons => ({
  ...(screwKind && ofScrew[screwKind]),
  ...(drive === 'dc' && { backDriving: 'backDrivesBeyondHolding' }),
})
