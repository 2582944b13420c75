/** The limits of an electric cylinder, each as a row that explains itself. */
import { rampShapeOf } from '../../formulas/ramp-shape.ts'
import { bendingEigenvalue } from '../../formulas/critical-speed.ts'
import type { Limit } from '../../sizing/check.ts'
import { whereStated } from '../../sizing/define-sizing.ts'
import { isTimeTooShort } from './demand.ts'
import { emergencyChecks } from './emergency.ts'
import { cylinderScrewFixity, payloadAt, type CylinderContext } from './figures.ts'
import { stopTorqueFormula } from '../../formulas/screw-torque.ts'
import { motorChecks, type ChosenMotor } from './motor.ts'
import type { CylinderDuty } from './input.ts'
import { mountingEndFactor } from './mounting.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import { shortestStrokeTime } from '../../formulas/motion-profile.ts'

const checked = whereStated<CylinderContext>()

/** A yes or a no as a limit: nothing is required of a model that fits, twice of what there is of one that does not. */
const yesOrNo = (fits: boolean) => ({ role: 'yesOrNo', required: fits ? 0 : 2, available: 1, unit: '' }) as const

/** A limit that is a number; undefined where there is none. */
const numberOf = (limit: StatedLimit): number | undefined => (limit === 'none' ? undefined : limit)

/** Mass that is carried and lifted, kg; none where a thrust was asked for. */
const massesOf = ({ load }: CylinderDuty) => ('thrust' in load ? { horizontalMass: 0, verticalMass: 0 } : load)

/** The brand of its own drive, or one with motors to fit where the motor is the customer's. */
const motorBrandCheck = checked({
  needs: { driveBrand: (cylinder) => cylinder.driveBrand },
  asks: ({ duty: { brand } }) => brand !== 'any',
  limit: ({ duty: { brand, motors } }, { driveBrand }) => ({
    ...yesOrNo(driveBrand === 'any' ? motors.length > 0 : driveBrand === brand),
    formula: 'brandAsked',
    source: 'driveOfMaker; withoutMotorAnyBrand',
  }),
})

const thrustCheck = ({ component: cylinder, demand }: CylinderContext): Limit => ({
  required: demand.pushForce,
  available: cylinder.maxThrust,
  unit: 'N',
  formula: 'F <= Fmax',
  source: 'thrustOfMaker',
})

const pullCheck = checked({
  needs: { maxPullN: (cylinder) => cylinder.maxPull },
  asks: ({ demand }) => demand.pullForce > 0,
  limit: ({ demand }, { maxPullN }) => ({
    required: demand.pullForce,
    available: maxPullN,
    unit: 'N',
    formula: 'Fpull <= Fpull,max',
    source: 'pullOfMaker',
  }),
})

const strokeCheck = ({ component: cylinder, duty }: CylinderContext): Limit => ({
  role: 'demand',
  required: duty.stroke,
  available: cylinder.maxStroke,
  unit: 'mm',
  formula: 'S <= Smax',
  source: 'strokeOfMaker',
})

/** Only said where no cylinder could: a time that can be kept is a speed, which is checked as such. */
const strokeTimeCheck = ({ duty }: CylinderContext): Limit | 'notApplicable' =>
  duty.time === undefined || !isTimeTooShort(duty)
    ? 'notApplicable'
    : {
        required: shortestStrokeTime(duty),
        available: duty.time,
        unit: 's',
        formula: `${rampShapeOf(duty.motionProfile).words.shortest} <= T`,
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
        source: 'speedsBetween',
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
        source: 'speedWithoutLoad',
      }
    : 'notApplicable'

const pressingSpeedCheck = checked({
  needs: { pressingSpeedMmS: (cylinder) => cylinder.pressingSpeed },
  asks: ({ duty }) => 'thrust' in duty.load,
  concerns: ({ pressingSpeed }) => pressingSpeed !== 'none',
  limit: ({ duty }, { pressingSpeedMmS }) => ({
    required: duty.speed,
    available: numberOf(pressingSpeedMmS),
    unit: 'mm/s',
    formula: 'v <= vpress',
    source: 'pressingSpeed',
  }),
})

const ratedAccelerationCheck = checked({
  needs: { maxAccelerationMS2: (cylinder) => cylinder.maxAcceleration },
  concerns: ({ maxAcceleration }) => maxAcceleration !== 'none',
  limit: ({ duty }, { maxAccelerationMS2 }) => ({
    role: 'demand',
    required: duty.acceleration,
    available: numberOf(maxAccelerationMS2),
    unit: 'm/s^2',
    formula: 'a <= amax',
    source: 'accelerationOfMaker',
  }),
})

const horizontalPayloadCheck = checked({
  needs: { horizontalPayloadKg: (cylinder) => cylinder.horizontalPayloads },
  asks: ({ duty }) => massesOf(duty).horizontalMass > 0,
  concerns: ({ horizontalPayloads }) => horizontalPayloads !== 'none',
  limit: ({ duty }, { horizontalPayloadKg }) => ({
    required: massesOf(duty).horizontalMass,
    available: horizontalPayloadKg === 'none' ? undefined : payloadAt(horizontalPayloadKg, duty.acceleration),
    unit: 'kg',
    formula: 'Wh <= Wh,max(a)',
    source: 'payloadAtAcceleration',
    inputs: [['a', duty.acceleration, 'm/s^2']],
  }),
})

