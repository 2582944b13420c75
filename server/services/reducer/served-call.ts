import type * as z from 'zod/mini'
import type { Read } from '../requests/faults.ts'

/** Texts of the reference by what a call does. */
export type CallKind = 'threePhase' | 'servo' | 'manual' | 'reducerExplanation' | 'reducerCheck'

/** A shape with its name in the reference. */
export interface NamedShape {
  readonly name: string
  readonly shape: z.ZodMiniType
}

/** A call that reads a body and stands by itself: what the reference says of it, and its answer. */
export interface ServedCall {
  /** Path segments, e.g. `ReducerWorking` and `ManualCalculation`. */
  readonly service: string
  readonly call: string
  readonly kind: CallKind
  readonly request: NamedShape
  readonly answer: NamedShape
  /** A body that is answered with code 0 by the catalogue of now. */
  readonly example: () => unknown
  /** Text key of what a path in the body is called; undefined where there is none. */
  readonly labelKey: (path: string) => string | undefined
  /** Units of the body's fields. */
  readonly units: Readonly<Record<string, string>>
  readonly respond: (body: unknown) => Read<unknown>
}
