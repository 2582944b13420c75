/** Linear modules: from the request to duty, sizing, motion, result table, card. */
import type { LinearModuleCandidate } from '../../contract/linear-module.ts'
import type { Motion } from '../../contract/selection.ts'
import { sizeLinearModule } from '../../sizing/linear-module.ts'
import { moduleDemand, type ModuleDemand } from '../../sizing/module-demand.ts'
import type { ModuleAssumptions, ModuleDuty } from '../../sizing/module-input.ts'
import { driveForces } from '../../sizing/module-load.ts'
import { moduleModelTerms, moduleQueryTerms, moduleTerms } from '../../sizing/module-terms.ts'
import { moduleDemandValues } from '../../sizing/module-values.ts'
import { assumptionIssues, resolveAssumptions, type AssumptionOverrides } from '../assumption-set.ts'
import type { Family, Preparation } from '../family.ts'
import { motionOf } from '../motion.ts'
import { linearModuleAssumptions } from './assumptions.ts'
import { linearModuleCard } from './card.ts'
import { linearModuleDuty, linearModuleOf } from './duty.ts'
import type { LinearModuleParameters } from './parameters.ts'

/** What follows from the inputs: the speed for a time that was asked for, the times for a speed. */
const motionValues: ReadonlySet<string> = new Set(['travelSpeed', 'peakSpeed', 'strokeTime', 'cycleTime'])

/** The cycle of any module: forces with the assumed resistance, as no model is chosen. */
const motion = (duty: ModuleDuty, demand: ModuleDemand, assumptions: ModuleAssumptions): Motion =>
  motionOf({
    profile: demand.profile,
    acceleration: duty.acceleration,
    dwell: duty.dwell,
    loads: driveForces({ ...duty, frictionCoefficient: assumptions.frictionCoefficient, resistance: assumptions.guideResistance }),
    standing: demand.steadyForce,
    load: { name: 'axialForce', unit: 'N' },
    values: moduleDemandValues(duty, demand).filter(({ name }) => motionValues.has(name)),
  })

function prepare(parameters: LinearModuleParameters, overrides: AssumptionOverrides): Preparation<LinearModuleCandidate> {
  const duty = linearModuleDuty(parameters)
  const { list, values: assumptions } = resolveAssumptions(linearModuleAssumptions, duty, overrides)
  const demand = moduleDemand(duty, assumptions)
  const size = (candidate: LinearModuleCandidate) => sizeLinearModule({ duty, demand, assumptions, module: linearModuleOf(candidate) })
  return {
    assumptions: list,
    demands: () => moduleDemandValues(duty, demand),
    queryTerms: () => Float64Array.from(moduleQueryTerms(duty, demand, assumptions)),
    size,
    motion: () => motion(duty, demand, assumptions),
    results: (best) => (best ? size(best).values() : moduleDemandValues(duty, demand)),
    card: (model) => linearModuleCard(model, { sizing: size(model.candidate), parameters, efficiency: assumptions.ballScrewEfficiency }),
  }
}

/** Linear modules (working ids 1006 and 1007). */
export const linearModuleFamily: Family<LinearModuleParameters, LinearModuleCandidate> = {
  terms: moduleTerms,
  modelTerms: (candidate) => moduleModelTerms(linearModuleOf(candidate)),
  prepare,
  assumptionIssues: (overrides) => assumptionIssues(linearModuleAssumptions, overrides),
  levers: [
    { parameter: 'M', unit: 'kg', lowest: 0.1 },
    { parameter: 'Thrust', unit: 'N', lowest: 1 },
    { parameter: 'MaxSpeed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 1 },
  ],
}
