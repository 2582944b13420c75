import type { InstallType } from './wire/screw-jack.ts'
import type { JackFixing } from './sizing/fixing.ts'

/** How the load acts. */
export type LoadType = 'smooth' | 'medium' | 'strong'

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
  /** The lift's own choice. */
  readonly InstallType?: InstallType
  /** The screw lift's assembly structure: the same codes. */
  readonly StructAsmCode?: InstallType
  /** What the load is like; shocks loosen a thread that holds by itself. */
  readonly WType?: LoadType
  /** Jacks that lift the load together; one where it is left out. */
  readonly JackCount?: number
  /** Force across the input shaft of the jack at half its length: of a belt, a chain or a gear, N. */
  readonly InputRadialForce?: number
  /** Pressure that the flanks of a sliding nut may bear, N/mm²; not judged where it is left out. */
  readonly MaxNutPressure?: number
}
