/** Assumptions of electric cylinders with defaults and sources. A request can override all of them. */
import type { CylinderAssumptions, CylinderDuty } from './sizing/input.ts'
import { defaultLoadFactor } from '../formulas/load-factor.ts'
import type { AssumptionDefinitions } from '../define/assumption-set.ts'
import { travelInLife } from '../formulas/life.ts'
import { meanSpeed } from '../formulas/mean-load.ts'
import { inUnit } from '../formulas/unit-scale.ts'

/** Fraction of time in motion, 0 to 1; 1 without phases. */
function shareInMotion(phases: CylinderDuty['phases']): number {
  const timeOf = (some: CylinderDuty['phases']) => some.reduce((sum, { time }) => sum + time, 0)
  const all = timeOf(phases)
  return all === 0 ? 1 : timeOf(phases.filter(({ speed }) => speed > 0)) / all
}

/** Distance over time, m/s: of the phases, or of the stroke without dwell. */
const meanSpeedOf = ({ phases, speed }: CylinderDuty): number => (phases.some(({ time }) => time > 0) ? meanSpeed(phases) : speed)

/** Names, units, ranges and sources of the assumptions of an electric cylinder. */
export const electricCylinderAssumptions: AssumptionDefinitions<CylinderDuty, keyof CylinderAssumptions> = {
  frictionCoefficient: {
    unit: '',
    default: 0.01,
    minimum: 0,
    maximum: 1,
    source: 'Oriental Motor; externalBallGuide=0.01; isel (0.05); plainGuides=0.1–0.2',
  },
  loadFactor: {
    unit: '',
    default: (duty) => defaultLoadFactor(duty.speed),
    minimum: 1,
    maximum: 5,
    source: 'THK General Catalog A-705 table 19; upperEndOfSpeedBand',
  },
  requiredDistance: {
    unit: 'km',
    default: (duty) => travelInLife(meanSpeedOf(duty)),
    minimum: 0,
    maximum: 1_000_000,
    source: 'MITCalc (20 000 h); atThisSpeedAtMost=10 000 km; Schneider Electric PAS (30 000 km)',
  },
  motionShare: {
    unit: '%',
    default: ({ phases }) => inUnit(shareInMotion(phases), '%'),
    minimum: 0.1,
    maximum: 100,
    source: 'shareOfPhases; limitsOwnMotors; HIWIN (10 %)',
  },
  supportAllowance: {
    unit: 'mm',
    default: 100,
    minimum: 0,
    maximum: 10_000,
    source: 'THK General Catalog A-723, A-403; supportsBeyondTravel',
  },
  bucklingMargin: { unit: '', default: 0.5, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-694 eq. 6 (0.5)' },
  criticalSpeedMargin: { unit: '', default: 0.8, minimum: 0.05, maximum: 1, source: 'THK General Catalog A-696 eq. 8 (0.8)' },
  ballScrewEfficiency: {
    unit: '',
    default: 0.9,
    minimum: 0.1,
    maximum: 0.99,
    source: 'Bosch Rexroth EMC; driveTorquesFollow',
  },
  motorTorqueShare: {
    unit: '',
    default: 0.8,
    minimum: 0.1,
    maximum: 1,
    source: 'Siemens V90, Weihong WISE; atMostOfTorques=80 %',
  },
  inertiaRatioLimit: {
    unit: '',
    default: 10,
    minimum: 0.1,
    maximum: 100,
    source: 'THK (3–10); Weihong WISE; atMostSmallMotors=30',
  },
}
