/** Catalogue table of servo motors. `la` is the pilot, `lb` the bolt circle: many makers print the letters the other way round. */
import { servoMotorCandidate, type ServoMotorCandidate } from './wire/servo-motor.ts'
import { trustOrder } from '../define/catalogue-table.ts'
import { defineTable } from '../define/table-columns.ts'
import { rule } from '../define/table-rule.ts'

/** Sorts by power, rated torque, then provenance. */
export const servoMotorTable = defineTable<ServoMotorCandidate>({
  id: 'servo-motor',
  candidate: servoMotorCandidate.check(
    rule('peakTorqueNm', 'torqueOrder', (motor: ServoMotorCandidate) => motor.ratedTorqueNm <= motor.peakTorqueNm),
    rule('maxSpeedRpm', 'speedOrder', (motor: ServoMotorCandidate) => motor.ratedSpeedRpm <= motor.maxSpeedRpm),
    rule('la', 'flangeOrder', (motor: ServoMotorCandidate) => motor.s <= motor.la && motor.la <= motor.lb),
  ),
  order: ({ basis, candidate }) => [candidate.ratedPowerW, candidate.ratedTorqueNm, trustOrder[basis]],
})
