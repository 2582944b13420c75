/** Efficiency and inertia of a module's drive: as the maker states them, otherwise as assumed. */
import { shaftInertia } from '../../formulas/torque.ts'
import type { LinearModuleDemand } from './demand.ts'
import type { ModuleDrive } from './drive.ts'
import type { LinearModule, LinearModuleAssumptions } from './input.ts'
import { railFor } from './speed.ts'

/**
 * @param module candidate
 * @param assumptions efficiency of a screw and of a belt
 * @returns travel per turn and efficiency
 * Source: THK General Catalog A-718 eq. 43 (screw); Oriental Motor, load torque of belt drives (0.85 to 0.95).
 */
export const driveOf = (
  { driveKind, efficiency, travelPerTurn }: LinearModule,
  { ballScrewEfficiency, beltEfficiency }: LinearModuleAssumptions,
): ModuleDrive => ({ travelPerTurn, efficiency: efficiency ?? (driveKind === 'screw' ? ballScrewEfficiency : beltEfficiency) })

/** Drive pulley and return pulley. */
const pulleys = 2

/**
 * Screw: a solid shaft of its ball-circle diameter over the length of its rail, or of the stroke and the allowance beyond it. Belt:
 * two solid steel pulleys of the pitch diameter U / π. Both are upper bounds.
 * @param module candidate
 * @param demand required stroke, length between the supports
 * @param assumptions width of the pulleys
 * @returns kg·m² at the drive shaft, without load; undefined if the diameter of the screw is not stated
 * Source: THK General Catalog A-719.
 */
export function driveInertia(
  module: LinearModule,
  { requiredStroke, supportLength }: LinearModuleDemand,
  { pulleyWidth }: LinearModuleAssumptions,
): number | undefined {
  if (module.inertia !== undefined) return module.inertia
  if (module.driveKind === 'belt') return pulleys * shaftInertia(module.travelPerTurn / Math.PI, pulleyWidth)
  const { ballCircleDiameter } = module.screw
  return ballCircleDiameter && shaftInertia(ballCircleDiameter, railFor(module, requiredStroke)?.length ?? supportLength)
}
