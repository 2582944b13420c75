import type { InstallType } from './wire/screw-jack.ts'
import type { JackFixing } from './sizing/fixing.ts'

/** How the load acts. */
export type LoadType = 'smooth' | 'medium' | 'strong'

/** A phase of the duty spectrum: load of all jacks with the service factor in it (kg), lifting speed whatever its direction (mm/min), time (s). */
export type ScrewJackPhase = { readonly load: number; readonly speed: number; readonly time: number }

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
  /** Permitted shortening under the largest load, µm; any without it. */
  readonly MaxDeflection?: number
  /** Duty spectrum: heat and life are those of these phases; all other limits hold for them and for the motion. */
  readonly Phases?: readonly ScrewJackPhase[]
}
