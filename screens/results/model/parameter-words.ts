import type { Query } from '../../base/api/api.ts'

/** A working condition as it goes along with a chosen model. */
export type WorkingParameter = {
  readonly paramName: string
  readonly displayName: string
  readonly value: string
  readonly displayValue: string
  readonly unit: string
}

/** Request parameters in the words of the form; the calculator gives them. */
export type ParameterWords = {
  readonly nameOf: (parameter: string) => string
  /** The field a change would go to; undefined where the parameter is made from several. */
  readonly fieldOf: (parameter: string) => string | undefined
  readonly describe: (query: Query) => readonly WorkingParameter[]
}
