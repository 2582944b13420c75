/** The calls of one service of a family: its init data and the form of its answer. */
import type * as z from 'zod/mini'
import type { Calculation } from '../../contract/results/selection.ts'
import type { SizedValue } from '../../contract/results/sizing.ts'
import type { InitData } from '../../engine/index.ts'

/** A service by the wire shapes of its init data and its answer. */
export type ServiceShape = {
  /** Init data of the form; requests are parsed with it. */
  readonly init: InitData
  readonly initShape: z.ZodMiniObject
  /** For init data that depends on an input: the parameter of the init call and the answer for each of its values. */
  readonly initBy?: { readonly parameter: string; readonly answers: Readonly<Record<string, InitData>> }
  /** Writes the answer of `Calculation` where it is not the list itself. */
  readonly answer?: {
    readonly shape: z.ZodMiniType
    readonly write: (calculation: Calculation, results: readonly SizedValue[]) => unknown
  }
}
