/**
 * Types that check names inside a schema while it is written: field names in `sets`, `layout`, `by`, `clears`, `request`, and the names
 * used in expression strings. Types, option values and units inside expressions are checked by `compile`.
 */
import type { constants } from '../expression/function-rules.ts'
import type { AggregateName, FunctionName } from '../expression/functions.ts'
import type { CalculatorSchema } from './schema.ts'

type Lower =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
type Letter = Lower | 'w' | 'x' | 'y' | 'z' | Uppercase<Lower | 'w' | 'x' | 'y' | 'z'> | '_'
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'

type Builtin = 'init' | 'tables' | 'true' | 'false' | 'in' | FunctionName | AggregateName | keyof typeof constants

/**
 * The root names of an expression that are not in `Known`: walks the text once; strings, units and members are skipped.
 * What is found is handed on in `Found`, so that the recursion is a tail call: TypeScript allows 1000 of those and 50 of others.
 */
export type UnknownNames<
  Text extends string,
  Known extends string,
  Word extends string = '',
  Collected extends string = never,
> = Text extends `${infer C}${infer Rest}`
  ? C extends Letter | Digit
    ? UnknownNames<Rest, Known, `${Word}${C}`, Collected>
    : `${C}${Word}` extends `.${Digit}${string}`
      ? UnknownNames<Rest, Known, `${Word}.`, Collected>
      : UnknownNames<After<C, Word, Rest>, Known, '', Collected | Unknown<Word, Known>>
  : Collected | Unknown<Word, Known>

type Unknown<Word extends string, Known extends string> = Word extends '' | Known | Builtin | `${Digit}${string}` ? never : Word

/** What is left to read after the character `C`: closes a string, a unit after a number, a member name. */
type After<C extends string, Word extends string, Rest extends string> = C extends "'"
  ? Rest extends `${string}'${infer R}`
    ? R
    : ''
  : C extends '['
    ? Word extends `${Digit}${string}`
      ? Rest extends `${string}]${infer R}`
        ? R
        : ''
      : Rest
    : C extends '.'
      ? SkipWord<Rest>
      : Rest

type SkipWord<Text extends string> = Text extends `${infer C}${infer Rest}` ? (C extends Letter | Digit ? SkipWord<Rest> : Text) : ''

/** Error type in place of a name that the schema does not define; TypeScript reports it at that name. */
export type NoSuchName<Name extends string> = { readonly 'there is no such name': Name }
/** Error type in place of a property that does not exist. */
export type NoSuchProperty = { readonly 'there is no such property': never }

type Keys<T> = T extends object ? Extract<keyof T, string> : never
type Strings<T> = Extract<T, string>
type FieldNames<S extends CalculatorSchema> = Keys<S['fields']>
type AllNames<S extends CalculatorSchema> = FieldNames<S> | Keys<S['derived']>

/** `Name` if it is one of `Known`, else the error type. */
type NameOf<Name, Known extends string> = Name extends string
  ? [Name] extends [Known]
    ? unknown
    : NoSuchName<Exclude<Name, Known>>
  : unknown
type NamesOf<List, Known extends string> = { readonly [I in keyof List]: NameOf<List[I], Known> }

/** An expression over `Known`, or the error; what is no text needs no check. */
type TextOver<Text, Known extends string> = Text extends string
  ? [UnknownNames<Text, Known>] extends [never]
    ? unknown
    : NoSuchName<UnknownNames<Text, Known>>
  : unknown
type TextsOver<Texts, Known extends string> = { readonly [K in keyof Texts]: TextOver<Texts[K], Known> }

type ExpressionOf = 'visible' | 'hidden' | 'required' | 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'

/** The names that expressions of a field may use, its sibling fields, and everything that can be shown. */
type Names = { readonly known: string; readonly fields: string; readonly all: string }

/** The row of the list `F`: its own names come first, and outer ones are seen too. */
type RowNames<F, N extends Names> = F extends { readonly row: infer R; readonly rowDerived?: infer D }
  ? { readonly known: N['all'] | Keys<R> | Keys<D> | 'previous' | 'rowNumber'; readonly fields: Keys<R>; readonly all: N['all'] }
  : N

type SetsOver<Sets, N extends Names> = {
  readonly [K in keyof Sets]: K extends N['fields'] ? TextOver<Sets[K], N['known']> : NoSuchName<Strings<K>>
}

/** Checked property by property, so that the wrong one is marked. */
type CheckedField<F, N extends Names> = {
  readonly [P in keyof F]: P extends ExpressionOf
    ? TextOver<F[P], N['known']>
    : P extends 'sets'
      ? SetsOver<F[P], N>
      : P extends 'clears'
        ? NamesOf<F[P], N['fields']>
        : P extends 'unlockedBy' | 'by'
          ? NameOf<F[P], N['fields']>
          : P extends 'branches'
            ? { readonly [B in keyof F[P]]: NamesOf<F[P][B], N['fields']> }
            : P extends 'shows'
              ? NamesOf<F[P], N['all']>
              : P extends 'default'
                ? F extends { readonly kind: 'number' }
                  ? TextOver<F[P], N['known']>
                  : unknown
                : P extends 'row'
                  ? CheckedFields<F[P], RowNames<F, N>>
                  : P extends 'rowDerived'
                    ? CheckedDerived<F[P], RowNames<F, N>['known']>
                    : P extends 'rowRules'
                      ? CheckedRules<F[P], RowNames<F, N>>
                      : unknown
}
type CheckedFields<Fields, N extends Names> = { readonly [Id in keyof Fields]: CheckedField<Fields[Id], N> }

