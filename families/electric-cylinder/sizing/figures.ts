/** Computed figures of one electric cylinder under one duty. */
import { eulerLoad } from '../../formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed } from '../../formulas/critical-speed.ts'
import type { CylinderDemand } from './demand.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { leastOf, type StatedLimit } from '../../sizing/stated.ts'
import type { Cylinder, CylinderAssumptions, CylinderDuty, CylinderLoad, Payloads } from './input.ts'
import { mountingEndFactor, ratedShare } from './mounting.ts'
import {
  movePower,
  spectrumPower,
  torqueLaw,
  torquesWith,
  type DrivenMove,
  type DrivenScrew,
  type PowerDemand,
  type TorqueLaw,
} from '../../formulas/screw-torque.ts'
import { chooseMotor, type ChosenMotor } from './motor.ts'
import { lifeDistance, lifeRevolutions } from '../../formulas/life.ts'
import { driveTorque, reflectedInertia, shaftInertia, turningTorque } from '../../formulas/torque.ts'

type ShaftFigures = {
  /** Speed of the screw n, rev/s. */
  readonly screwSpeed?: number
  /** Euler load with its margin, or the rated thrust of a complete cylinder, N. */
  readonly permissibleBuckling?: number
  /** Critical speed with its margin, rev/s. */
  readonly permissibleScrewSpeed?: number
}

/** Demands on the servo motor. */
type DriveFigures = {
  /** Drive torque at the largest force, N·m. */
  readonly driveTorque?: number
  readonly peakTorque?: number
  readonly effectiveTorque?: number
  /** Motor power, W. */
  readonly motorPower?: number
  readonly regenerativePower?: number
  readonly chosen?: ChosenMotor
}

/** Figures, SI; rotational speeds in rev/s. Those that need a figure which the maker does not state are omitted. */
export type CylinderFigures = ShaftFigures &
  DriveFigures & {
    /** Speed under load v(F), m/s. */
    readonly loadedSpeed: number
    /** Largest pushing force by thrust, buckling and drive torque, N. */
    readonly permissibleForce?: number
    /** Mechanical power, W. */
    readonly mechanicalPower: number
    readonly brakeNeeded?: boolean
    /** Life of the screw as a distance, m. */
    readonly lifeDistance?: number
  }

/** A cylinder under working conditions. */
export type CylinderCase = SizingCase<CylinderDuty, CylinderAssumptions, CylinderDemand, Cylinder>

/** Input of the checks. */
export type CylinderContext = CylinderCase & { readonly figures: CylinderFigures }

/** End fixity of the rotating screw: fixed in its bearing, supported by the nut. */
export const cylinderScrewFixity = 'fixed-supported'

/**
 * Speed under load, interpolated between the two published speeds: v(F) = v0 − (v0 − vF) × F / Fmax.
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
 * Permissible horizontal payload: the published mass of the lowest acceleration that covers the requested one.
 * @param payloads masses (kg) by ascending acceleration (m/s²), at least one
 * @param acceleration a, m/s²
 * @returns kg; above the highest acceleration its mass
 * Source: SMC LEY catalogue (payloads at 2000 and 3000 mm/s²).
 */
export const payloadAt = (payloads: Payloads, acceleration: number): number | undefined =>
  (payloads.find((row) => acceleration <= row.acceleration) ?? payloads.at(-1))?.mass

function shaftFigures({ component: { rootDiameter, lead, maxThrust }, duty, assumptions, demand }: CylinderCase): ShaftFigures {
  const screw = lead === undefined ? {} : { screwSpeed: rotationalSpeed(duty.speed, lead) }
  if (rootDiameter === undefined) return screw
  if (rootDiameter === 'none') return { ...screw, permissibleBuckling: maxThrust * ratedShare(duty.mounting) }
  const column = { rootDiameter, length: demand.freeLength }
  const euler = eulerLoad({ ...column, endFactor: mountingEndFactor[duty.mounting] })
  const critical = criticalSpeed({ ...column, eigenvalueSquared: bendingEigenvalue[cylinderScrewFixity] ** 2 })
  return {
    ...screw,
    permissibleBuckling: assumptions.bucklingMargin * euler,
    permissibleScrewSpeed: assumptions.criticalSpeedMargin * critical,
  }
}

/** Inertia of screw and moved mass at the screw, kg·m²; undefined if only a force is known of the load. */
const loadInertiaOf = (load: CylinderLoad, lead: number, ofScrew: number): number | undefined =>
  'thrust' in load ? undefined : ofScrew + reflectedInertia(Math.max(load.horizontalMass, load.verticalMass), lead)

