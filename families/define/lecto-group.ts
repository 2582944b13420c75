/** A thing that is made of two choices: a model of a family, and a motor that is mounted on it. */
import type { Mounting } from '../../contract/directory/choice-groups.ts'

/** What cannot be told from another one, as far as mounting goes, has the same text. */
export type LectoGroup<Carrier = unknown, Motor = unknown> = {
  /** As in `/lectogroup?group=`. */
  readonly id: string
  /** Id of the family of its motors, which are a class of SKUs. */
  readonly motors: string
  /** Service of the calculators that size such a pair, and the mode of them. */
  readonly workingIDs: readonly string[]
  /** Whether a model of the family is one of the group at all. */
  takes(this: void, carrier: Carrier): boolean
  /** Everything of a model that mounting depends on. */
  seatOf(this: void, carrier: Carrier): string
  /** Everything of a motor that mounting depends on. */
  shaftOf(this: void, motor: Motor): string
  mount(this: void, carrier: Carrier, motor: Motor): Mounting
}
