/** Sizer of linear modules: request → duty, sizing, motion, result table, card. */
import type { LinearModuleSetting } from './sizing/demand.ts'
import type { LinearModule } from './sizing/input.ts'
import { worseForce, worseForces } from '../formulas/axial-force.ts'
import { forceIn } from '../formulas/stroke-stretches.ts'
import { driveForces } from './sizing/load.ts'
import { linearModuleMotionValues } from './sizing/values.ts'
import { loadFactorJumps } from '../formulas/load-factor.ts'
import { defineSizer } from '../define/define-sizer.ts'
import { servoSpeeds, stageNeed } from '../define/drive-speed.ts'
import type { Cycle } from '../define/motion.ts'
import { linearModuleSizing } from './sizing/linear-module-sizing.ts'
import { linearModuleAssumptions } from './assumptions.ts'
import { linearModuleCard } from './card.ts'
import { linearModuleDuty, linearModuleOf } from './duty.ts'
import { linearModuleReasons } from './own-reasons.ts'

/** The cycle of a module with its own forces; with the assumed resistance if no model passes. */
const linearModuleCycle = (setting: LinearModuleSetting, module?: LinearModule): Cycle => {
  const { duty, demand, assumptions } = setting
  const { frictionCoefficient, guideResistance } = assumptions
  const alone = driveForces({ ...duty, frictionCoefficient, resistance: module?.resistance ?? guideResistance })
  const { force } = duty.external
  return {
    profile: demand.profile,
    motionProfile: duty.motionProfile,
    dwell: duty.dwell,
    loads: worseForces(alone, force),
    loadIn: (instant) => worseForce(forceIn(alone, instant), force),
    standing: demand.standingForce,
    load: { name: 'axialForce', unit: 'N' },
    values: linearModuleMotionValues(setting),
  }
}

/** Sizer of linear modules (working ids 1006 and 1007). */
export const linearModuleSizer = defineSizer({
  assumptions: linearModuleAssumptions,
  dutyOf: linearModuleDuty,
  componentOf: linearModuleOf,
  sizing: linearModuleSizing,
  need: ({ candidate, figures: { requiredSpeed, peakTorque = Infinity } }) => ({
    size: candidate.sizeMm,
    need: [stageNeed(servoSpeeds, requiredSpeed), peakTorque],
  }),
  cycle: linearModuleCycle,
  showsResults: true,
  // The guide's load does not follow from a thrust.
  unloaded: ({ load }) => ('thrust' in load ? 'thrustAlone' : 'unloaded'),
  jumps: { MaxSpeed: loadFactorJumps },
  card: (model, sizing, { parameters, largest }) => linearModuleCard(model, { sizing, parameters, largest }),
  ownReasons: linearModuleReasons,
  levers: [
    { parameter: 'M', unit: 'kg', lowest: 0.1 },
    { parameter: 'Thrust', unit: 'N', lowest: 1 },
    { parameter: 'MaxSpeed', unit: 'mm/s', lowest: 1 },
    { parameter: 'Acceleration', unit: 'm/s^2', lowest: 0.01 },
    { parameter: 'Stroke', unit: 'mm', lowest: 1 },
  ],
})
