/** Electric cylinders: from the request to duty, sizing, card. */
import type { ElectricCylinderCandidate } from '../../contract/electric-cylinder.ts'
import { cylinderDemand } from '../../sizing/cylinder-demand.ts'
import type { CylinderSetting } from '../../sizing/cylinder-figures.ts'
import { cylinderModelTerms, cylinderQueryTerms, cylinderTerms } from '../../sizing/cylinder-terms.ts'
import { cylinderDemandValues, requiredSpeedValue } from '../../sizing/cylinder-values.ts'
import { sizeCylinder } from '../../sizing/cylinder.ts'
import { assumptionIssues, resolveAssumptions, type AssumptionOverrides } from '../assumption-set.ts'
import type { Family, Preparation } from '../family.ts'
import { motionOf } from '../motion.ts'
import { electricCylinderAssumptions } from './assumptions.ts'
import { electricCylinderCard } from './card.ts'
import { cylinderDuty, cylinderOf } from './conversion.ts'
import type { ElectricCylinderParameters } from './parameters.ts'
import { servoBrands, servoMotors } from './servo-motors.ts'

/**
 * Everything a request says, with what follows from it.
 * @param parameters decoded request
 * @param overrides changed assumptions
 */
export function cylinderSetting(parameters: ElectricCylinderParameters, overrides: AssumptionOverrides) {
  const duty = cylinderDuty(parameters)
  const { list, values: assumptions } = resolveAssumptions(electricCylinderAssumptions, duty, overrides)
  const motors = servoMotors.filter(({ brand }) => duty.brand === 'any' || duty.brand === brand)
  const setting: CylinderSetting = { duty, assumptions, demand: cylinderDemand(duty, assumptions), motors }
  return { list, setting }
}

function prepare(parameters: ElectricCylinderParameters, overrides: AssumptionOverrides): Preparation<ElectricCylinderCandidate> {
  const { list, setting } = cylinderSetting(parameters, overrides)
  const size = (candidate: ElectricCylinderCandidate) => sizeCylinder(cylinderOf(candidate), setting)
  return {
    assumptions: list,
    demands: () => cylinderDemandValues(setting),
    queryTerms: () => Float64Array.from(cylinderQueryTerms(setting)),
    size,
    motion: () =>
      motionOf({
        profile: setting.demand.profile,
        acceleration: setting.duty.acceleration,
        dwell: 0,
        loads: setting.demand.forces,
        standing: setting.demand.standingForce,
        load: { name: 'axialForce', unit: 'N' },
        values: requiredSpeedValue(setting),
      }),
    card: (model) => electricCylinderCard(model, size(model.candidate), setting),
  }
}

/** Electric cylinders (working ids 1000 and 22). */
export const electricCylinderFamily: Family<ElectricCylinderParameters, ElectricCylinderCandidate> = {
  terms: cylinderTerms,
  modelTerms: (candidate) => cylinderModelTerms(cylinderOf(candidate), servoBrands),
  prepare,
  assumptionIssues: (overrides) => assumptionIssues(electricCylinderAssumptions, overrides),
  levers: [
    { parameter: 'Thrust', unit: 'N', lowest: 1 },
    { parameter: 'Weight', unit: 'kg', lowest: 0.1 },
    { parameter: 'HorizontalLoad', unit: 'kg', lowest: 0.1 },
    { parameter: 'VerticalLoad', unit: 'kg', lowest: 0.1 },
    { parameter: 'MaxSpeed', unit: 'mm/s', lowest: 1 },
    { parameter: 'NoLoadSpeed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 10 },
  ],
}
