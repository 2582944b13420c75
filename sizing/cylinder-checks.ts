/** The limits of an electric cylinder, each as a row that explains itself. */
import { bendingEigenvalue } from './critical-speed.ts'
import { eulerEndFactor } from './buckling.ts'
import { judge, type JudgedLimit, type Limit } from './check.ts'
import { isTimeTooShort } from './cylinder-demand.ts'
import { cylinderScrewFixity, payloadAt, type CylinderFigures, type CylinderSetting } from './cylinder-figures.ts'
import type { Cylinder } from './cylinder-input.ts'
import { shortestStrokeTime } from './motion-profile.ts'

/** Everything that a check may read. */
export type CylinderContext = CylinderSetting & { readonly cylinder: Cylinder; readonly figures: CylinderFigures }

/** A check is not made for want of a figure (`unknown`), or does not apply to the duty or the kind of cylinder (`notApplicable`). */
type Outcome = Limit | 'unknown' | 'notApplicable'

/** A yes or a no as a limit: nothing is required of a model that fits, twice of what there is of one that does not. */
const yesOrNo = (fits: boolean) => ({ required: fits ? 0 : 2, available: 1, unit: '' as const })

/** Whether a brand's motor can drive the cylinder: the brand of its own drive, or one with motors to fit where the motor is the customer's. */
const fitsBrand = ({ cylinder, motors, duty: { brand } }: CylinderContext): boolean =>
  brand === 'any' || (cylinder.driveBrand === undefined ? motors.length > 0 : cylinder.driveBrand === brand)

const motorBrandCheck = (context: CylinderContext): Outcome => ({
  name: 'motorBrand',
  ...yesOrNo(fitsBrand(context)),
  formula: 'brand asked for = brand of the drive',
  source: 'drive of the maker; cylinders without a motor take one of any brand',
})

const thrustCheck = ({ cylinder, demand }: CylinderContext): Outcome => ({
  name: 'thrust',
  required: demand.pushForce,
  available: cylinder.maxThrust,
  unit: 'N',
  formula: 'F <= Fmax',
  source: 'thrust of the maker',
})

const pullCheck = ({ cylinder, demand }: CylinderContext): Outcome =>
  cylinder.maxPull === undefined
    ? 'notApplicable'
    : {
        name: 'pull',
        required: demand.pullForce,
        available: cylinder.maxPull,
        unit: 'N',
        formula: 'Fpull <= Fpull,max',
        source: 'pulling force of the maker',
      }

const strokeCheck = ({ cylinder, duty }: CylinderContext): Outcome => ({
  name: 'stroke',
  required: duty.stroke,
  available: cylinder.maxStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'longest stroke of the maker',
})

/** Only said where no cylinder could: a time that can be kept is a speed, which is checked as such. */
const strokeTimeCheck = ({ duty }: CylinderContext): Outcome =>
  duty.time === undefined || !isTimeTooShort(duty)
    ? 'notApplicable'
    : {
        name: 'strokeTime',
        required: shortestStrokeTime(duty),
        available: duty.time,
        unit: 's',
        formula: '2 × √(S / a) <= T',
        source: 'IKO CAT-1580E III-16',
        inputs: [
          ['S', duty.stroke, 'mm'],
          ['a', duty.acceleration, 'm/s^2'],
        ],
      }

const maxSpeedCheck = ({ cylinder, duty, demand, figures }: CylinderContext): Outcome =>
  duty.isUnloadedSpeed
    ? 'notApplicable'
    : {
        name: 'maxSpeed',
        required: duty.speed,
        available: figures.loadedSpeed,
        unit: 'mm/s',
        formula: 'v <= v(F) = v0 − (v0 − vF) × F / Fmax',
        source: 'speeds of the maker without load and at full thrust, straight line between them',
        inputs: [
          ['v0', cylinder.noLoadSpeed, 'mm/s'],
          ['vF', cylinder.fullLoadSpeed, 'mm/s'],
          ['F', demand.largestForce, 'N'],
          ['Fmax', cylinder.maxThrust, 'N'],
        ],
      }

const noLoadSpeedCheck = ({ cylinder, duty }: CylinderContext): Outcome =>
  duty.isUnloadedSpeed
    ? {
        name: 'noLoadSpeed',
        required: duty.speed,
        available: cylinder.noLoadSpeed,
        unit: 'mm/s',
        formula: 'v <= v0',
        source: 'speed of the maker without load',
      }
    : 'notApplicable'

const pressingSpeedCheck = ({ cylinder, duty }: CylinderContext): Outcome =>
  cylinder.pressingSpeed === undefined || !('thrust' in duty.load)
    ? 'notApplicable'
    : {
        name: 'pressingSpeed',
        required: duty.speed,
        available: cylinder.pressingSpeed,
        unit: 'mm/s',
        formula: 'v <= vpress',
        source: 'highest speed of the maker at which the rod presses with its thrust',
      }

const ratedAccelerationCheck = ({ cylinder, duty }: CylinderContext): Outcome =>
  cylinder.maxAcceleration === undefined
    ? 'notApplicable'
    : {
        name: 'ratedAcceleration',
        required: duty.acceleration,
        available: cylinder.maxAcceleration,
        unit: 'm/s^2',
        formula: 'a <= amax',
        source: 'largest acceleration of the maker',
      }

const horizontalPayloadCheck = ({ cylinder, duty }: CylinderContext): Outcome =>
  cylinder.horizontalPayloads === undefined || 'thrust' in duty.load
    ? 'notApplicable'
    : {
        name: 'horizontalPayload',
        required: duty.load.horizontalMass,
        available: payloadAt(cylinder.horizontalPayloads, duty.acceleration),
        unit: 'kg',
        formula: 'Wh <= Wh,max(a)',
        source: 'payload of the maker at this acceleration, with an external guide',
        inputs: [['a', duty.acceleration, 'm/s^2']],
      }

