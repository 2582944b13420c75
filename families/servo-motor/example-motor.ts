/** The servo motor in the examples of the reference. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { ServoMotorCandidate } from './wire/servo-motor.ts'

/** Rated power of the example motor, W. */
const power = 400

/**
 * @param motors rows by sku
 * @returns sku of the first motor with that power; '' without motors
 */
export const exampleServoMotor = (motors: ReadonlyMap<string, CatalogueModel<ServoMotorCandidate>>): string => {
  const models = [...motors.values()]
  return (models.find(({ candidate }) => candidate.ratedPowerW === power) ?? models[0])?.skuID ?? ''
}
