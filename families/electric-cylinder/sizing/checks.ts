/** The limits of an electric cylinder, each as a row that explains itself. */
import { bendingEigenvalue } from '../../formulas/critical-speed.ts'
import { eulerEndFactor } from '../../formulas/buckling.ts'
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import { isTimeTooShort } from './demand.ts'
import { cylinderScrewFixity, payloadAt, type CylinderCase, type CylinderFigures } from './figures.ts'
import { motorChecks, type ChosenMotor } from './motor.ts'
import { shortestStrokeTime } from '../../formulas/motion-profile.ts'

/** Everything that a check may read. */
export type CylinderContext = CylinderCase & { readonly figures: CylinderFigures }

const checked = whereStated<CylinderContext>()

/** A yes or a no as a limit: nothing is required of a model that fits, twice of what there is of one that does not. */
const yesOrNo = (fits: boolean) => ({ role: 'yesOrNo', required: fits ? 0 : 2, available: 1, unit: '' }) as const

/** Whether a brand's motor can drive the cylinder: the brand of its own drive, or one with motors to fit where the motor is the customer's. */
const fitsBrand = ({ component: cylinder, duty: { brand, motors } }: CylinderContext): boolean =>
  brand === 'any' || (cylinder.driveBrand === undefined ? motors.length > 0 : cylinder.driveBrand === brand)

const motorBrandCheck = (context: CylinderContext): Limit => ({
  ...yesOrNo(fitsBrand(context)),
  formula: 'brand asked for = brand of the drive',
  source: 'drive of the maker; cylinders without a motor take one of any brand',
})

const thrustCheck = ({ component: cylinder, demand }: CylinderContext): Limit => ({
  required: demand.pushForce,
  available: cylinder.maxThrust,
  unit: 'N',
  formula: 'F <= Fmax',
  source: 'thrust of the maker',
})

const pullCheck = ({ component: cylinder, demand }: CylinderContext): Limit | 'notApplicable' =>
  cylinder.maxPull === undefined
    ? 'notApplicable'
    : {
        required: demand.pullForce,
        available: cylinder.maxPull,
        unit: 'N',
        formula: 'Fpull <= Fpull,max',
        source: 'pulling force of the maker',
      }

const strokeCheck = ({ component: cylinder, duty }: CylinderContext): Limit => ({
  required: duty.stroke,
  available: cylinder.maxStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'longest stroke of the maker',
})

