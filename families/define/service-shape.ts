/** The calls of one service of a family: what its form is offered, and the form of its answer. */
import type * as z from 'zod/mini'
import type { Calculation } from '../../contract/results/selection.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'
import type { InitData } from '../../engine/index.ts'

/** A service by what it is given and gives, in the shapes of the wire. */
export type ServiceShape = {
  /** What the form is offered; requests are read with it. */
  readonly init: InitData
  readonly initShape: z.ZodMiniObject
  /** Where the offer depends on an input: the parameter of the init call and the answer for each of its values. */
  readonly initBy?: { readonly parameter: string; readonly answers: Readonly<Record<string, InitData>> }
  /** How the answer of `Calculation` is written, where it is not the list itself. */
  readonly answer?: {
    readonly shape: z.ZodMiniType
    readonly write: (calculation: Calculation, results: readonly SizedValue[]) => unknown
  }
}
