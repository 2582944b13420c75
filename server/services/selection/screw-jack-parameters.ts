import type { InstallType } from '../../../contract/lift.ts'
import type { JackFixing } from '../../sizing/jack-fixing.ts'

/** The decoded query of `LiftWorking/Calculation`. */
export type ScrewJackParameters = {
  /** %. */
  readonly ED: number
  /** kg, with the service factor in it. */
  readonly W: number
  /** mm/min. */
  readonly Speed: number
  /** mm. */
  readonly Stroke: number
  readonly FixedMethod: JackFixing
  readonly InstallType?: InstallType
}
