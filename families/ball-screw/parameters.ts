import type { AccuracyGrade, EndFixity } from '../formulas/screw-terms.ts'
import type { Posture } from '../formulas/axial-force.ts'

/** The decoded query of `BallScrewWorking/Calculation`. */
export type BallScrewParameters = {
  readonly AssemblyMethod: Posture
  /** kg. */
  readonly W: number
  /** mm/s. */
  readonly Speed: number
  /** m/s². */
  readonly Acceleration: number
  /** mm. */
  readonly Stroke: number
  /** Coarsest grade that will do; any grade without it. */
  readonly UsePrecision?: AccuracyGrade
  readonly FixedMethod: EndFixity
}
