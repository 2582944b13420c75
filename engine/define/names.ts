/**
 * Types that check names inside a schema while it is written: field names in `sets`, `layout`, `by`, `clears`, `request`, and the names
 * used in expression strings. Types, option values and units inside expressions are checked by `compile`.
 */
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

type Aggregate = 'sum' | 'min' | 'max' | 'mean' | 'count' | 'any' | 'all' | 'first' | 'last'
type Builtin = Aggregate | 'init' | 'tables' | 'true' | 'false' | 'in' | 'abs' | 'sqrt' | 'trunc' | 'floor' | 'ceil' | 'round' | 'pow'

/**
 * The root names of an expression that are not in `Known`: walks the text once; strings, units and members are skipped.
 * What is found is handed on in `Found`, so that the recursion is a tail call: TypeScript allows 1000 of those and 50 of others.
 */
export type UnknownNames<
  Text extends string,
  Known extends string,
  Word extends string = '',
  Found extends string = never,
> = Text extends `${infer C}${infer Rest}`
  ? C extends Letter | Digit
    ? UnknownNames<Rest, Known, `${Word}${C}`, Found>
    : `${C}${Word}` extends `.${Digit}${string}`
      ? UnknownNames<Rest, Known, `${Word}.`, Found>
      : UnknownNames<After<C, Word, Rest>, Known, '', Found | Unknown<Word, Known>>
  : Found | Unknown<Word, Known>

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

type Keys<T> = T extends object ? Extract<keyof T, string> : never
type FieldNames<S extends CalculatorSchema> = Keys<S['fields']>
type AllNames<S extends CalculatorSchema> = FieldNames<S> | Keys<S['derived']>

type Texts<T> = T extends string
  ? T
  : T extends { readonly value: infer V extends string; readonly when?: infer W }
    ? V | Extract<W, string>
    : T extends { readonly list: string; readonly when?: infer W }
      ? Extract<W, string>
      : never
type Values<T> = T extends object ? T[keyof T] : never

type FieldTexts<F> = F extends { readonly kind: string }
  ?
      | Extract<F[Extract<keyof F, 'visible' | 'hidden' | 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'>], string>
      | SetTexts<F>
      | DefaultText<F>
  : never
type SetTexts<F> = F extends { readonly sets: infer S } ? Extract<Values<S>, string> : never
type DefaultText<F> = F extends { readonly kind: 'number'; readonly default: infer D } ? Extract<D, string> : never

// Each takes its argument apart: without derived values or tables it is `never`, and must give `never`, not every text.
type DerivedText<D> = D extends { readonly value: infer V extends string } ? V : never
type SentBy<R> = R extends { readonly query: infer Q } ? Q : R extends { readonly body: infer B } ? B : never
type InitTexts<I> = I extends { readonly query: infer Q } ? Extract<Values<Q>, string> : never
type TableKey<T> = T extends { readonly by: infer N } ? N : never

type FieldReferences<F> =
  | (F extends { readonly sets: infer S } ? Keys<S> : never)
  | (F extends { readonly clears: readonly (infer N)[] } ? N : never)
  | (F extends { readonly unlockedBy: infer N } ? N : never)
  | (F extends { readonly by: infer N } ? N : never)
  | (F extends { readonly branches: infer B } ? (Values<B> extends readonly (infer N)[] ? N : never) : never)

type ShownNames<F> = F extends { readonly shows: readonly (infer N)[] } ? N : never

/** Names in the rows of the list `F` that are neither its own nor among `Outer`. */
type RowErrors<F, Outer extends string> = F extends { readonly kind: 'list'; readonly row: infer R; readonly rowDerived?: infer D }
  ?
      | Exclude<Strings<FieldReferences<Values<R>>>, Keys<R>>
      | UnknownIn<FieldTexts<Values<R>> | DerivedText<Values<D>>, Outer | Keys<R> | Keys<D>>
  : never

type UnknownIn<Text extends string, Known extends string> = Text extends string ? UnknownNames<Text, Known> : never

/** A list or column that is sent and does not exist. */
type SentErrors<P, Fields> = P extends { readonly list: infer L extends string; readonly columns: readonly (infer C)[] }
  ? L extends keyof Fields
    ? Exclude<C, Fields[L] extends { readonly row: infer R; readonly rowDerived?: infer D } ? Keys<R> | Keys<D> : never>
    : L
  : never

type ReferenceErrors<S extends CalculatorSchema> =
  | Exclude<FieldReferences<Values<S['fields']>>, FieldNames<S>>
  | Exclude<S['layout'][number]['items'][number] | ShownNames<Values<S['fields']>>, AllNames<S>>
  | Exclude<TableKey<Values<S['tables']>>, FieldNames<S>>
  | RowErrors<Values<S['fields']>, AllNames<S>>
  | SentErrors<Values<SentBy<S['request']>>, S['fields']>

type AllTexts<S extends CalculatorSchema> =
  | FieldTexts<Values<S['fields']>>
  | DerivedText<Values<S['derived']>>
  | Texts<Values<SentBy<S['request']>>>
  | InitTexts<S['init']>

type Strings<T> = Extract<T, string>

/** Every name the schema uses but does not define, or `never`. */
export type NameErrors<S extends CalculatorSchema> =
  | Strings<ReferenceErrors<S>>
  | (AllTexts<S> extends infer T extends string ? UnknownIn<T, AllNames<S>> : never)

/** The schema itself when all its names exist; otherwise a type that says which do not. */
export type Named<S extends CalculatorSchema> = [NameErrors<S>] extends [never] ? S : { 'unknown names': NameErrors<S> }