/** Only said where no cylinder could: a time that can be kept is a speed, which is checked as such. */
const strokeTimeCheck = ({ duty }: CylinderContext): Limit | 'notApplicable' =>
  duty.time === undefined || !isTimeTooShort(duty)
    ? 'notApplicable'
    : {
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

const maxSpeedCheck = ({ component: cylinder, duty, demand, figures }: CylinderContext): Limit | 'notApplicable' =>
  duty.isUnloadedSpeed
    ? 'notApplicable'
    : {
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

const noLoadSpeedCheck = ({ component: cylinder, duty }: CylinderContext): Limit | 'notApplicable' =>
  duty.isUnloadedSpeed
    ? {
        required: duty.speed,
        available: cylinder.noLoadSpeed,
        unit: 'mm/s',
        formula: 'v <= v0',
        source: 'speed of the maker without load',
      }
    : 'notApplicable'

const pressingSpeedCheck = ({ component: cylinder, duty }: CylinderContext): Limit | 'notApplicable' =>
  cylinder.pressingSpeed === undefined || !('thrust' in duty.load)
    ? 'notApplicable'
    : {
        required: duty.speed,
        available: cylinder.pressingSpeed,
        unit: 'mm/s',
        formula: 'v <= vpress',
        source: 'highest speed of the maker at which the rod presses with its thrust',
      }

const ratedAccelerationCheck = ({ component: cylinder, duty }: CylinderContext): Limit | 'notApplicable' =>
  cylinder.maxAcceleration === undefined
    ? 'notApplicable'
    : {
        role: 'demand',
        required: duty.acceleration,
        available: cylinder.maxAcceleration,
        unit: 'm/s^2',
        formula: 'a <= amax',
        source: 'largest acceleration of the maker',
      }

const horizontalPayloadCheck = ({ component: cylinder, duty }: CylinderContext): Limit | 'notApplicable' =>
  cylinder.horizontalPayloads === undefined || 'thrust' in duty.load
    ? 'notApplicable'
    : {
        required: duty.load.horizontalMass,
        available: payloadAt(cylinder.horizontalPayloads, duty.acceleration),
        unit: 'kg',
        formula: 'Wh <= Wh,max(a)',
        source: 'payload of the maker at this acceleration, with an external guide',
        inputs: [['a', duty.acceleration, 'm/s^2']],
      }

const verticalPayloadCheck = ({ component: cylinder, duty }: CylinderContext): Limit | 'notApplicable' =>
  cylinder.verticalPayload === undefined || 'thrust' in duty.load
    ? 'notApplicable'
    : {
        required: duty.load.verticalMass,
        available: cylinder.verticalPayload,
        unit: 'kg',
        formula: 'Wv <= Wv,max',
        source: 'payload of the maker',
      }

const bucklingCheck = checked({
  needs: { rootDiameterMm: (cylinder) => cylinder.rootDiameter },
  limit: ({ assumptions, demand, figures: { permissibleBuckling } }, { rootDiameterMm }) => ({
    required: demand.pushForce,
    available: permissibleBuckling,
    unit: 'N',
    formula: 'F <= k × n × π² × E × I / L²',
    source: 'THK General Catalog A-694 eq. 6',
    inputs: [
      ['k', assumptions.bucklingMargin, ''],
      ['n', eulerEndFactor[cylinderScrewFixity], ''],
      ['d1', rootDiameterMm, 'mm'],
      ['L', demand.freeLength, 'mm'],
    ],
  }),
})

const criticalSpeedCheck = checked({
  needs: { rootDiameterMm: (cylinder) => cylinder.rootDiameter, leadMm: (cylinder) => cylinder.lead },
  limit: ({ assumptions, demand, figures: { screwSpeed, permissibleScrewSpeed } }, { rootDiameterMm }) => ({
    required: screwSpeed,
    available: permissibleScrewSpeed,
    unit: 'rpm',
    formula: 'n <= k × 60 × λ² × d1 / (8π × L²) × √(E / ρ)',
    source: 'THK General Catalog A-696 eq. 8',
    inputs: [
      ['k', assumptions.criticalSpeedMargin, ''],
      ['λ', bendingEigenvalue[cylinderScrewFixity], ''],
      ['d1', rootDiameterMm, 'mm'],
      ['L', demand.freeLength, 'mm'],
    ],
  }),
})

const lifeCheck = checked({
  needs: { dynamicLoadRatingN: (cylinder) => cylinder.dynamicLoadRating, leadMm: (cylinder) => cylinder.lead },
  limit: ({ assumptions, demand, figures: { lifeDistance } }, { dynamicLoadRatingN }) => ({
    required: assumptions.requiredDistance,
    available: lifeDistance,
    unit: 'km',
    formula: 'Ls = (C / (fw × Fm))³ × 10⁶ × Ph',
    source: 'THK General Catalog A-704 eq. 27, 29; Exlar life formula',
    inputs: [
      ['C', dynamicLoadRatingN, 'N'],
      ['fw', assumptions.loadFactor, ''],
      ['Fm', demand.meanLoad, 'N'],
    ],
  }),
})

const ratedDutyCheck = ({ component: cylinder, assumptions }: CylinderContext): Limit | 'notApplicable' =>
  cylinder.maxDuty === undefined
    ? 'notApplicable'
    : {
        role: 'demand',
        required: assumptions.motionShare,
        available: cylinder.maxDuty,
        unit: '%',
        formula: 'ED <= EDmax',
        source: 'HIWIN Linear Actuator Technical Information p. 2 (10 % = 2 min on, 18 min off)',
      }

/** A motor is judged where its brand is chosen and it is the customer's; without a choice the figures say what it must give. */
const ofMotor = (check: (chosen: ChosenMotor) => Limit) =>
  checked({
    needs: { leadMm: ({ lead }) => lead },
    asks: ({ duty: { brand, motors } }) => brand !== 'any' && motors.length > 0,
    concerns: ({ driveBrand }) => driveBrand === undefined,
    limit: ({ figures: { chosen } }) => (chosen === undefined ? 'notApplicable' : check(chosen)),
  })

/** The checks of an electric cylinder. */
export const cylinderChecks = {
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
  motorSpeed: ofMotor(motorChecks.motorSpeed),
  motorPower: ofMotor(motorChecks.motorPower),
  motorTorque: ofMotor(motorChecks.motorTorque),
  motorPeakTorque: ofMotor(motorChecks.motorPeakTorque),
}
