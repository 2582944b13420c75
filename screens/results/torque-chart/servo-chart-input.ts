/** Input of the torque chart, from the ratings of a motor and a card. */
import type { ServoMotorRatings } from '../../../families/servo-motor/wire/servo-motor.ts'
import { reducerCandidate } from '../../../families/reducer/wire/reducer.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import { drivenTorqueLimit } from '../../../families/reducer/sizing/figures.ts'
import type { TorqueCurveInput } from '../../../families/reducer/sizing/torque-curves.ts'

type Card = Pick<RecommendedModel, 'candidate' | 'outputTorque' | 'n2'>

/** Demand at the output, N·m and rpm; undefined if not entered. */
export type OutputDemand = { readonly torque: number | undefined; readonly speed: number | undefined }

/**
 * Returns the demanded point. Defaults to the motor's rating at the output: T2 at n2, or for a demanded speed above n2 the
 * torque at the same power.
 */
export const demandedPoint = ({ outputTorque, n2 }: Card, demand: OutputDemand): TorqueCurveInput['demand'] => {
  const speed = demand.speed ?? n2
  if (speed === undefined || speed <= 0) return undefined
  const torque = demand.torque ?? (outputTorque === undefined || n2 === undefined ? undefined : outputTorque * Math.min(1, n2 / speed))
  return torque === undefined || torque <= 0 ? undefined : { torque, speed }
}

/** Returns the input of the chart; undefined if the card has no valid gear unit data. */
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
