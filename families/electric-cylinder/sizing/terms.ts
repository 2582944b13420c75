/** The checks of an electric cylinder in factored form for the catalogue index: utilisation = Σ q × x, or a lower bound of it. */
import type { MotorBrand } from '../wire/electric-cylinder.ts'
import { bendingEigenvalue, criticalSpeed } from '../../formulas/critical-speed.ts'
import { eulerLoad } from '../../formulas/buckling.ts'
import { isTimeTooShort, type CylinderSetting } from './demand.ts'
import { cylinderScrewFixity } from './figures.ts'
import type { Cylinder, ServoMotor } from './input.ts'
import { mountingEndFactor, ratedShare } from './mounting.ts'
import { ratingRevolutions } from '../../formulas/life.ts'
import { shortestStrokeTime } from '../../formulas/motion-profile.ts'
import { driveTorque } from '../../formulas/torque.ts'
import type { StatedLimit } from '../../sizing/stated.ts'
import type { TermLayout } from '../../sizing/terms.ts'

/** Column of each brand that can be asked for. */
const brandColumns = { yaskawa: 0, mitsubishi: 1, smc: 2, hiwin: 3 } as const satisfies Record<Exclude<MotorBrand, 'any'>, number>
const chosenBrands = Object.keys(brandColumns) as (keyof typeof brandColumns)[] // the keys of a const record

/**
 * Columns of the electric-cylinder index. Lower bounds: the loaded speed is at most the one without load; the payload at any acceleration is
 * at most the largest; the screw's own inertia only adds to the torque; a motor has at most the largest speed, power and torque of its brand (its
 * effective torque and inertia are left to the exact sizing).
 */
export const cylinderTerms: TermLayout = [
  ...chosenBrands.map((brand) => ({ check: `motorBrand/${brand}` })),
  { check: 'thrust' },
  { check: 'pull' },
  { check: 'emergencyThrust' },
  { check: 'emergencyPull' },
  { check: 'stroke' },
  { check: 'strokeTime' },
  { check: 'maxSpeed', lowerBound: true },
  { check: 'noLoadSpeed' },
  { check: 'pressingSpeed' },
  { check: 'ratedAcceleration' },
  { check: 'horizontalPayload', lowerBound: true },
  { check: 'verticalPayload' },
  { check: 'buckling' },
  { check: 'buckling' },
  { check: 'criticalSpeed' },
  { check: 'life' },
  { check: 'ratedDuty' },
  { check: 'driveTorque', lowerBound: true },
  { check: 'motorSpeed', lowerBound: true },
  { check: 'motorPower', lowerBound: true },
  { check: 'motorTorque', lowerBound: true },
  { check: 'motorPeakTorque', lowerBound: true },
  { check: 'inertiaRatio', lowerBound: true },
]

/** Utilisation of the brand check by a cylinder that the brand cannot drive. */
const brandMissed = 2

/** 1 / figure; 0 where there is none, so that its check counts nothing. */
const inverse = (figure: StatedLimit | undefined): number => (typeof figure === 'number' ? 1 / figure : 0)

/** Per brand: 0 where it can drive the cylinder. */
const brandTerms = ({ driveBrand }: Cylinder, servoBrands: ReadonlySet<MotorBrand>): number[] =>
  chosenBrands.map((brand) => {
    const fits = driveBrand === undefined || (driveBrand === 'any' ? servoBrands.has(brand) : driveBrand === brand)
    return fits ? 0 : brandMissed
  })

