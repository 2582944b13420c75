/** Energy at the shaft of a motor over one stroke and its return. */
import type { TorqueLaw } from './screw-torque.ts'

/** Energy that the motor gives in a cycle, and that the load gives back to it, J, >= 0. */
export type CycleEnergy = { readonly driving: number; readonly returned: number }

/**
 * Em = Σ max(Wi, 0) and Er = Σ max(−Wi, 0) with the work Wi = Ti φi of each segment: its torque is constant, that of a curved ramp at the
 * points of its quadrature. Holding at standstill does no work.
 * @param law of the moves; each is a stroke and its return
 * @param inertia total rotating inertia, kg·m²
 * @returns the larger of all moves, each for itself
 * Source: work of a torque, W = ∫ T dφ; torque of each phase THK General Catalog A-718 eq. 43, A-719 eq. 45.
 */
export function cycleEnergy({ moves, perInertia }: Pick<TorqueLaw, 'moves' | 'perInertia'>, inertia: number): CycleEnergy {
  let [driving, returned] = [0, 0]
  for (const segments of moves) {
    const works = segments.map(({ torque, ramp, way, angle }) => way * (torque + ramp * inertia * perInertia) * angle)
    driving = Math.max(
      driving,
      works.reduce((sum, work) => sum + Math.max(work, 0), 0),
    )
    returned = Math.max(
      returned,
      works.reduce((sum, work) => sum + Math.max(-work, 0), 0),
    )
  }
  return { driving, returned }
}
