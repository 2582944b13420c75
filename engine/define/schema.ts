/**
 * The shape of a calculator schema: plain data, JSON-serialisable, no closures, no text for people.
 *
 * Everything is made from it: form, validation in browser and server, request, property tests, documentation. Strings marked
 * `Expression` are in the language of `engine/expression`; labels are i18n keys derived from the path (`<name>.<field>.label`).
 */

import type { AssemblySchema } from './assembly.ts'
import type { Bound, ConditionalDefault, ExpressionText } from './bound.ts'
import type { Table } from './table.ts'
import type { Place } from './place.ts'
import type { ModelResults, Results } from './results.ts'

/** Properties of every field. */
export type CommonField = {
  /** The field is visible while this is true; otherwise it is masked: it keeps its draft and no expression reads it. */
  readonly visible?: ExpressionText
  /** Masked while this is true, and shown while that is not known: what only some answers to another field have no use for. */
  readonly hidden?: ExpressionText
  /** Must be known before Start (while visible), or while this is true. Default true. */
  readonly required?: boolean | ExpressionText
  /** The field is locked until the named field has a value, and cleared with it. */
  readonly unlockedBy?: string
  /** False for a field that no request parameter uses. Default true. */
  readonly send?: boolean
}

/** Percentages that can be chosen: from, to, step. */
export type PercentSteps = readonly [from: number, to: number, step: number]

/**
 * A window around a number, in percent of it: two further values, read as `<field>.lower` and `<field>.upper`. `default` is −10 and +10
 * where it is left out.
 */
export type Tolerance = {
  readonly lower: PercentSteps
  readonly upper: PercentSteps
  readonly default?: readonly [lower: number, upper: number]
}

/** A numeric input. Values, bounds, step and hint are in `unit`. */
export type NumberField = CommonField & {
  readonly kind: 'number'
  readonly unit?: string
  readonly min?: Bound
  readonly max?: Bound
  readonly exclusiveMin?: Bound
  readonly exclusiveMax?: Bound
  /** Grid of allowed values, counted from `min` (or 0). Fewer than nine steps between `min` and `max` make a select. */
  readonly step?: number
  /** Recommended range, shown on focus; default: the bounds. */
  readonly hint?: { readonly min?: number; readonly max?: number; readonly typical?: number }
  readonly default?: Bound | ConditionalDefault
  /** The number is wanted within a window; only of a number that is required. */
  readonly tolerance?: Tolerance
  /** Name of a dialog that works the number out; a button beside the field opens it where the screens have it. */
  readonly picker?: string
  readonly onOutOfRange?: 'snap' | 'correct' | 'hint' | 'reject'
  readonly onNotANumber?: 'empty' | 'reject'
  readonly onEmptyBlur?: 'keep' | 'restorePrevious'
  readonly onBoundsChange?: 'recommit' | 'flag'
}

/** One option with data that expressions can read as `<field>.<key>`. */
export type OptionData = { readonly value: string } & Readonly<Record<string, string | number | boolean>>

type ChoiceCommon = CommonField & {
  readonly options?: readonly (string | OptionData)[]
  /** `init.<list>`: the options come with the init answer. */
  readonly optionsFrom?: string
  /** What the service calls an option's value in that list, where it is not `value`. */
  readonly optionValue?: string
  /** `byNumber`: offered in the order of the numbers in their names (values where they have none; "2x4" before "10x1"), however they are listed. */
  readonly sort?: 'byNumber'
  /** What an empty list in the init answer means: wait for options, or hide the field. */
  readonly onNoOptions?: 'wait' | 'hide'
  readonly onOptionGone?: 'clear' | 'first'
}

