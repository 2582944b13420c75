/** The figures of one ball screw under one duty. */
import type { BallScrewDemand } from './demand.ts'
import type { BallScrew, BallScrewAssumptions, BallScrewDuty } from './input.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { massOfForce } from '../../formulas/axial-force.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed, speedValueLimit } from '../../formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions, lifeTime } from '../../formulas/life.ts'
import { forwardEfficiency, leadAngle, reverseEfficiency } from '../../formulas/screw-efficiency.ts'
import { threadLength } from '../../formulas/shaft-length.ts'
import { permissibleTension, staticSafety } from '../../formulas/static-safety.ts'
import { leastOf } from '../../sizing/stated.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'
import { driveTorque, shaftPower } from '../../formulas/torque.ts'

/** Figures, SI; rotational speeds in rev/s. */
export type BallScrewFigures = ReturnType<typeof ballScrewFigures>

/** A screw under working conditions. */
export type BallScrewCase = SizingCase<BallScrewDuty, BallScrewAssumptions, BallScrewDemand, BallScrew>

/** What the thread asks of the shaft: m. */
function lengthFigures({ duty, component: screw, demand, assumptions }: BallScrewCase) {
  const thread = threadLength({ travel: duty.stroke, nutLength: screw.nutLength, lead: screw.lead })
  return {
    threadLength: thread,
    shaftLength: thread + 2 * assumptions.shaftEnd,
    // The thread that is ordered lies between the supports.
    supportLength: Math.max(demand.travelBetweenSupports, thread),
  }
}

/** Nut lengths below which a stroke is short. Source: HIWIN Ballscrews BS-08-2-EN-1704-K (fp). */
const shortStrokeNuts = 3

/** fw of this nut: a stroke that hardly leaves it loads the same few balls. */
const loadFactorOf = ({ duty, component: screw, assumptions }: BallScrewCase): number =>
  duty.stroke < shortStrokeNuts * screw.nutLength ? Math.max(assumptions.loadFactor, assumptions.shortStrokeFactor) : assumptions.loadFactor

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
  const permissibleLoad = Math.min(permissibleBuckling, tension, screw.staticLoadRating / assumptions.staticSafetyLimit)
  return {
    staticSafety: staticSafety(screw.staticLoadRating, demand.largestForce),
    permissibleBuckling,
    permissibleTension: tension,
    permissibleLoad,
    /** The mass whose largest force is the permissible load, kg; negative where the guide alone resists more. Life may allow less. */
    massLimit: massOfForce(permissibleLoad, { ...duty, ...assumptions }),
  }
}

function driveFigures({ duty, component: screw, demand, assumptions }: BallScrewCase) {
  const angle = leadAngle(screw.lead, screw.ballCircleDiameter)
  const efficiency = forwardEfficiency(angle, assumptions.threadFriction)
  const torque = driveTorque(demand.largestForce, screw.lead, efficiency)
  return {
    leadAngle: angle,
    efficiency,
    reverseEfficiency: reverseEfficiency(angle, assumptions.threadFriction),
    constantTorque: driveTorque(Math.abs(demand.forces.forwardConstant), screw.lead, efficiency),
    largestTorque: torque,
    /** What a brake has to hold: undefined where no weight hangs on the screw. Losses that would help are not counted on. */
    holdingTorque: duty.posture === 'vertical' && duty.mass > 0 ? driveTorque(duty.mass * standardGravity, screw.lead, 1) : undefined,
    largestPower: shaftPower(torque, rotationalSpeed(demand.largestSpeed, screw.lead)),
  }
}

/**
 * @param sized screw under working conditions
 * @returns figures, SI
 * Source: the functions it puts together.
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
    ...driveFigures(sized),
    loadFactor,
    lifeRevolutions: revolutions,
    lifeDistance: lifeDistance(revolutions, screw.lead),
    lifeTime: lifeTime(revolutions, speeds.meanRotationalSpeed),
  }
}