/**
 * The model's side.
 * @param cylinder candidate, SI
 * @param servoBrands brands that have servo motors to fit
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function cylinderModelTerms(cylinder: Cylinder, servoBrands: ReadonlySet<MotorBrand>): number[] {
  const { lead, rootDiameter, dynamicLoadRating, horizontalPayloads } = cylinder
  const largestPayload = typeof horizontalPayloads === 'object' ? Math.max(...horizontalPayloads.map(({ mass }) => mass)) : undefined
  // The torques need all of the screw.
  const drivenLead = cylinder.drive === 'servo' && cylinder.screwDiameter !== undefined ? lead : undefined
  const motorLead = cylinder.driveBrand === 'any' ? drivenLead : undefined
  return [
    ...brandTerms(cylinder, servoBrands),
    1 / cylinder.maxThrust,
    inverse(cylinder.maxPull),
    1 / cylinder.maxThrust,
    inverse(cylinder.maxPull),
    1 / cylinder.maxStroke,
    1,
    1 / cylinder.noLoadSpeed,
    1 / cylinder.noLoadSpeed,
    inverse(cylinder.pressingSpeed),
    inverse(cylinder.maxAcceleration),
    inverse(largestPayload),
    inverse(cylinder.verticalPayload),
    inverse(rootDiameter) ** 4,
    rootDiameter === 'none' ? 1 / cylinder.maxThrust : 0,
    inverse(rootDiameter) * inverse(lead),
    inverse(dynamicLoadRating) ** 3 * inverse(lead),
    inverse(cylinder.maxDuty),
    drivenLead === undefined ? 0 : drivenLead * inverse(cylinder.maxDriveTorque),
    inverse(motorLead),
    motorLead === undefined ? 0 : 1,
    0,
    motorLead ?? 0,
    0,
  ]
}

const largest = (motors: readonly ServoMotor[], figure: (motor: ServoMotor) => number): number => Math.max(...motors.map(figure))

/** The least a motor is used: against the best motor of its brand. */
function motorTerms({ duty, assumptions, demand }: CylinderSetting): number[] {
  const { motors } = duty
  if (duty.brand === 'any' || motors.length === 0) return [0, 0, 0, 0, 0]
  const { largestForce, profile } = demand
  const power = (largestForce * profile.peakSpeed) / assumptions.ballScrewEfficiency
  const torquePerLead = driveTorque(largestForce, 1, assumptions.ballScrewEfficiency)
  return [
    duty.speed / largest(motors, ({ maxSpeed }) => maxSpeed),
    power / largest(motors, ({ ratedPower }) => ratedPower),
    0,
    torquePerLead / (assumptions.motorTorqueShare * largest(motors, ({ peakTorque }) => peakTorque)),
    0,
  ]
}

/**
 * The working conditions' side.
 * @param setting working conditions with what follows from them
 * @returns one value per term, finite and >= 0
 * Source: the checks of `checks.ts`.
 */
export function cylinderQueryTerms(setting: CylinderSetting): number[] {
  const { duty, assumptions, demand } = setting
  const perUnit = { rootDiameter: 1, length: demand.freeLength }
  const euler = assumptions.bucklingMargin * eulerLoad({ ...perUnit, endFactor: mountingEndFactor[duty.mounting] })
  const critical =
    assumptions.criticalSpeedMargin * criticalSpeed({ ...perUnit, eigenvalueSquared: bendingEigenvalue[cylinderScrewFixity] ** 2 })
  const masses = 'thrust' in duty.load ? { horizontalMass: 0, verticalMass: 0 } : duty.load
  return [
    ...chosenBrands.map((brand) => (brand === duty.brand ? 1 : 0)),
    demand.pushForce,
    demand.pullForce,
    demand.emergency?.push ?? 0,
    demand.emergency?.pull ?? 0,
    duty.stroke,
    duty.time !== undefined && isTimeTooShort(duty) ? shortestStrokeTime(duty) / duty.time : 0,
    duty.isUnloadedSpeed ? 0 : duty.speed,
    duty.isUnloadedSpeed ? duty.speed : 0,
    'thrust' in duty.load ? duty.speed : 0,
    duty.acceleration,
    masses.horizontalMass,
    masses.verticalMass,
    demand.compression / euler,
    demand.compression / ratedShare(duty.mounting),
    duty.speed / critical,
    (assumptions.requiredDistance * (assumptions.loadFactor * demand.meanLoad) ** 3) / ratingRevolutions,
    assumptions.motionShare,
    driveTorque(demand.largestForce, 1, assumptions.ballScrewEfficiency),
    ...motorTerms(setting),
  ]
}
