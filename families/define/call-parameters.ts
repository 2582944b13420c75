/** What a call takes, by name: the contract between the forms that send it and the sizing that reads it. The type of a decoded request is made of it. */

/** A number in `unit`; a value beyond the bounds has no meaning for the sizing, whatever form it comes from. */
export type NumberParameter = {
  readonly kind: 'number'
  readonly unit: string
  readonly min?: number
  readonly exclusiveMin?: number
  readonly max?: number
}
/** One of some words. */
export type TextParameter<Word extends string = string> = { readonly kind: 'text'; readonly options: readonly Word[] }
/** A text of any kind, such as a code. */
type NameParameter = { readonly kind: 'name' }
/** A cell of a row. */
export type CellParameter = NumberParameter | NameParameter
/** Rows of numbers, in a body of texts too. */
export type RowsParameter<Columns extends Readonly<Record<string, CellParameter>> = Readonly<Record<string, CellParameter>>> = {
  readonly kind: 'rows'
  readonly columns: Columns
  /** In a body, where cells go by their names: their order says nothing. */
  readonly isNamed?: true
}
/** Several of some words, or of any. */
type ListParameter = { readonly kind: 'list'; readonly options: readonly string[] | undefined }
/** A parameter of a call. `optional`: what it means to leave it out stands at each. */
export type CallParameter = (NumberParameter | TextParameter | RowsParameter | ListParameter | NameParameter) & { readonly optional?: true }
/** The parameters of a call, by name. */
export type CallParameters = Readonly<Record<string, CallParameter>>

type Bounds = Pick<NumberParameter, 'min' | 'exclusiveMin' | 'max'>

/** In words, as "above 0 to 100"; nothing where any number will do. */
export const boundsText = ({ min, exclusiveMin, max }: Bounds): string =>
  [
    ...(exclusiveMin === undefined ? [] : [`above ${exclusiveMin}`]),
    ...(min === undefined ? [] : [`from ${min}`]),
    ...(max === undefined ? [] : [`to ${max}`]),
  ].join(' ')

/** Any number, where no bounds are given. */
export const quantity = (unit: string, bounds: Bounds = {}) => ({ kind: 'number', unit, ...bounds }) as const
/** More than nothing. */
export const positive = (unit: string) => quantity(unit, { exclusiveMin: 0 })
/** Nothing, or more. */
export const notNegative = (unit: string) => quantity(unit, { min: 0 })
/** One of these words. */
export const word = <const Word extends string>(options: readonly Word[]) => ({ kind: 'text', options }) as const
/** Rows with these columns. */
export const rows = <const Columns extends Readonly<Record<string, NumberParameter>>>(columns: Columns) =>
  ({ kind: 'rows', columns }) as const
/** May be left out. */
export const optional = <Parameter extends CallParameter>(parameter: Parameter) => ({ ...parameter, optional: true }) as const

type RowOf<Columns> = { readonly [Name in keyof Columns]: number }
type ValueOf<Parameter> = Parameter extends { readonly kind: 'number' }
  ? number
  : Parameter extends { readonly kind: 'text'; readonly options: readonly (infer Word)[] }
    ? Word
    : Parameter extends { readonly kind: 'rows'; readonly columns: infer Columns }
      ? readonly RowOf<Columns>[]
      : never
type Optional = { readonly optional: true }

/** A decoded request with these parameters. */
export type ParametersOf<Table extends CallParameters> = {
  readonly [Name in keyof Table as Table[Name] extends Optional ? never : Name]: ValueOf<Table[Name]>
} & { readonly [Name in keyof Table as Table[Name] extends Optional ? Name : never]?: ValueOf<Table[Name]> }
/** A row of one of its tables. */
export type RowOfParameter<Parameter extends RowsParameter> = RowOf<Parameter['columns']>
