import type { Coverage } from '../define/coverage.ts'

/**
 * Failure modes that the checks of ball-rail guides cover.
 * Source of short strokes: Schneeberger MINIRAIL 6.6 (under two block lengths; the loss of life can only be found by trial).
 */
export const ballRailCoverage: Coverage = {
  fatigue: { checks: ['life', 'loadShare'] },
  staticOverload: { checks: ['staticSafety'] },
  buckling: { reason: 'noCompression' },
  criticalSpeed: { reason: 'noShaft' },
  speedLimit: { checks: ['maxSpeed'] },
  heat: { reason: 'rollingHeat' },
  wear: { reason: 'shortStrokesByTrial' },
  backDriving: { reason: 'noSliding' },
  holding: { reason: 'noSliding' },
  starting: { reason: 'driveElsewhere' },
  braking: { reason: 'brakingInLoads' },
  overhungLoad: { checks: ['staticSafety', 'life'] },
  inertiaMatch: { reason: 'driveElsewhere' },
  acceleration: { checks: ['acceleration'] },
  deflection: { reason: 'stiffnessNotStated' },
  accuracy: { reason: 'accuracyOfAxis' },
  temperature: { reason: 'ambient' },
  supportBearings: { reason: 'noShaft' },
  clearance: { reason: 'clearanceNotStated' },
  slenderness: { reason: 'noCompression' },
  mounting: { checks: ['sliderSpacing', 'railSpacing'], reason: 'hangingNotAsked' },
  range: { checks: ['railLength'] },
}
