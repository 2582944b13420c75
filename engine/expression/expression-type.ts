/** The types of the language. Plain JSON, so that a schema can contain them. */

/** A number in a unit (a symbol of `engine/units`, '' = dimensionless). */
export type NumberType = {
  readonly kind: 'number'
  readonly unit: string
  /** Set by `check` on literals without a unit and on results of such literals alone: they adopt the unit of the other operand. */
  readonly bare?: true
}

/** A text; with `options`, one of them. */
export type TextType = { readonly kind: 'text'; readonly options?: readonly string[] }

/** True or false. */
export type BooleanType = { readonly kind: 'boolean' }

/** Several values of one type. */
export type ListType = { readonly kind: 'list'; readonly of: ExpressionType }

/** Named members: a choice with the data of its option, a row of a table, an object of the init data. */
export type RecordType = {
  readonly kind: 'record'
  readonly members: Readonly<Record<string, ExpressionType>>
  /** What the record is where a value is wanted: of a choice, the chosen option's text (`layout == 'a'`). */
  readonly self?: ExpressionType
  /** The type of members that are not listed, where their names come with the data (`init.fs[code]`). */
  readonly rest?: ExpressionType
}

/** A field of every row of a list: nothing takes a column but an aggregate. */
export type ColumnType = { readonly kind: 'column'; readonly of: ExpressionType }

/** Any type. */
export type ExpressionType = NumberType | TextType | BooleanType | ListType | RecordType | ColumnType

/** What an expression may name. */
export type Scope = { readonly names: Readonly<Record<string, ExpressionType>> }

/** A type in words, for messages: `a number in [mm]`. */
export function describeType(type: ExpressionType): string {
  switch (type.kind) {
    case 'number':
      return type.bare === true || type.unit === '' ? 'a number' : `a number in [${type.unit}]`
    case 'text':
      return 'a text'
    case 'boolean':
      return 'true or false'
    case 'list':
      return 'a list'
    case 'column':
      return `a column (${describeType(type.of)} in each row)`
    case 'record':
      return type.self === undefined ? 'a record' : describeType(type.self)
  }
}