const moveOf = ({ duty, demand }: CylinderCase): DrivenMove => ({
  cases: demand.cases,
  phases: duty.phases,
  profile: demand.profile,
  acceleration: duty.acceleration,
  emergency: demand.emergency,
})

/** Power at the screw: of the stroke, of the phases, or the larger of both. */
function powerAtScrew({ duty, demand }: CylinderCase, screw: DrivenScrew, law: TorqueLaw): PowerDemand {
  const ofPhases = spectrumPower(duty.phases, law, screw)
  if (demand.mechanical.of === 'phases') return ofPhases
  const ofMoves = movePower(law, screw.inertia, rotationalSpeed(demand.profile.peakSpeed, screw.lead))
  return { driving: Math.max(ofMoves.driving, ofPhases.driving), braking: Math.max(ofMoves.braking, ofPhases.braking) }
}

/** Figures that depend on the inertia of the screw: torques and power over the motion, and a motor for them. */
function turningFigures(sized: CylinderCase, screw: DrivenScrew): DriveFigures {
  const { duty, assumptions } = sized
  const law = torqueLaw(moveOf(sized), screw)
  const torque = torquesWith(law, screw.inertia)
  const power = powerAtScrew(sized, screw, law)
  const loadInertia = loadInertiaOf(duty.load, screw.lead, screw.inertia)
  const chosen = chooseMotor(duty.motors, {
    law,
    screw,
    speed: rotationalSpeed(duty.speed, screw.lead),
    power: power.driving,
    torqueShare: assumptions.motorTorqueShare,
    ...(loadInertia === undefined ? {} : { loadInertia }),
    inertiaRatioLimit: assumptions.inertiaRatioLimit,
  })
  return {
    peakTorque: torque.peak,
    effectiveTorque: torque.effective,
    motorPower: power.driving,
    regenerativePower: power.braking,
    ...(chosen === undefined ? {} : { chosen }),
  }
}

function driveFigures(sized: CylinderCase): DriveFigures {
  const { component: cylinder, assumptions, demand } = sized
  const { lead, screwDiameter } = cylinder
  if (cylinder.drive !== 'servo' || lead === undefined) return {}
  const efficiency = assumptions.ballScrewEfficiency
  const torque = driveTorque(demand.largestForce, lead, efficiency)
  if (screwDiameter === undefined) return { driveTorque: torque }
  const screw = { lead, efficiency, inertia: shaftInertia(screwDiameter, demand.freeLength) }
  return { driveTorque: torque, ...turningFigures(sized, screw) }
}

/**
 * Force available at the permissible drive torque after the screw's own inertia, N; `none` unless a servo motor drives the screw.
 */
function forceByTorque({ component: cylinder, duty, assumptions, demand }: CylinderCase): StatedLimit | undefined {
  const { lead, screwDiameter, maxDriveTorque } = cylinder
  if (cylinder.drive !== 'servo') return 'none'
  if (lead === undefined || screwDiameter === undefined || maxDriveTorque === undefined) return undefined
  const inRamp = turningTorque(shaftInertia(screwDiameter, demand.freeLength), lead, duty.acceleration)
  return Math.max(maxDriveTorque - inRamp, 0) / driveTorque(1, lead, assumptions.ballScrewEfficiency)
}

/** Whether the rod would move without power; undefined if its holding force is not known. */
function needsBrake(standingForce: number, holdingForce: number | undefined): boolean | undefined {
  if (standingForce === 0) return false
  return holdingForce === undefined ? undefined : standingForce > holdingForce
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
 * Source: the functions called.
 */
export function cylinderFigures(sized: CylinderCase): CylinderFigures {
  const { component: cylinder, demand } = sized
  const shaft = shaftFigures(sized)
  const permissibleForce = leastOf(cylinder.maxThrust, shaft.permissibleBuckling, forceByTorque(sized))
  const brakeNeeded = needsBrake(demand.standingForce, cylinder.holdingForce)
  return {
    loadedSpeed: loadedSpeed(cylinder, demand.largestForce),
    ...(permissibleForce === undefined ? {} : { permissibleForce }),
    mechanicalPower: demand.mechanical.power,
    ...(brakeNeeded === undefined ? {} : { brakeNeeded }),
    ...shaft,
    ...driveFigures(sized),
    ...lifeFigures(sized),
  }
}
