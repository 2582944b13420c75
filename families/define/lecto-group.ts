/** A group of combinations of two choices: a model of a family and the motor mounted on it. */
import type { Mounting } from '../../contract/directory/choice-groups.ts'

/** Models with equal texts from `seatOf` or `shaftOf` are interchangeable as far as mounting is concerned. */
export type LectoGroup<Carrier = unknown, Motor = unknown> = {
  /** The `group` in `/lectogroup?group=`. */
  readonly id: string
  /** Id of the family of the motors, which is a SKU class. */
  readonly motors: string
  /** Working ids (service and mode) of the calculators that size the combination. */
  readonly workingIDs: readonly string[]
  /** Whether a model of the family belongs to the group. */
  takes(this: void, carrier: Carrier): boolean
  /** Key of all mounting dimensions of a model. */
  seatOf(this: void, carrier: Carrier): string
  /** Key of all mounting dimensions of a motor. */
  shaftOf(this: void, motor: Motor): string
  mount(this: void, carrier: Carrier, motor: Motor): Mounting
}
