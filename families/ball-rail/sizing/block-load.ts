/** Load distribution over the blocks, by one formula for all layouts and postures. */
import type { EquivalentLoadRule } from '../wire/ball-rail.ts'
import type { Resultant } from './forces.ts'
import type { BlockRatings } from './input.ts'
import type { BlockPosition } from './layout.ts'

/** Radial load P (towards the rail) and lateral load PT of one block, N, signed. */
export type BlockLoad = { readonly radial: number; readonly lateral: number }

/** Moments that each block carries itself, because no second block or rail takes them up, N·m, signed. */
export type BlockMoments = { readonly roll: number; readonly pitch: number; readonly yaw: number }

/** Loads of all blocks, and the moments on each of them. */
export type LoadDistribution = { readonly blocks: readonly BlockLoad[]; readonly moments: BlockMoments }

/**
 * P = FZ/N + Mr y/Σy² + Mp x/Σx², PT = FY/N + My x/Σx²; with one rail (Σy² = 0) each block carries Mr/N, with one block per rail (Σx² = 0)
 * it carries Mp/N and My/N.
 * @param resultant forces (N) and moments (N·m) about the centre of the blocks
 * @param positions block centres, m
 * @returns loads N, moments N·m
 * Source: IKO CAT-1578E III-9 to III-13; agrees with THK General Catalog LM guide load conditions and HIWIN G99TE20-1808 table 1-3, 1-4.
 */
export function distributeLoad(resultant: Resultant, positions: readonly BlockPosition[]): LoadDistribution {
  const count = positions.length
  const squares = (axis: keyof BlockPosition): number => positions.reduce((sum, position) => sum + position[axis] ** 2, 0)
  const [along, across] = [squares('x'), squares('y')]
  const perSquare = (moment: number, sum: number): number => (sum === 0 ? 0 : moment / sum)
  const carried = (moment: number, sum: number): number => (sum === 0 ? moment / count : 0)
  const [roll, pitch, yaw] = [perSquare(resultant.roll, across), perSquare(resultant.pitch, along), perSquare(resultant.yaw, along)]
  return {
    blocks: positions.map(({ x, y }) => ({
      radial: resultant.radial / count + roll * y + pitch * x,
      lateral: resultant.lateral / count + yaw * x,
    })),
    moments: { roll: carried(resultant.roll, across), pitch: carried(resultant.pitch, along), yaw: carried(resultant.yaw, along) },
  }
}

/** All rules, in the order of the index columns. */
export const loadRules = ['sum', 'largerPlusHalfSmaller'] as const satisfies readonly EquivalentLoadRule[]

/** Combines radial and lateral load by rule: |P| + |PT|, or the larger plus half the smaller. */
const combined = {
  sum: (radial, lateral) => radial + lateral,
  largerPlusHalfSmaller: (radial, lateral) => Math.max(radial, lateral) + Math.min(radial, lateral) / 2,
} satisfies Record<EquivalentLoadRule, (radial: number, lateral: number) => number>

/**
 * Equivalent of the radial and lateral load of a block.
 * @param load P, PT, N
 * @param rule rule of the maker
 * @returns N, >= 0
 * Source: sum: THK General Catalog (HSR, SHS), HIWIN G99TE20-1808 (HG, EG, WE), NBS, PMI; larger + half of the smaller: HIWIN
 * (MG).
 */
export const transverseLoad = ({ radial, lateral }: BlockLoad, rule: EquivalentLoadRule): number =>
  combined[rule](Math.abs(radial), Math.abs(lateral))

/**
 * Load equivalent to the moments on a block: C0 (|MR|/MR0 + |MP|/MP0 + |MY|/MY0).
 * @param moments of the block, N·m
 * @param ratings of the block, N and N·m
 * @returns N, >= 0
 * Source: THK General Catalog A-87 (moment factors K = C0/M0); IKO CAT-1578E.
 */
const momentLoad = (moments: BlockMoments, ratings: BlockRatings): number =>
  ratings.staticLoadRating *
  (Math.abs(moments.roll) / ratings.rollMoment + Math.abs(moments.pitch) / ratings.pitchMoment + Math.abs(moments.yaw) / ratings.yawMoment)

/**
 * Equivalent load PE of every block.
 * @param distribution loads N and moments N·m
 * @param ratings of a block
 * @returns N, >= 0, in the order of the blocks
 * Source: `transverseLoad`, `momentLoad`.
 */
export const equivalentLoads = ({ blocks, moments }: LoadDistribution, ratings: BlockRatings): number[] => {
  const fromMoments = momentLoad(moments, ratings)
  return blocks.map((load) => transverseLoad(load, ratings.rule) + fromMoments)
}
