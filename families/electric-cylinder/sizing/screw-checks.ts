/** The checks of an electric cylinder's screw and of its servo motor. */
import { bendingEigenvalue, criticalSpeed } from '../../formulas/critical-speed.ts'
import { eulerLoad } from '../../formulas/buckling.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import { stopTorqueFormula } from '../../formulas/screw-torque.ts'
import { driveTorque } from '../../formulas/torque.ts'
import type { Limit } from '../../sizing/check.ts'
import { checksOf, decidedBySizing, inverse, type Factored } from '../../sizing/check-definition.ts'
import type { CylinderSetting } from './demand.ts'
import { cylinderScrewFixity, type CylinderContext } from './figures.ts'
import type { Cylinder, CylinderDuty, ServoMotor } from './input.ts'
import { motorChecks, type ChosenMotor } from './motor.ts'
import { mountingEndFactor, ratedShare } from './mounting.ts'

const { check, ratingCheck } = checksOf<CylinderContext>()

/** A screw of the free length and 1 m root diameter. */
const unitScrewOf = ({ demand }: CylinderSetting) => ({ rootDiameter: 1, length: demand.freeLength })

const bucklingCheck = check({
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
  index: {
    sum: {
      screw: {
        demand: (setting) => {
          const { duty, demand, assumptions } = setting
          const euler = eulerLoad({ ...unitScrewOf(setting), endFactor: mountingEndFactor[duty.mounting] })
          return demand.compression / (assumptions.bucklingMargin * euler)
        },
        model: (_, { rootDiameterMm }) => inverse(rootDiameterMm) ** 4,
      },
      rated: {
        demand: ({ duty, demand }) => demand.compression / ratedShare(duty.mounting),
        model: ({ maxThrust }, { rootDiameterMm }) => (rootDiameterMm === 'none' ? 1 / maxThrust : 0),
      },
    },
  },
})

/** A complete cylinder has no separate limit; its speed rating covers it. */
const criticalSpeedCheck = check({
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
  index: {
    sum: {
      speed: {
        demand: (setting) =>
          setting.duty.speed /
          (setting.assumptions.criticalSpeedMargin *
            criticalSpeed({ ...unitScrewOf(setting), eigenvalueSquared: bendingEigenvalue[cylinderScrewFixity] ** 2 })),
        model: (_, { rootDiameterMm, leadMm }) => inverse(rootDiameterMm) / leadMm,
      },
    },
  },
})

const lifeCheck = check({
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
  index: {
    sum: {
      life: {
        demand: ({ demand, assumptions }) =>
          (assumptions.requiredDistance * (assumptions.loadFactor * demand.meanLoad) ** 3) / ratingRevolutions,
        model: (_, { dynamicLoadRatingN, leadMm }) => 1 / (dynamicLoadRatingN ** 3 * leadMm),
      },
    },
  },
})

const ratedDutyCheck = ratingCheck({
  needs: { dutyPercent: (cylinder) => cylinder.maxDuty },
  concerns: ({ maxDuty }) => maxDuty !== 'none',
  demand: ({ assumptions }) => assumptions.motionShare,
  rating: (_, { dutyPercent }) => dutyPercent,
  row: { role: 'demand', unit: '%', formula: 'ED <= EDmax', source: 'HIWIN Linear Actuator Technical Information p. 2; twoOnEighteenOff' },
})

const driveTorqueCheck = check({
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
  index: {
    // The inertia of the screw can only increase the torque.
    lowerBound: true,
    sum: {
      torque: {
        demand: ({ demand, assumptions }) => driveTorque(demand.largestForce, 1, assumptions.ballScrewEfficiency),
        model: (_, { leadMm, driveTorqueNm }) => leadMm / driveTorqueNm,
      },
    },
  },
})

const motorNeeds = {
  driveBrand: ({ driveBrand }: Cylinder) => driveBrand,
  leadMm: ({ lead }: Cylinder) => lead,
  screwDiameterMm: ({ screwDiameter }: Cylinder) => screwDiameter,
}

/**
 * A motor is checked if the customer supplies it and a brand is selected; without a selection the figures state the demands on it.
 */
const ofMotor = (
  judge: (chosen: ChosenMotor) => Limit | 'notApplicable',
  index: Factored<CylinderContext, { readonly leadMm: number }>,
  isRequired: (duty: CylinderDuty) => boolean = () => true,
) =>
  check({
    needs: motorNeeds,
    asks: ({ duty }) => duty.brand !== 'any' && duty.motors.length > 0 && isRequired(duty),
    concerns: ({ drive, driveBrand }) => drive === 'servo' && (driveBrand === undefined || driveBrand === 'any'),
    limit: ({ figures: { chosen } }) => (chosen === undefined ? 'notApplicable' : judge(chosen)),
    index,
  })

const best = ({ duty }: CylinderSetting, figure: (motor: ServoMotor) => number): number => Math.max(...duty.motors.map(figure))

/** A lower bound against the best motor of the brand. */
const againstBest = (
  demand: (setting: CylinderSetting) => number,
  model: (lead: number) => number,
): Factored<CylinderContext, { readonly leadMm: number }> => ({
  lowerBound: true,
  sum: { best: { demand, model: (_, { leadMm }) => model(leadMm) } },
})

/** Buckling, critical speed, life and duty cycle of the screw, its drive torque, and the motor. */
export const cylinderScrewChecks = {
  buckling: bucklingCheck,
  criticalSpeed: criticalSpeedCheck,
  life: lifeCheck,
  ratedDuty: ratedDutyCheck,
  driveTorque: driveTorqueCheck,
  motorSpeed: ofMotor(
    motorChecks.motorSpeed,
    againstBest(
      (setting) => setting.duty.speed / best(setting, ({ maxSpeed }) => maxSpeed),
      (lead) => 1 / lead,
    ),
  ),
  motorPower: ofMotor(
    motorChecks.motorPower,
    againstBest(
      (setting) => {
        return setting.demand.mechanical.power / setting.assumptions.ballScrewEfficiency / best(setting, ({ ratedPower }) => ratedPower)
      },
      () => 1,
    ),
  ),
  motorTorque: ofMotor(motorChecks.motorTorque, decidedBySizing),
  motorPeakTorque: ofMotor(
    motorChecks.motorPeakTorque,
    againstBest(
      (setting) => {
        const { demand, assumptions } = setting
        const perLead = driveTorque(demand.largestForce, 1, assumptions.ballScrewEfficiency)
        return perLead / (assumptions.motorTorqueShare * best(setting, ({ peakTorque }) => peakTorque))
      },
      (lead) => lead,
    ),
  ),
  inertiaRatio: ofMotor(motorChecks.inertiaRatio, decidedBySizing, ({ load }) => !('thrust' in load)),
}
