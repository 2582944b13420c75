/** The actions on a form as the laws receive them. */
import type { FormEvent } from '../../engine/index.ts'
import type { Act } from '../../engine/testing/reference/commit.ts'

/** Arguments of a law's property. */
export type Args = readonly unknown[]

/** An action: an event of the engine or an act of the reference. */
export type Deed = FormEvent | Act