/** A choice of one option. */
export type ChoiceField = ChoiceCommon & {
  readonly kind: 'choice'
  readonly as?: 'select' | 'radio' | 'images' | 'buttons'
  readonly default?: string
  /** Whether a single remaining option is selected automatically. */
  readonly chooseSingle?: boolean
  /** Field → expression: what choosing an option writes into other fields. */
  readonly sets?: Readonly<Record<string, ExpressionText>>
  /** Fields emptied whenever this choice changes. */
  readonly clears?: readonly string[]
}

/** A choice of several options. */
export type ChoicesField = ChoiceCommon & {
  readonly kind: 'choices'
  readonly default?: readonly string[]
  /** Fields emptied whenever one of the chosen is taken away. */
  readonly clears?: readonly string[]
}

/** Yes or no: known while it is shown, and a condition by its name. */
export type ToggleField = CommonField & {
  readonly kind: 'toggle'
  /** Default false. */
  readonly default?: boolean
  /** Field → expression: what switching writes into other fields. */
  readonly sets?: Readonly<Record<string, ExpressionText>>
  /** Fields emptied whenever it is switched. */
  readonly clears?: readonly string[]
}

/** Tabs: exactly one branch of fields is active. The branch is a value that expressions can read. */
export type AlternativesField = CommonField & {
  readonly kind: 'alternatives'
  readonly branches: Readonly<Record<string, readonly string[]>>
  readonly default: string
}

/** A picture; with `by`, one picture per option of that choice; with `shows`, a drawing with those live values. */
export type DiagramField = CommonField & {
  readonly kind: 'diagram'
  readonly picture: string
  readonly by?: string
  /** Fields and derived values whose values the drawing is given. */
  readonly shows?: readonly string[]
}

/** What can stand in a row: a number or a choice, as in a form, but for windows, dialogs, defaults by condition and parameters of its own. */
export type RowField =
  | (Omit<NumberField, 'tolerance' | 'picker' | 'send' | 'default'> & { readonly default?: Bound })
  | Omit<ChoiceField, 'send'>

/**
 * Rows of the same fields, as many as are needed. Inside a row its own names come first and outer ones are seen too; outside,
 * `<list>.<field>` is a column, and a column ends in an aggregate (`sum(phases.time)`).
 */
export type ListField = Omit<CommonField, 'unlockedBy'> & {
  readonly kind: 'list'
  readonly unlockedBy?: never
  readonly row: Readonly<Record<string, RowField>>
  /** Values made in each row from its own fields and from outer values. */
  readonly rowDerived?: Readonly<Record<string, Derived>>
  /** What has to hold in each row, said at its fields; the sentences are `<list>.rules.<name>` of the texts. */
  readonly rowRules?: Readonly<Record<string, Rule>>
  /** Minimum number of rows. Default 1, or 0 if the list is never required; a list that is not required now may always be empty. */
  readonly minRows?: number
  /** Maximum number of rows. Default 100. */
  readonly maxRows?: number
}

/** A field of any kind. */
export type Field = NumberField | ChoiceField | ChoicesField | ToggleField | AlternativesField | DiagramField | ListField

/** A value made from others, shown read-only (unless `shown` is false) with `digits` significant digits (6 where it is left out). `value` must have the unit `unit`. */
export type Derived = {
  readonly unit?: string
  readonly value: ExpressionText
  readonly shown?: boolean
  readonly digits?: number
  /** What it is called in formulas: `Fk`. */
  readonly symbol?: string
  /** Where its formula is from. */
  readonly source?: string
}

/**
 * What has to hold between inputs, with a sentence of its own (`rules.<name>` of the texts). Silent while an input that it reads is absent or
 * invalid. It is said at the first visible field of `at`; a rule that refuses keeps Start closed, one that warns does not.
 */
export type Rule = {
  readonly holds: ExpressionText
  /** The rule counts while this is true; always where it is left out. */
  readonly when?: ExpressionText
  readonly at: string | readonly string[]
  /** Default `refuse`. */
  readonly level?: 'refuse' | 'warn'
}

