/** Judges the parts and joints of an assembly together. */
import type { Assembly, Figure, Joined, Total } from './assembly.ts'
import { assemblyBasis, assemblyState, governingUse } from './state.ts'
import { sumOf } from './totals.ts'

/** A judged assembly that its calculator has not named yet. */
export type Judged = Omit<Assembly, 'calculator' | 'reference'>

/**
 * @param joined parts, joints and flows
 * @param figures totals that are no sums
 * @returns the assembly with its state, its highest use, its least trusted basis and its totals
 */
export const judged = ({ parts, joints, flows }: Joined, figures: Readonly<Partial<Record<Total, Figure>>> = {}): Judged => ({
  parts,
  joints,
  flows,
  state: assemblyState(parts, joints),
  governing: governingUse(parts),
  basis: assemblyBasis(parts),
  figures: {
    mass: sumOf(
      parts.filter(({ item }) => item.kind !== 'included'),
      ({ mass }) => mass,
      'kg',
    ),
    ...figures,
  },
})