const verticalPayloadCheck = checked({
  needs: { verticalPayloadKg: (cylinder) => cylinder.verticalPayload },
  asks: ({ duty }) => massesOf(duty).verticalMass > 0,
  concerns: ({ verticalPayload }) => verticalPayload !== 'none',
  limit: ({ duty }, { verticalPayloadKg }) => ({
    required: massesOf(duty).verticalMass,
    available: numberOf(verticalPayloadKg),
    unit: 'kg',
    formula: 'Wv <= Wv,max',
    source: 'payloadOfMaker',
  }),
})

const bucklingCheck = checked({
  needs: { rootDiameterMm: (cylinder) => cylinder.rootDiameter },
  limit: ({ component, assumptions, demand, duty, figures: { permissibleBuckling } }, { rootDiameterMm }) => {
    const limit = { required: demand.compression, available: permissibleBuckling, unit: 'N' } as const
    const ends = ['n', mountingEndFactor[duty.mounting], ''] as const
    return rootDiameterMm === 'none'
      ? {
          ...limit,
          formula: 'F <= Fmax × min(1, n)',
          source: 'thrustForAllStrokes; THK General Catalog A-694 (n)',
          inputs: [['Fmax', component.maxThrust, 'N'], ends],
        }
      : {
          ...limit,
          formula: 'F <= k × n × π² × E × I / L²',
          source: 'THK General Catalog A-694 eq. 6',
          inputs: [['k', assumptions.bucklingMargin, ''], ends, ['d1', rootDiameterMm, 'mm'], ['L', demand.freeLength, 'mm']],
        }
  },
})

/** A complete cylinder is rated for its speed as a whole. */
const criticalSpeedCheck = checked({
  needs: { rootDiameterMm: (cylinder) => cylinder.rootDiameter, leadMm: (cylinder) => cylinder.lead },
  concerns: ({ rootDiameter }) => rootDiameter !== 'none',
  limit: ({ assumptions, demand, figures: { screwSpeed, permissibleScrewSpeed } }, { rootDiameterMm }) =>
    rootDiameterMm === 'none'
      ? 'notApplicable'
      : {
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
        },
})

const lifeCheck = checked({
  needs: { dynamicLoadRatingN: (cylinder) => cylinder.dynamicLoadRating, leadMm: (cylinder) => cylinder.lead },
  limit: ({ assumptions, demand, figures: { lifeDistance } }, { dynamicLoadRatingN }) => ({
    required: assumptions.requiredDistance,
    available: lifeDistance,
    unit: 'km',
    formula: 'Ls = (C / (fw × Fm))³ × 10⁶ × Ph',
    source: 'THK General Catalog A-704 eq. 27, 29; Exlar',
    inputs: [
      ['C', dynamicLoadRatingN, 'N'],
      ['fw', assumptions.loadFactor, ''],
      ['Fm', demand.meanLoad, 'N'],
    ],
  }),
})

const ratedDutyCheck = checked({
  needs: { dutyPercent: (cylinder) => cylinder.maxDuty },
  concerns: ({ maxDuty }) => maxDuty !== 'none',
  limit: ({ assumptions }, { dutyPercent }) => ({
    role: 'demand',
    required: assumptions.motionShare,
    available: numberOf(dutyPercent),
    unit: '%',
    formula: 'ED <= EDmax',
    source: 'HIWIN Linear Actuator Technical Information p. 2; twoOnEighteenOff',
  }),
})

const driveTorqueCheck = checked({
  needs: {
    driveTorqueNm: (cylinder) => cylinder.maxDriveTorque,
    leadMm: (cylinder) => cylinder.lead,
    screwDiameterMm: (cylinder) => cylinder.screwDiameter,
  },
  concerns: ({ drive }) => drive === 'servo',
  limit: ({ demand: { emergency }, figures: { peakTorque } }, { driveTorqueNm }) => ({
    required: peakTorque,
    available: driveTorqueNm,
    unit: 'N*m',
    formula: `max |F × Ph / (2π × η) + J × 2π × a / Ph|${emergency ? `, ${stopTorqueFormula}` : ''} <= MP`,
    source: 'driveTorqueOfMaker; Bosch Rexroth EMC R310 3306',
  }),
})

/** A motor is judged where its brand is chosen and it is the customer's; without a choice the figures say what it must give. */
const ofMotor = (check: (chosen: ChosenMotor) => Limit | 'notApplicable', isAsked: (duty: CylinderDuty) => boolean = () => true) =>
  checked({
    needs: {
      driveBrand: (cylinder) => cylinder.driveBrand,
      leadMm: (cylinder) => cylinder.lead,
      screwDiameterMm: (cylinder) => cylinder.screwDiameter,
    },
    asks: ({ duty }) => duty.brand !== 'any' && duty.motors.length > 0 && isAsked(duty),
    concerns: ({ drive, driveBrand }) => drive === 'servo' && (driveBrand === undefined || driveBrand === 'any'),
    limit: ({ figures: { chosen } }) => (chosen === undefined ? 'notApplicable' : check(chosen)),
  })

/** The checks of an electric cylinder. */
export const cylinderChecks = {
  motorBrand: motorBrandCheck,
  thrust: thrustCheck,
  pull: pullCheck,
  ...emergencyChecks,
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
  driveTorque: driveTorqueCheck,
  motorSpeed: ofMotor(motorChecks.motorSpeed),
  motorPower: ofMotor(motorChecks.motorPower),
  motorTorque: ofMotor(motorChecks.motorTorque),
  motorPeakTorque: ofMotor(motorChecks.motorPeakTorque),
  inertiaRatio: ofMotor(motorChecks.inertiaRatio, ({ load }) => !('thrust' in load)),
}
