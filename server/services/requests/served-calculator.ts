import type * as z from 'zod/mini'
import type { CheckAnswer, Explanation } from '../../../contract/selection.ts'
import type { Read } from './faults.ts'
import type { Query } from './read-query.ts'

/** A parameter of the calculation's query or an input of its form, for the reference. */
export interface ServedParameter {
  readonly name: string
  readonly required: boolean
  /** Sent or left out depending on the others: only the request as a whole tells. */
  readonly conditional: boolean
  readonly shape: z.ZodMiniType
  /** '' = no unit. */
  readonly unit: string
}

/** The calls of one registered calculator, ready to be answered: requests are read with its own plan, answers are shapes of the contract. */
export interface ServedCalculator {
  /** Working ids of the calculators that use these calls. */
  readonly ids: readonly number[]
  /** Path segment of its calls, e.g. `BallScrewWorking`. */
  readonly service: string
  /** Text keys of what a path in a request is called, and of the remark beside it; undefined where there is none. */
  readonly labelKey: (path: string) => string | undefined
  readonly hintKey: (path: string) => string | undefined
  readonly shapes: { readonly init: z.ZodMiniType; readonly calculation: z.ZodMiniType; readonly check: z.ZodMiniType }
  /** Parameters of the init call, where its answer depends on inputs. */
  readonly initParameters: readonly ServedParameter[]
  readonly parameters: readonly ServedParameter[]
  /** The form's fields, which are the `inputs` of a Check call. */
  readonly inputs: readonly ServedParameter[]
  /** A query and a body that are answered with code 0 by the catalogue of now. */
  readonly examples: () => { readonly query: Readonly<Record<string, string>>; readonly check: unknown }
  readonly init: (query: Query) => Read<unknown>
  readonly calculation: (query: Query) => Read<unknown>
  readonly explanation: (query: Query) => Read<Explanation>
  readonly check: (body: unknown) => Read<CheckAnswer>
}
