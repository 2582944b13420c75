/**
 * The parameters of a call by name: the contract between the forms that send it and the sizing that reads it. The type of a
 * decoded request is derived from it.
 */

/** A number in `unit`; values outside the bounds are meaningless to the sizing, whichever form sends them. */
export type NumberParameter = {
  readonly kind: 'number'
  readonly unit: string
  readonly min?: number
  readonly exclusiveMin?: number
  readonly max?: number
}
/** A text out of a fixed set. */
export type TextParameter<Word extends string = string> = { readonly kind: 'text'; readonly options: readonly Word[] }
/** A free text, such as a code. */
type NameParameter = { readonly kind: 'name' }
/** A cell of a row. */
export type CellParameter = NumberParameter | NameParameter
/** A table of rows; cells are numbers, in a JSON body also texts. */
export type RowsParameter<Columns extends Readonly<Record<string, CellParameter>> = Readonly<Record<string, CellParameter>>> = {
  readonly kind: 'rows'
  readonly columns: Columns
  /** Cells are keyed by name, as in a JSON body, so that their order is irrelevant. */
  readonly isNamed?: true
}
/** A list of texts, out of a fixed set if `options` is defined. */
type ListParameter = { readonly kind: 'list'; readonly options: readonly string[] | undefined }
/** A parameter of a call. Each optional parameter documents what its absence means. */
export type CallParameter = (NumberParameter | TextParameter | RowsParameter | ListParameter | NameParameter) & { readonly optional?: true }
/** The parameters of a call, by name. */
export type CallParameters = Readonly<Record<string, CallParameter>>

type Bounds = Pick<NumberParameter, 'min' | 'exclusiveMin' | 'max'>

/** The bounds in words, e.g. "above 0 to 100"; empty if there are none. */
export const boundsText = ({ min, exclusiveMin, max }: Bounds): string =>
  [
    ...(exclusiveMin === undefined ? [] : [`above ${exclusiveMin}`]),
    ...(min === undefined ? [] : [`from ${min}`]),
    ...(max === undefined ? [] : [`to ${max}`]),
  ].join(' ')

/** A number within the bounds; without bounds, any number. */
export const quantity = (unit: string, bounds: Bounds = {}) => ({ kind: 'number', unit, ...bounds }) as const
/** A number > 0. */
export const positive = (unit: string) => quantity(unit, { exclusiveMin: 0 })
/** A number >= 0. */
export const notNegative = (unit: string) => quantity(unit, { min: 0 })
/** A text out of `options`. */
export const word = <const Word extends string>(options: readonly Word[]) => ({ kind: 'text', options }) as const
/** Rows with these numeric columns. */
export const rows = <const Columns extends Readonly<Record<string, NumberParameter>>>(columns: Columns) =>
  ({ kind: 'rows', columns }) as const
/** Marks a parameter as optional. */
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

/**
 * An optional parameter that has to be there without another one, which forms ensure.
 * @param names of those of which one is needed
 * @throws RangeError where none was sent: a load or a speed of zero would let every model pass
 */
export function needed<Value>(value: Value | undefined, names: string): Value {
  if (value === undefined) throw new RangeError(`the request has no ${names}`)
  return value
}

/** A decoded request with these parameters. */
export type ParametersOf<Table extends CallParameters> = {
  readonly [Name in keyof Table as Table[Name] extends Optional ? never : Name]: ValueOf<Table[Name]>
} & { readonly [Name in keyof Table as Table[Name] extends Optional ? Name : never]?: ValueOf<Table[Name]> }
/** A row of a rows parameter. */
export type RowOfParameter<Parameter extends RowsParameter> = RowOf<Parameter['columns']>
