import type { Query } from '../../base/api/api.ts'

/** A working condition passed on with a chosen model. */
export type WorkingParameter = {
  readonly paramName: string
  readonly displayName: string
  readonly value: string
  readonly displayValue: string
  readonly unit: string
}

/** Texts for request parameters, provided by the calculator. */
export type ParameterWords = {
  readonly nameOf: (parameter: string) => string
  /** Returns the field that a change applies to; undefined if the parameter is derived from several. */
  readonly fieldOf: (parameter: string) => string | undefined
  readonly describe: (query: Query) => readonly WorkingParameter[]
}
