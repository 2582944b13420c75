/** A shipped servo motor as a person would describe it. */
import { servoMotorTable } from '../../../../families/servo-motor/table.ts'
import { modelsOf } from '../../../property/families/real-catalogue.ts'

const motors = modelsOf(servoMotorTable)

export const customMotorOf = (skuID: string) => {
  const figures = motors.find((motor) => motor.skuID === skuID)?.candidate
  if (!figures) throw new RangeError(`no servo motor ${skuID}`)
  const { ratedTorqueNm: t2, ratedSpeedRpm: n2, s, lr, la, le, lb, lz } = figures
  return { stlMotor: { t2, n2, s, lr, la, le, lb, lz }, figures }
}
