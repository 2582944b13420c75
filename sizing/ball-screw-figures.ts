/** The figures of one ball screw under one duty. */
import type { BallScrewDemand } from './ball-screw-demand.ts'
import type { BallScrew, BallScrewAssumptions, BallScrewDuty } from './ball-screw-input.ts'
import { eulerEndFactor, eulerLoad } from './buckling.ts'
import { bendingEigenvalue, criticalSpeed, rotationalSpeed, speedValueLimit } from './critical-speed.ts'
import { lifeDistance, lifeRevolutions, lifeTime } from './life.ts'
import { forwardEfficiency, leadAngle, reverseEfficiency } from './screw-efficiency.ts'
import { coarsestE300, finestE300, longestShaft, threadLength } from './shaft-length.ts'
import { permissibleTension, staticSafety } from './static-safety.ts'
import { driveTorque, shaftPower } from './torque.ts'

/** Figures, SI; rotational speeds in rev/s. */
export type BallScrewFigures = ReturnType<typeof ballScrewFigures>

/** Demands of the duty, and what it leaves open. */
type Context = { readonly demand: BallScrewDemand; readonly assumptions: BallScrewAssumptions }

function speedFigures(duty: BallScrewDuty, screw: BallScrew, { demand, assumptions }: Context) {
  const permissibleCriticalSpeed =
    assumptions.criticalSpeedMargin *
    criticalSpeed({
      rootDiameter: screw.rootDiameter,
      length: demand.supportLength,
      eigenvalueSquared: bendingEigenvalue[duty.endFixity] ** 2,
    })
  const permissibleDnSpeed = speedValueLimit(screw.speedValue, screw.ballCircleDiameter)
  const permissibleSpeed = Math.min(permissibleCriticalSpeed, permissibleDnSpeed, screw.maxRotationalSpeed ?? Infinity)
  return {
    workingSpeed: rotationalSpeed(duty.speed, screw.lead),
    meanRotationalSpeed: rotationalSpeed(demand.meanSpeed, screw.lead),
    permissibleCriticalSpeed,
    permissibleDnSpeed,
    permissibleSpeed,
    permissibleTravelSpeed: permissibleSpeed * screw.lead,
  }
}

function loadFigures(duty: BallScrewDuty, screw: BallScrew, { demand, assumptions }: Context) {
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

function driveFigures(duty: BallScrewDuty, screw: BallScrew, { demand, assumptions }: Context) {
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
 * @param duty working conditions
 * @param screw candidate
 * @param context demands of the duty and assumptions
 * @returns figures, SI
 * Source: the functions it puts together.
 */
export function ballScrewFigures(duty: BallScrewDuty, screw: BallScrew, context: Context) {
  const { demand, assumptions } = context
  const speeds = speedFigures(duty, screw, context)
  const revolutions = lifeRevolutions({
    dynamicLoadRating: screw.dynamicLoadRating,
    meanLoad: demand.equivalentLoad,
    loadFactor: assumptions.loadFactor,
  })
  return {
    ...speeds,
    ...loadFigures(duty, screw, context),
    ...driveFigures(duty, screw, context),
    lifeRevolutions: revolutions,
    lifeDistance: lifeDistance(revolutions, screw.lead),
    lifeTime: lifeTime(revolutions, speeds.meanRotationalSpeed),
    threadLength: threadLength({ travel: duty.stroke, nutLength: screw.nutLength, lead: screw.lead }),
    finestE300: screw.lengths ? finestE300(screw.lengths) : coarsestE300,
    longestShaft: screw.lengths ? longestShaft(screw.lengths, duty.e300) : Infinity,
  }
}
