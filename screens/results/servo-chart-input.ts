/** The chart's figures, from a motor's ratings and a card. */
import type { ServoMotorRatings } from '../../contract/motor.ts'
import { reducerCandidate } from '../../contract/reducer.ts'
import type { RecommendedModel } from '../../contract/selection.ts'
import type { TorqueChartInput } from './torque-chart-curves.ts'

type Card = Pick<RecommendedModel, 'candidate' | 'outputTorque' | 'n2'>

/**
 * The point is what the motor gives at its rating: T2 at n2. At a demanded speed above that it gives the same power, so less torque.
 *
 * @param demandedSpeed output speed that was asked for, rpm; undefined where a ratio was
 * @returns nothing where the card does not say what its gear unit is
 */
export const servoChartInput = (
  motor: ServoMotorRatings,
  { candidate, outputTorque, n2 }: Card,
  demandedSpeed?: number,
): TorqueChartInput | undefined => {
  const gear = reducerCandidate.safeParse(candidate['gear']).data
  if (!gear) return undefined
  const speed = demandedSpeed ?? n2
  const point =
    outputTorque === undefined || n2 === undefined || speed === undefined
      ? undefined
      : { torque: outputTorque * Math.min(1, n2 / speed), speed }
  return {
    ratedTorque: motor.ratedTorqueNm,
    peakTorque: motor.peakTorqueNm,
    ratedSpeed: motor.ratedSpeedRpm,
    maxSpeed: motor.maxSpeedRpm,
    ratio: gear.ratio,
    efficiency: gear.efficiency,
    gearRatedTorque: gear.ratedTorqueNm,
    gearPeakTorque: gear.peakTorqueNm,
    demand: point,
  }
}