const verticalPayloadCheck = ({ cylinder, duty }: CylinderContext): Outcome =>
  cylinder.verticalPayload === undefined || 'thrust' in duty.load
    ? 'notApplicable'
    : {
        name: 'verticalPayload',
        required: duty.load.verticalMass,
        available: cylinder.verticalPayload,
        unit: 'kg',
        formula: 'Wv <= Wv,max',
        source: 'payload of the maker',
      }

const bucklingCheck = ({ cylinder, assumptions, demand, figures }: CylinderContext): Outcome =>
  figures.permissibleBuckling === undefined || cylinder.rootDiameter === undefined
    ? 'unknown'
    : {
        name: 'buckling',
        required: demand.pushForce,
        available: figures.permissibleBuckling,
        unit: 'N',
        formula: 'F <= k × n × π² × E × I / L²',
        source: 'THK General Catalog A-694 eq. 6',
        inputs: [
          ['k', assumptions.bucklingMargin, ''],
          ['n', eulerEndFactor[cylinderScrewFixity], ''],
          ['d1', cylinder.rootDiameter, 'mm'],
          ['L', demand.freeLength, 'mm'],
        ],
      }

const criticalSpeedCheck = ({ cylinder, assumptions, demand, figures }: CylinderContext): Outcome =>
  figures.permissibleScrewSpeed === undefined || figures.screwSpeed === undefined || cylinder.rootDiameter === undefined
    ? 'unknown'
    : {
        name: 'criticalSpeed',
        required: figures.screwSpeed,
        available: figures.permissibleScrewSpeed,
        unit: 'rpm',
        formula: 'n <= k × 60 × λ² × d1 / (8π × L²) × √(E / ρ)',
        source: 'THK General Catalog A-696 eq. 8',
        inputs: [
          ['k', assumptions.criticalSpeedMargin, ''],
          ['λ', bendingEigenvalue[cylinderScrewFixity], ''],
          ['d1', cylinder.rootDiameter, 'mm'],
          ['L', demand.freeLength, 'mm'],
        ],
      }

const lifeCheck = ({ cylinder, assumptions, demand, figures }: CylinderContext): Outcome =>
  figures.lifeDistance === undefined || cylinder.dynamicLoadRating === undefined
    ? 'unknown'
    : {
        name: 'life',
        required: assumptions.requiredDistance,
        available: figures.lifeDistance,
        unit: 'km',
        formula: 'Ls = (C / (fw × Fm))³ × 10⁶ × Ph',
        source: 'THK General Catalog A-704 eq. 27, 29; Exlar life formula',
        inputs: [
          ['C', cylinder.dynamicLoadRating, 'N'],
          ['fw', assumptions.loadFactor, ''],
          ['Fm', demand.meanLoad, 'N'],
        ],
      }

const ratedDutyCheck = ({ cylinder, assumptions }: CylinderContext): Outcome =>
  cylinder.maxDuty === undefined
    ? 'notApplicable'
    : {
        name: 'ratedDuty',
        required: assumptions.motionShare,
        available: cylinder.maxDuty,
        unit: '%',
        formula: 'ED <= EDmax',
        source: 'HIWIN Linear Actuator Technical Information p. 2 (10 % = 2 min on, 18 min off)',
      }

/** Checks of a cylinder itself, in the order of the answer; those of its servo motor follow. */
const limitOf = {
  motorBrand: motorBrandCheck,
  thrust: thrustCheck,
  pull: pullCheck,
  stroke: strokeCheck,
  strokeTime: strokeTimeCheck,
  maxSpeed: maxSpeedCheck,
  noLoadSpeed: noLoadSpeedCheck,
  pressingSpeed: pressingSpeedCheck,
  ratedAcceleration: ratedAccelerationCheck,
  horizontalPayload: horizontalPayloadCheck,
  verticalPayload: verticalPayloadCheck,
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  life: lifeCheck,
  ratedDuty: ratedDutyCheck,
} satisfies Record<string, (context: CylinderContext) => Outcome>

/** Names of the checks of a servo motor of a chosen brand. */
export const motorCheckNames = ['motorSpeed', 'motorPower', 'motorTorque', 'motorPeakTorque'] as const

/** A motor is judged where its brand is chosen and it is the customer's; without a choice the figures say what it must give. */
function motorLimits({ cylinder, duty, motors, figures }: CylinderContext): { limits: readonly JudgedLimit[]; notMade: readonly string[] } {
  if (cylinder.driveBrand !== undefined || duty.brand === 'any' || motors.length === 0) return { limits: [], notMade: [] }
  return figures.chosen === undefined ? { limits: [], notMade: motorCheckNames } : { limits: figures.chosen.limits, notMade: [] }
}

/**
 * @param context duty, cylinder, assumptions, demands, motors and figures
 * @returns the checks that apply and can be made, and the names of those that the maker's figures do not allow
 * Source: each check names its own.
 */
export function cylinderLimits(context: CylinderContext): { readonly limits: JudgedLimit[]; readonly notMade: string[] } {
  const limits: JudgedLimit[] = []
  const notMade: string[] = []
  for (const [name, limit] of Object.entries(limitOf)) {
    const outcome = limit(context)
    if (outcome === 'unknown') notMade.push(name)
    else if (outcome !== 'notApplicable') limits.push(judge(outcome))
  }
  const motor = motorLimits(context)
  return { limits: [...limits, ...motor.limits], notMade: [...notMade, ...motor.notMade] }
}
