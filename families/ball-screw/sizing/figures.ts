/** Computed figures of one ball screw under one duty. */
import type { BallScrewDemand } from './demand.ts'
import type { BallScrew, BallScrewAssumptions, BallScrewDuty } from './input.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { largestAxialForce, massOfForce } from '../../formulas/axial-force.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed, speedValueLimit } from '../../formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions, lifeTime } from '../../formulas/life.ts'
import { forwardEfficiency, leadAngle, reverseEfficiency } from '../../formulas/screw-efficiency.ts'
import { forceOfPreloaded, preloadTorque } from '../../formulas/preload.ts'
import { threadLength } from '../../formulas/shaft-length.ts'
import { permissibleTension, staticSafety } from '../../formulas/static-safety.ts'
import { leastOf } from '../../sizing/stated.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { driveTorque, shaftInertia, shaftPower, turningTorque } from '../../formulas/torque.ts'

/** Figures, SI; rotational speeds in rev/s. */
export type BallScrewFigures = ReturnType<typeof ballScrewFigures>

/** A screw under working conditions. */
export type BallScrewCase = SizingCase<BallScrewDuty, BallScrewAssumptions, BallScrewDemand, BallScrew>

/** Input of the checks. */
export type BallScrewContext = BallScrewCase & { readonly figures: BallScrewFigures }

/** Lengths of thread, shaft and support distance, m. */
function lengthFigures({ component: screw, demand, assumptions }: BallScrewCase) {
  const thread = threadLength({ travel: demand.longestTravel, nutLength: screw.nutLength, lead: screw.lead })
  return {
    threadLength: thread,
    shaftLength: thread + 2 * assumptions.shaftEnd,
    // The ordered thread lies between the supports.
    supportLength: Math.max(demand.travelBetweenSupports, thread),
  }
}

/** Stroke in nut lengths below which it is short. Source: HIWIN Ballscrews BS-08-2-EN-1704-K (fp). */
const shortStrokeNuts = 3

/** Stroke below which this nut has the load factor of short strokes, m. */
export const shortStrokeOf = ({ nutLength }: Pick<BallScrew, 'nutLength'>): number => shortStrokeNuts * nutLength

/** fw of this nut: a stroke of few nut lengths loads the same balls repeatedly. */
const loadFactorOf = ({ duty, component: screw, assumptions }: BallScrewCase): number =>
  duty.stroke < shortStrokeOf(screw) ? Math.max(assumptions.loadFactor, assumptions.shortStrokeFactor) : assumptions.loadFactor

function speedFigures({ duty, component: screw, demand, assumptions }: BallScrewCase, supportLength: number) {
  const permissibleCriticalSpeed =
    assumptions.criticalSpeedMargin *
    criticalSpeed({
      rootDiameter: screw.rootDiameter,
      length: supportLength,
      eigenvalueSquared: bendingEigenvalue[duty.endFixity] ** 2,
    })
  const permissibleDnSpeed = speedValueLimit(screw.speedValue, screw.ballCircleDiameter)
  const permissibleSpeed = leastOf(permissibleCriticalSpeed, permissibleDnSpeed, screw.maxRotationalSpeed)
  return {
    workingSpeed: rotationalSpeed(demand.largestSpeed, screw.lead),
    meanRotationalSpeed: rotationalSpeed(demand.meanSpeed, screw.lead),
    permissibleCriticalSpeed,
    permissibleDnSpeed,
    permissible: permissibleSpeed === undefined ? undefined : { speed: permissibleSpeed, travelSpeed: permissibleSpeed * screw.lead },
  }
}

function loadFigures({ duty, component: screw, demand, assumptions }: BallScrewCase, supportLength: number) {
  const endFactor = eulerEndFactor[duty.endFixity]
  const permissibleBuckling = assumptions.bucklingMargin * eulerLoad({ rootDiameter: screw.rootDiameter, length: supportLength, endFactor })
  const tension = permissibleTension(screw.rootDiameter, assumptions.permissibleStress)
  const bearable = forceOfPreloaded(screw.staticLoadRating / assumptions.staticSafetyLimit, duty.preload)
  const permissibleLoad = Math.min(permissibleBuckling, tension, bearable)
  return {
    staticSafety: staticSafety(screw.staticLoadRating, demand.ballForce),
    permissibleBuckling,
    permissibleTension: tension,
    permissibleLoad,
    /**
     * The mass whose largest force is the permissible load, kg; negative if the guide resistance alone exceeds it. Life and external
     * force may permit less.
     */
    massLimit: massOfForce(permissibleLoad, { ...duty, ...assumptions }),
  }
}

function driveFigures({ duty, component: screw, demand, assumptions }: BallScrewCase, shaftLength: number) {
  const angle = leadAngle(screw.lead, screw.ballCircleDiameter)
  const efficiency = Math.min(forwardEfficiency(angle, assumptions.threadFriction), assumptions.ballScrewEfficiency)
  const drag = preloadTorque(duty.preload, { lead: screw.lead, leadTangent: screw.lead / (Math.PI * screw.ballCircleDiameter) })
  const inertia = shaftInertia(screw.nominalDiameter, shaftLength)
  // The largest force may coincide with acceleration.
  const torqueAt = (force: number): number =>
    driveTorque(force, screw.lead, efficiency) + drag + turningTorque(inertia, screw.lead, duty.acceleration)
  const powerAt = (force: number, speed: number): number => shaftPower(torqueAt(force), rotationalSpeed(speed, screw.lead))
  const powers = [
    powerAt(largestAxialForce(demand.forces), demand.profile.peakSpeed),
    ...duty.phases.map(({ load, speed }) => powerAt(Math.abs(load), speed)),
  ]
  const backEfficiency = reverseEfficiency(angle, assumptions.threadFriction)
  const { standingForce } = demand
  return {
    leadAngle: angle,
    efficiency,
    reverseEfficiency: backEfficiency,
    preloadTorque: drag,
    screwInertia: inertia,
    constantTorque: driveTorque(Math.abs(demand.forces.forwardConstant), screw.lead, efficiency) + drag,
    largestTorque: torqueAt(demand.largestForce),
    /** Holding torque of a brake and back-driving torque; undefined without a standing force. Losses that would help are ignored. */
    holding:
      standingForce > 0
        ? { torque: driveTorque(standingForce, screw.lead, 1), backDriving: driveTorque(standingForce, screw.lead, 1) * backEfficiency }
        : undefined,
    /** Of force and speed that occur together: in the move, or in one phase. */
    largestPower: Math.max(...powers),
  }
}

/**
 * @param sized screw under working conditions
 * @returns figures, SI
 * Source: the functions called.
 */
export function ballScrewFigures(sized: BallScrewCase) {
  const { component: screw, demand } = sized
  const lengths = lengthFigures(sized)
  const speeds = speedFigures(sized, lengths.supportLength)
  const loadFactor = loadFactorOf(sized)
  const revolutions = lifeRevolutions({
    dynamicLoadRating: screw.dynamicLoadRating,
    meanLoad: demand.equivalentLoad,
    loadFactor,
  })
  return {
    ...lengths,
    ...speeds,
    ...loadFigures(sized, lengths.supportLength),
    ...driveFigures(sized, lengths.shaftLength),
    loadFactor,
    lifeRevolutions: revolutions,
    lifeDistance: lifeDistance(revolutions, screw.lead),
    lifeTime: lifeTime(revolutions, speeds.meanRotationalSpeed),
  }
}
