import type { AccuracyGrade, EndFixity } from '../formulas/screw-terms.ts'
import type { Posture } from '../formulas/axial-force.ts'

/** A phase of the duty spectrum. */
export type BallScrewPhase = {
  /** Axial load, N; positive against forward travel. */
  readonly load: number
  /** Travel speed whatever its direction, mm/s. */
  readonly speed: number
  /** s. */
  readonly time: number
}

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
  /** Duty spectrum: life is that of these phases; the static limits hold for them and for the motion. */
  readonly Phases?: readonly BallScrewPhase[]
}
