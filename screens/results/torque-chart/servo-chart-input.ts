/** The chart's figures, from a motor's ratings and a card. */
import type { ServoMotorRatings } from '../../../families/servo-motor/wire/servo-motor.ts'
import { reducerCandidate } from '../../../families/reducer/wire/reducer.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { drivenTorqueLimit } from '../../../families/reducer/sizing/figures.ts'
import type { TorqueCurveInput } from '../../../families/reducer/sizing/torque-curves.ts'

type Card = Pick<RecommendedModel, 'candidate' | 'outputTorque' | 'n2'>

/** What is wanted at the output: N·m, rpm; undefined where the person has not said. */
export type OutputDemand = { readonly torque: number | undefined; readonly speed: number | undefined }

/**
 * The demanded point. Where nothing is said it is what the motor gives at its rating: T2 at n2, and at a demanded speed above that the torque of the
 * same power.
 */
export const demandedPoint = ({ outputTorque, n2 }: Card, demand: OutputDemand): TorqueCurveInput['demand'] => {
  const speed = demand.speed ?? n2
  if (speed === undefined || speed <= 0) return undefined
  const torque = demand.torque ?? (outputTorque === undefined || n2 === undefined ? undefined : outputTorque * Math.min(1, n2 / speed))
  return torque === undefined || torque <= 0 ? undefined : { torque, speed }
}

/** @returns nothing where the card does not say what its gear unit is */
export const servoChartInput = (motor: ServoMotorRatings, card: Card, demand: OutputDemand): TorqueCurveInput | undefined => {
  const gear = reducerCandidate.safeParse(card.candidate['gear']).data
  if (!gear) return undefined
  return {
    ratedTorque: motor.ratedTorqueNm,
    peakTorque: motor.peakTorqueNm,
    ratedSpeed: motor.ratedSpeedRpm,
    maxSpeed: motor.maxSpeedRpm,
    ratio: gear.ratio,
    efficiency: gear.efficiency,
    gearRatedTorque: gear.ratedTorqueNm,
    gearPeakTorque: drivenTorqueLimit({
      ratedTorque: gear.ratedTorqueNm,
      peakTorque: gear.peakTorqueNm,
      stopTorque: gear.stopTorqueNm,
      efficiency: gear.efficiency,
    }),
    gearMaxSpeed: gear.maxInputSpeedRpm,
    demand: demandedPoint(card, demand),
  }
}
