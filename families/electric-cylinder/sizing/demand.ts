/** What working conditions ask of any electric cylinder. */
import { axialForces, constantForces, largestAxialForce, strokePhases, type PhaseForces } from '../../formulas/axial-force.ts'
import type { CylinderAssumptions, CylinderDuty, CylinderLoad } from './input.ts'
import { cubicMeanLoad, strokeSegments } from '../../formulas/mean-load.ts'
import { speedForTotalTime, strokeProfile } from '../../formulas/motion-profile.ts'
import type { Setting } from '../../sizing/define-sizing.ts'
import { standardGravity } from '../../formulas/physical-constants.ts'

/** Demands, SI. */
export type CylinderDemand = ReturnType<typeof cylinderDemand>

/** Working conditions with what follows from them. */
export type CylinderSetting = Setting<CylinderDuty, CylinderAssumptions, CylinderDemand>

/**
 * Whether no speed covers the stroke in the time asked for: T < 2 √(S / a).
 * @param duty time T (s), stroke S (m), acceleration a (m/s²)
 * Source: IKO CAT-1580E III-16.
 */
export const isTimeTooShort = ({ time, stroke, acceleration }: Pick<CylinderDuty, 'time' | 'stroke' | 'acceleration'>): boolean =>
  time !== undefined && speedForTotalTime({ stroke, acceleration, totalTime: time }) === undefined

/** Forces of each move that the cylinder must be able to make: one for a thrust, one for each mass. */
function forceCases(load: CylinderLoad, acceleration: number, frictionCoefficient: number): PhaseForces[] {
  if ('thrust' in load) return [constantForces(load.thrust)]
  const moved = { acceleration, frictionCoefficient, guideResistance: 0 }
  return [
    axialForces({ ...moved, posture: 'horizontal', mass: load.horizontalMass }),
    axialForces({ ...moved, posture: 'vertical', mass: load.verticalMass }),
  ]
}

/** Force on the rod while it stands still, N: the thrust, or the weight of what is lifted. */
const standingForceOf = (load: CylinderLoad): number => ('thrust' in load ? load.thrust : load.verticalMass * standardGravity)

const highest = (forces: PhaseForces, sign: 1 | -1): number => Math.max(0, ...strokePhases.map((phase) => sign * forces[phase]))

/**
 * Forces from mass: horizontal ±μ m g ± m a, vertical m g ± m a; mean load Fm = (Σ |Fi|³ li / Σ li)^(1/3). Where a horizontal and a vertical mass
 * are given, the cylinder must do either, so each demand is the larger of both.
 * @param duty working conditions
 * @param assumptions what the duty leaves open
 * @returns forces (N), profile and distances (m)
 * Source: Oriental Motor electric-cylinder sizing (Fa = m (a + g (sin θ + μ cos θ))); THK General Catalog.
 */
export function cylinderDemand(duty: CylinderDuty, assumptions: CylinderAssumptions) {
  const cases = forceCases(duty.load, duty.acceleration, assumptions.frictionCoefficient)
  const profile = strokeProfile(duty)
  const means = cases.map((forces) => cubicMeanLoad(strokeSegments(forces, profile)))
  const largestForce = Math.max(...cases.map(largestAxialForce))
  return {
    cases,
    /** The move with the largest force: what is shown. */
    forces: cases.find((forces) => largestAxialForce(forces) === largestForce) ?? constantForces(0),
    profile,
    largestForce,
    pushForce: Math.max(...cases.map((forces) => highest(forces, 1))),
    pullForce: Math.max(...cases.map((forces) => highest(forces, -1))),
    standingForce: standingForceOf(duty.load),
    meanLoad: Math.max(...means),
    freeLength: duty.stroke + assumptions.supportAllowance,
  }
}
