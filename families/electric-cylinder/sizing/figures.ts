/** The figures of one electric cylinder under one duty. */
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed } from '../../formulas/critical-speed.ts'
import type { CylinderDemand } from './demand.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import type { Cylinder, CylinderAssumptions, CylinderDuty } from './input.ts'
import { chooseMotor, shaftInertia, torqueDemand, type DrivenMove, type DrivenScrew, type ChosenMotor } from './motor.ts'
import { lifeDistance, lifeRevolutions } from '../../formulas/life.ts'
import { driveTorque } from '../../formulas/torque.ts'

type ShaftFigures = {
  /** n, rev/s. */
  readonly screwSpeed?: number
  /** Euler load with its margin, N. */
  readonly permissibleBuckling?: number
  /** Critical speed with its margin, rev/s. */
  readonly permissibleScrewSpeed?: number
}

/** What a servo motor must give. */
type DriveFigures = {
  /** At the largest force, N·m. */
  readonly driveTorque?: number
  readonly peakTorque?: number
  readonly effectiveTorque?: number
  /** W. */
  readonly motorPower?: number
  readonly regenerativePower?: number
  readonly chosen?: ChosenMotor
}

/** Figures, SI; rotational speeds in rev/s. Those that need a figure the maker does not state are left out. */
export type CylinderFigures = ShaftFigures &
  DriveFigures & {
    /** v(F), m/s. */
    readonly loadedSpeed: number
    /** Largest pushing force under these conditions, N. */
    readonly permissibleForce: number
    /** W. */
    readonly mechanicalPower: number
    readonly brakeNeeded: boolean
    /** m. */
    readonly lifeDistance?: number
  }

/** A cylinder under working conditions. */
export type CylinderCase = SizingCase<CylinderDuty, CylinderAssumptions, CylinderDemand, Cylinder>

/** The screw is fixed in its bearing and supported by the nut. */
export const cylinderScrewFixity = 'fixed-supported'

/**
 * Speed under load, between the two published speeds: v(F) = v0 − (v0 − vF) × F / Fmax.
 * @param cylinder speeds at full thrust and without load (m/s), full thrust (N)
 * @param force F, N; above full thrust the speed at full thrust
 * @returns m/s
 * Source: HIWIN Linear Actuator Technical Information (speed at full load and at no load), straight line between them.
 */
export const loadedSpeed = (
  { fullLoadSpeed, noLoadSpeed, maxThrust }: Pick<Cylinder, 'fullLoadSpeed' | 'noLoadSpeed' | 'maxThrust'>,
  force: number,
): number => (force >= maxThrust ? fullLoadSpeed : noLoadSpeed - ((noLoadSpeed - fullLoadSpeed) * force) / maxThrust)

/**
 * Mass that may be carried horizontally: the published mass of the lowest acceleration that covers the one asked for.
 * @param payloads masses (kg) by rising acceleration (m/s²), at least one
 * @param acceleration a, m/s²
 * @returns kg; above the highest acceleration its mass
 * Source: SMC LEY catalogue (payloads at 2000 and 3000 mm/s²).
 */
export const payloadAt = (payloads: NonNullable<Cylinder['horizontalPayloads']>, acceleration: number): number =>
  (payloads.find((row) => acceleration <= row.acceleration) ?? payloads.at(-1))?.mass ?? 0

function shaftFigures({ component: { rootDiameter, lead }, duty, assumptions, demand }: CylinderCase): ShaftFigures {
  const screw = lead === undefined ? {} : { screwSpeed: rotationalSpeed(duty.speed, lead) }
  if (rootDiameter === undefined) return screw
  const column = { rootDiameter, length: demand.freeLength }
  const euler = eulerLoad({ ...column, endFactor: eulerEndFactor[cylinderScrewFixity] })
  const critical = criticalSpeed({ ...column, eigenvalueSquared: bendingEigenvalue[cylinderScrewFixity] ** 2 })
  return {
    ...screw,
    permissibleBuckling: assumptions.bucklingMargin * euler,
    permissibleScrewSpeed: assumptions.criticalSpeedMargin * critical,
  }
}

function driveFigures({ component: cylinder, duty, assumptions, demand }: CylinderCase): DriveFigures {
  const { lead, screwDiameter } = cylinder
  if (cylinder.drive !== 'servo' || lead === undefined) return {}
  const efficiency = assumptions.ballScrewEfficiency
  const screw: DrivenScrew = { lead, efficiency, inertia: screwDiameter === undefined ? 0 : shaftInertia(screwDiameter, demand.freeLength) }
  const move: DrivenMove = { cases: demand.cases, profile: demand.profile, acceleration: duty.acceleration }
  const power = (demand.largestForce * demand.profile.peakSpeed) / efficiency
  const torque = torqueDemand(move, screw)
  const chosen = chooseMotor(duty.motors, {
    move,
    screw,
    speed: rotationalSpeed(duty.speed, lead),
    power,
    torqueShare: assumptions.motorTorqueShare,
  })
  return {
    driveTorque: driveTorque(demand.largestForce, lead, efficiency),
    peakTorque: torque.peak,
    effectiveTorque: torque.effective,
    motorPower: power,
    regenerativePower: demand.standingForce * demand.profile.peakSpeed * efficiency,
    ...(chosen === undefined ? {} : { chosen }),
  }
}

function lifeFigures({ component, assumptions, demand }: CylinderCase): Pick<CylinderFigures, 'lifeDistance'> {
  const { dynamicLoadRating, lead } = component
  if (dynamicLoadRating === undefined || lead === undefined) return {}
  const revolutions = lifeRevolutions({ dynamicLoadRating, meanLoad: demand.meanLoad, loadFactor: assumptions.loadFactor })
  return { lifeDistance: lifeDistance(revolutions, lead) }
}

/**
 * @param sized cylinder under working conditions
 * @returns figures, SI
 * Source: the functions it puts together.
 */
export function cylinderFigures(sized: CylinderCase): CylinderFigures {
  const { component: cylinder, demand } = sized
  const shaft = shaftFigures(sized)
  return {
    loadedSpeed: loadedSpeed(cylinder, demand.largestForce),
    permissibleForce: Math.min(cylinder.maxThrust, shaft.permissibleBuckling ?? Infinity),
    mechanicalPower: demand.largestForce * demand.profile.peakSpeed,
    brakeNeeded: demand.standingForce > (cylinder.holdingForce ?? 0),
    ...shaft,
    ...driveFigures(sized),
    ...lifeFigures(sized),
  }
}
