import type * as z from 'zod/mini'
import type { Read } from './faults.ts'

/** Texts of the reference by what a call does. */
export type CallKind =
  | 'threePhase'
  | 'servo'
  | 'manual'
  | 'reducerExplanation'
  | 'reducerCheck'
  | 'rotaryInit'
  | 'workingFirst'
  | 'workingSecond'
  | 'rotaryServo'
  | 'rotaryExplanation'
  | 'rotaryCheck'
  | 'submitRecord'

/** A shape with its name in the reference. */
export interface NamedShape {
  readonly name: string
  readonly shape: z.ZodMiniType
}

/** Who calls. */
export interface Caller {
  /** Language of the answer. */
  readonly locale: string
}

/** A call that belongs to no form and stands by itself: what the reference says of it, and its answer. */
export interface ServedCall {
  /** Path segments, e.g. `ReducerWorking` and `ManualCalculation`. */
  readonly service: string
  readonly call: string
  /** Its texts in the reference. */
  readonly kind: CallKind
  /** Working ids of the screens that make the calls of this service. */
  readonly screens: readonly string[]
  /** Shape of the body, and one that is answered with code 0 by the catalogue of now; a call without takes no parameters and is a GET. */
  readonly body?: { readonly request: NamedShape; readonly example: () => unknown }
  readonly answer: NamedShape
  /** Text key of what a path in the body is called; undefined where there is none. */
  readonly labelKey: (path: string) => string | undefined
  /** Units of the body's fields. */
  readonly units: Readonly<Record<string, string>>
  /** It stores something: a client may make fewer of these, and storing may fail. */
  readonly writes?: true
  readonly respond: (body: unknown, caller: Caller) => Read<unknown> | Promise<Read<unknown>>
}
