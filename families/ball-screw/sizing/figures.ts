/** The figures of one ball screw under one duty. */
import type { BallScrewDemand } from './demand.ts'
import type { BallScrew, BallScrewAssumptions, BallScrewDuty } from './input.ts'
import { eulerEndFactor, eulerLoad } from '../../formulas/buckling.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed, speedValueLimit } from '../../formulas/critical-speed.ts'
import { lifeDistance, lifeRevolutions, lifeTime } from '../../formulas/life.ts'
import { forwardEfficiency, leadAngle, reverseEfficiency } from '../../formulas/screw-efficiency.ts'
import { threadLength } from '../../formulas/shaft-length.ts'
import { permissibleTension, staticSafety } from '../../formulas/static-safety.ts'
import { leastOf } from '../../sizing/stated.ts'
import type { SizingCase } from '../../sizing/define-sizing.ts'
import { driveTorque, shaftPower } from '../../formulas/torque.ts'

/** Figures, SI; rotational speeds in rev/s. */
export type BallScrewFigures = ReturnType<typeof ballScrewFigures>

/** A screw under working conditions. */
export type BallScrewCase = SizingCase<BallScrewDuty, BallScrewAssumptions, BallScrewDemand, BallScrew>

function speedFigures({ duty, component: screw, demand, assumptions }: BallScrewCase) {
  const permissibleCriticalSpeed =
    assumptions.criticalSpeedMargin *
    criticalSpeed({
      rootDiameter: screw.rootDiameter,
      length: demand.supportLength,
      eigenvalueSquared: bendingEigenvalue[duty.endFixity] ** 2,
    })
  const permissibleDnSpeed = speedValueLimit(screw.speedValue, screw.ballCircleDiameter)
  const permissibleSpeed = leastOf(permissibleCriticalSpeed, permissibleDnSpeed, screw.maxRotationalSpeed)
  return {
    workingSpeed: rotationalSpeed(duty.speed, screw.lead),
    meanRotationalSpeed: rotationalSpeed(demand.meanSpeed, screw.lead),
    permissibleCriticalSpeed,
    permissibleDnSpeed,
    permissible: permissibleSpeed === undefined ? undefined : { speed: permissibleSpeed, travelSpeed: permissibleSpeed * screw.lead },
  }
}

function loadFigures({ duty, component: screw, demand, assumptions }: BallScrewCase) {
  const endFactor = eulerEndFactor[duty.endFixity]
  const permissibleBuckling =
    assumptions.bucklingMargin * eulerLoad({ rootDiameter: screw.rootDiameter, length: demand.supportLength, endFactor })
  const tension = permissibleTension(screw.rootDiameter, assumptions.permissibleStress)
  return {
    staticSafety: staticSafety(screw.staticLoadRating, demand.largestForce),
    permissibleBuckling,
    permissibleTension: tension,
    permissibleLoad: Math.min(permissibleBuckling, tension, screw.staticLoadRating / assumptions.staticSafetyLimit),
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
    largestPower: shaftPower(torque, rotationalSpeed(duty.speed, screw.lead)),
  }
}

/**
 * @param sized screw under working conditions
 * @returns figures, SI
 * Source: the functions it puts together.
 */
export function ballScrewFigures(sized: BallScrewCase) {
  const { component: screw, duty, demand, assumptions } = sized
  const speeds = speedFigures(sized)
  const revolutions = lifeRevolutions({
    dynamicLoadRating: screw.dynamicLoadRating,
    meanLoad: demand.equivalentLoad,
    loadFactor: assumptions.loadFactor,
  })
  return {
    ...speeds,
    ...loadFigures(sized),
    ...driveFigures(sized),
    lifeRevolutions: revolutions,
    lifeDistance: lifeDistance(revolutions, screw.lead),
    lifeTime: lifeTime(revolutions, speeds.meanRotationalSpeed),
    threadLength: threadLength({ travel: duty.stroke, nutLength: screw.nutLength, lead: screw.lead }),
  }
}