type CheckedDerived<D, Known extends string> = {
  readonly [Id in keyof D]: { readonly [P in keyof D[Id]]: P extends 'value' ? TextOver<D[Id][P], Known> : unknown }
}

type CheckedTables<Tables, S extends CalculatorSchema> = {
  readonly [Id in keyof Tables]: {
    readonly [P in keyof Tables[Id]]: P extends 'by'
      ? NameOf<Tables[Id][P], FieldNames<S>>
      : P extends 'axes'
        ? { readonly [A in keyof Tables[Id][P]]: A extends AllNames<S> ? unknown : NoSuchName<Strings<A>> }
        : unknown
  }
}

type CheckedRules<Rules, N extends Names> = {
  readonly [Id in keyof Rules]: {
    readonly [P in keyof Rules[Id]]: P extends 'holds' | 'when'
      ? TextOver<Rules[Id][P], N['known']>
      : P extends 'at'
        ? Rules[Id][P] extends string
          ? NameOf<Rules[Id][P], N['fields']>
          : NamesOf<Rules[Id][P], N['fields']>
        : unknown
  }
}

type CheckedSections<Layout, S extends CalculatorSchema> = {
  readonly [I in keyof Layout]: {
    readonly [P in keyof Layout[I]]: P extends 'items' ? NamesOf<Layout[I][P], AllNames<S>> : unknown
  }
}

/** The columns of the list called `L`. */
type ColumnsOf<Fields, L> = L extends keyof Fields
  ? Fields[L] extends { readonly row: infer R; readonly rowDerived?: infer D }
    ? Keys<R> | Keys<D>
    : never
  : never

type CheckedParameter<P, S extends CalculatorSchema> = P extends string
  ? TextOver<P, AllNames<S>>
  : {
      readonly [K in keyof P]: K extends 'value' | 'when'
        ? TextOver<P[K], AllNames<S>>
        : K extends 'list'
          ? NameOf<P[K], FieldNames<S>>
          : K extends 'columns'
            ? P extends { readonly list: infer L }
              ? L extends FieldNames<S>
                ? NamesOf<P[K], ColumnsOf<S['fields'], L>>
                : unknown
              : unknown
            : unknown
    }

type CheckedRequest<R, S extends CalculatorSchema> = {
  readonly [P in keyof R]: P extends 'query' | 'body' ? { readonly [Name in keyof R[P]]: CheckedParameter<R[P][Name], S> } : unknown
}

/** Error type in place of what the other of two ways to say results excludes. */
export type NotBesideValues = { readonly 'a calculator has a request or results.values': never }

type CheckedResults<R, S extends CalculatorSchema> = {
  readonly [P in keyof R]: P extends 'values'
    ? S extends { readonly request: object }
      ? NotBesideValues
      : NamesOf<R[P], Keys<S['derived']>>
    : unknown
}

type CheckedInit<I, S extends CalculatorSchema> = {
  readonly [P in keyof I]: P extends 'query' ? TextsOver<I[P], AllNames<S>> : unknown
}

/** `T` where every property is one that `Shape` knows, at any depth. */
export type Exact<T, Shape> = T extends string | number | boolean | null | undefined | readonly unknown[]
  ? unknown
  : { readonly [K in keyof T]: Written<K> extends KeysOf<Shape> ? Exact<T[K], MemberOf<Shape, Written<K>>> : NoSuchProperty }
/** A row `2: { … }` is that of the option '2'. */
type Written<K> = K extends number ? `${K}` : K extends PropertyKey ? K : never
/** Of any of the members of a union. */
type KeysOf<Shape> = Shape extends object ? keyof Shape : never
type MemberOf<Shape, K extends PropertyKey> = Shape extends object ? (K extends keyof Shape ? NonNullable<Shape[K]> : never) : never

type NamesIn<S extends CalculatorSchema> = { readonly known: AllNames<S>; readonly fields: FieldNames<S>; readonly all: AllNames<S> }

/** The schema with an error type in place of each name or property that does not exist. */
export type Checked<S extends CalculatorSchema> = {
  readonly [P in keyof S]: P extends 'fields'
    ? CheckedFields<S[P], NamesIn<S>>
    : P extends 'derived'
      ? CheckedDerived<S[P], AllNames<S>>
      : P extends 'tables'
        ? CheckedTables<S[P], S>
        : P extends 'rules'
          ? CheckedRules<S[P], NamesIn<S>>
          : P extends 'layout'
            ? CheckedSections<S[P], S>
            : P extends 'request'
              ? CheckedRequest<S[P], S>
              : P extends 'init'
                ? CheckedInit<S[P], S>
                : P extends 'results'
                  ? CheckedResults<S[P], S>
                  : unknown
} & Exact<S, CalculatorSchema>
