import type { ModelResults } from './results.ts'
import type { CalculatorSchema, Parameters, Request, ServedSchema } from './schema.ts'

/** A calculation call with its parameters in the query or the body. */
export type RequestCall = { readonly method: 'GET' | 'POST'; readonly path: string; readonly parameters: Parameters }

/** Method, path and parameters of a schema's request; without a request there are no parameters. */
export function requestCall(request: Request | undefined): RequestCall {
  if (!request) return { method: 'GET', path: '', parameters: {} }
  if ('post' in request) return { method: 'POST', path: request.post, parameters: request.body }
  return { method: 'GET', path: request.get, parameters: request.query }
}

/** The derived values that are the results of a calculator without a request; undefined where a service finds models. */
export const resultValues = ({ results }: Pick<CalculatorSchema, 'results'>): readonly string[] | undefined =>
  'values' in results ? results.values : undefined

const noModels: ModelResults = { family: '', overlayMs: 0 }

/** How the models are shown that a service finds; those of no family where the results are values. */
export const modelResults = ({ results }: Pick<CalculatorSchema, 'results'>): ModelResults => ('values' in results ? noModels : results)

/** Whether a service answers a calculator. */
export const isServed = (schema: CalculatorSchema): schema is ServedSchema => schema.request !== undefined && !('values' in schema.results)
