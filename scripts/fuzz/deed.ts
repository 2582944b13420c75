/** What is done to a form, as the laws are given it. */
import type { FormEvent } from '../../engine/index.ts'
import type { Act } from '../../engine/testing/reference/commit.ts'

/** What a law was given: the arguments of its property. */
export type Args = readonly unknown[]

/** Something done, by the engine's name or by the reference's. */
export type Deed = FormEvent | Act