/** Columns of the lists in the init answer, beside `value`. */
export type InitList = Readonly<Record<string, 'text' | 'number' | 'boolean'>>

/** The init call and the parts of its answer that expressions and options may use. */
export type Init = {
  readonly get: string
  /** Parameters of the init call; a change of an input they use fetches again. */
  readonly query?: Readonly<Record<string, ExpressionText>>
  readonly lists?: Readonly<Record<string, InitList>>
  /** Single numbers in the answer (limits), with their unit; read as `init.<name>`. */
  readonly numbers?: Readonly<Record<string, string>>
  /** Values of these numbers until an answer provides them. */
  readonly usual?: Readonly<Record<string, number>>
  /** The list of the answer that describes request parameters, and what its items call their parts. */
  readonly parameters?: InitParameters
}

/**
 * A list of an init answer whose items describe request parameters: the parameter's `name`, the `label` and the `default` of the field that it is
 * sent from, and the `unit` of that default. What an answer says goes before what the schema says.
 */
export type InitParameters = {
  readonly list: string
  readonly name: string
  readonly label: string
  readonly default: string
  readonly unit: string
}

/**
 * One request parameter: an expression, or an expression with a condition under which it is sent, or a constant (a decoder accepts
 * 1 … `constant`). `optional` parameters are sent by the form but not demanded from other callers.
 */
export type Parameter =
  | ExpressionText
  | { readonly value: ExpressionText; readonly when?: ExpressionText; readonly optional?: boolean }
  | { readonly constant: number }
  | RowsParameter

/**
 * The rows of a list, their cells in the order of `columns`: in a query one text (rows joined by `;`, cells by `,`), in a body an array
 * of objects. A list without rows is not sent.
 */
export type RowsParameter = {
  readonly list: string
  readonly columns: readonly string[]
  readonly when?: ExpressionText
  readonly optional?: boolean
}

/** Parameters by name. In a body, dots in a name make nested objects: `motorPower.value` and `motorPower.lower`. */
export type Parameters = Readonly<Record<string, Parameter>>

/** The calculation call: its path, and its parameters as a query (GET) or a JSON body (POST). */
export type Request = { readonly get: string; readonly query: Parameters } | { readonly post: string; readonly body: Parameters }

/**
 * A titled group of fields and derived values, in reading order. `extended`: what most can do without; closed until it is opened, so nothing in
 * it may be demanded.
 */
export type Section = { readonly section: string; readonly items: readonly string[]; readonly extended?: true }

/** A working class with a page of its own instead of a form: the page and the service it calls. */
export type WorkingClassSchema = {
  readonly id: number
  readonly name: string
  readonly place: Place & {
    /** Name of the screen. */
    readonly screen: string
    /** Whether the drawer of scenes opens by itself while there are no working conditions. */
    readonly opensScene?: boolean
  }
  /** First part of the path of its calls. */
  readonly service: string
  readonly results: ModelResults
}

/** A calculator that a service answers. */
export type ServedSchema = CalculatorSchema & { readonly request: Request; readonly results: ModelResults }

/** A calculator (working id) without its texts and its sizing. */
export type CalculatorSchema = {
  readonly id: number
  readonly name: string
  /** Every registered calculator has one; a form that stands on no start page (a scene) needs none. */
  readonly place?: Place
  /** Origin, and path before the calls, of a service elsewhere that answers them; only of a calculator in the folder of a site. */
  readonly host?: string
  readonly init?: Init
  readonly tables?: Readonly<Record<string, Table>>
  readonly fields: Readonly<Record<string, Field>>
  readonly derived?: Readonly<Record<string, Derived>>
  readonly rules?: Readonly<Record<string, Rule>>
  readonly layout: readonly Section[]
  /** Every calculator has one but those whose results are values. */
  readonly request?: Request
  readonly results: Results
  /** The parts that an answer has beside the listed models, for an answer of several. */
  readonly assembly?: AssemblySchema
}
