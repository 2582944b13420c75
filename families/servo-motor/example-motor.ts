/** A servo motor for the examples of the reference. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { ServoMotorCandidate } from './wire/servo-motor.ts'

/** Its power, W. */
const power = 400

/**
 * @param motors rows by sku
 * @returns sku of the first motor of a usual size; '' without motors
 */
export const exampleServoMotor = (motors: ReadonlyMap<string, CatalogueModel<ServoMotorCandidate>>): string => {
  const models = [...motors.values()]
  return (models.find(({ candidate }) => candidate.ratedPowerW === power) ?? models[0])?.skuID ?? ''
}
