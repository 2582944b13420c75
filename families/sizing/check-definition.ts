/**
 * Defines the checks of a family: the figures they need, when they apply, their limits as rows, and how their utilisation factors
 * for the catalogue index.
 */
import type { Limit } from './check.ts'
import type { PrintedRange } from './printed-range.ts'
import type { StatedLimit } from './stated.ts'

/** A limit whose demand or rating may be undefined because a figure is missing. */
export type OpenLimit = Omit<Limit, 'required' | 'available'> & {
  readonly required: number | undefined
  readonly available: number | undefined
}

/** A limit, or the reason why there is none: it does not apply to this component, or a figure is not stated. */
export type NeededLimit = OpenLimit | 'notApplicable' | 'notStated'

/** The type of the component in a context. */
export type ComponentOf<Context> = Context extends { readonly component: infer Component } ? Component : never

/** @returns the component of a context; checks of this kind have one by definition */
export const componentIn = <Context>(context: Context): ComponentOf<Context> =>
  // By `ComponentOf`, any other context has the type never.
  (context as { readonly component: ComponentOf<Context> }).component

/** Working conditions, assumptions and demand, which are the same for every component. */
export type SettingOf<Context> = Omit<Context, 'component' | 'figures'>

/** Getters of the figures that a check needs, by their catalogue columns; undefined where the maker states none. */
export type Needs<Component> = Readonly<Record<string, (component: Component) => unknown>>

/** The needed figures, all of them stated. */
export type Stated<N> = {
  readonly [Name in keyof N]: N[Name] extends (component: never) => infer Value ? Exclude<Value, undefined> : never
}

/** The components and working conditions to which a check applies. */
type Applies<Context> = {
  /** Whether the check applies under the working conditions; default: always. */
  asks?(this: void, setting: SettingOf<Context>): boolean
  /** Whether the check applies to the component; default: always. */
  concerns?(this: void, component: ComponentOf<Context>): boolean
}

/**
 * A check that needs figures which makers may omit. If one is missing and the check applies, its result is "not known"; it never
 * passes then.
 */
export type NeedingCheck<Context> = Applies<Context> & {
  readonly needs: Needs<ComponentOf<Context>>
  /**
   * Where its rule is printed. Outside of that, `limit` returns the limit at the end of the range: a demand that misses it even so
   * fails, any other is not known. The index must give a lower bound.
   */
  readonly printed?: readonly PrintedRange<Context>[]
  /** Called if all needed figures are stated. If the limit cannot be computed nevertheless, it returns 'notStated'. */
  limit(this: void, context: Context, stated: never): NeededLimit
}

/** One column of the index: a factor of the working conditions times a factor of the component, both finite and >= 0. */
type Product<Context, S> = {
  readonly demand: (setting: SettingOf<Context>) => number
  readonly model: (component: ComponentOf<Context>, stated: S) => number
}

/** Columns of the index by name; the utilisation is the sum of their products. */
export type Products<Context, S = never> = Readonly<Record<string, Product<Context, S>>>

/**
 * A utilisation as a sum of products, or as the maximum of several sums. `lowerBound`: a lower bound of the utilisation; the exact
 * sizing then decides about models that the index accepts. The factors are not called where the check does not apply or a needed
 * figure is missing.
 */
export type Factored<Context, S = never> = {
  readonly lowerBound?: true
  readonly sum?: Products<Context, S>
  readonly largestOf?: Readonly<Record<string, Products<Context, S>>>
}

/** A check that the catalogue index can evaluate. */
export type IndexedCheck<Context> = NeedingCheck<Context> & { readonly index: Factored<Context> }

type Definition<Context, N> = Applies<Context> & { readonly needs?: N; readonly printed?: readonly PrintedRange<Context>[] }

type Row = Omit<Limit, 'required' | 'available'>
type RowOf<Context, N> = Row | ((context: Context, stated: Stated<N>, rating: number) => Row)

/** The index has no information about the utilisation: the exact sizing decides. */
export const decidedBySizing = { lowerBound: true, sum: { none: { demand: () => 0, model: () => 0 } } } as const

/** Constant factor 1, for the side of a product that does not vary. */
export const sameForAll = (): number => 1

const noNeeds = {}

/** @returns 1 / limit; 0 if there is no limit, or it is not stated */
export const inverse = (limit: StatedLimit | undefined): number => (typeof limit === 'number' ? 1 / limit : 0)

/**
 * @param check its needed figures, conditions and limit
 * @returns the same check; `limit` receives the needed figures as stated
 */
export const whereStated =
  <Context>() =>
  <N extends Needs<ComponentOf<Context>>>(
    check: Applies<Context> & {
      readonly needs: N
      readonly limit: (context: Context, stated: Stated<N>) => NeededLimit
    },
  ): NeedingCheck<Context> =>
    check

/** A limit together with the factors of its utilisation. */
const checkOf =
  <Context>() =>
  <N extends Needs<ComponentOf<Context>>>(
    definition: Definition<Context, N> & {
      readonly limit: (context: Context, stated: Stated<N>) => NeededLimit
      readonly index: NoInfer<Factored<Context, Stated<N>>>
    },
  ): IndexedCheck<Context> => ({ needs: noNeeds, ...definition })

/** Demand ÷ (share × rating): applies if both the demand and the rating exist. */
const ratingCheckOf =
  <Context>() =>
  <N extends Needs<ComponentOf<Context>>>(
    definition: Definition<Context, N> & {
      /** Undefined if the working conditions impose no demand. */
      readonly demand: (setting: SettingOf<Context>) => number | undefined
      /** `none` if the component has no such limit; undefined if it is not known. */
      readonly rating: (component: ComponentOf<Context>, stated: Stated<N>) => StatedLimit | undefined
      /** Permissible fraction of the rating; default 1. */
      readonly share?: (setting: SettingOf<Context>) => number
      readonly row: RowOf<Context, N>
    },
  ): IndexedCheck<Context> => {
    const { demand, rating, row, share = sameForAll, ...applies } = definition
    return {
      needs: noNeeds,
      ...applies,
      asks: (setting) => (applies.asks?.(setting) ?? true) && demand(setting) !== undefined,
      limit: (context, stated: Stated<N>) => {
        const rated = rating(componentIn(context), stated)
        if (rated === 'none') return 'notApplicable'
        if (rated === undefined) return 'notStated'
        return {
          ...(typeof row === 'function' ? row(context, stated, rated) : row),
          required: demand(context),
          available: share(context) * rated,
        }
      },
      index: {
        sum: {
          perRating: {
            demand: (setting) => (demand(setting) ?? 0) / share(setting),
            model: (component, stated: Stated<N>) => inverse(rating(component, stated)),
          },
        },
      },
    }
  }

/** A property of the component against its permitted value: applies if the working conditions limit it. */
const propertyCheckOf =
  <Context>() =>
  <N extends Needs<ComponentOf<Context>>>(
    definition: Definition<Context, N> & {
      readonly property: (component: ComponentOf<Context>, stated: Stated<N>) => number
      /** Undefined if the working conditions do not limit it. */
      readonly permitted: (setting: SettingOf<Context>) => number | undefined
      readonly row: Row | ((context: Context, stated: Stated<N>) => Row)
    },
  ): IndexedCheck<Context> => {
    const { property, permitted, row, ...applies } = definition
    return {
      needs: noNeeds,
      ...applies,
      asks: (setting) => (applies.asks?.(setting) ?? true) && permitted(setting) !== undefined,
      limit: (context, stated: Stated<N>) => ({
        ...(typeof row === 'function' ? row(context, stated) : row),
        required: property(componentIn(context), stated),
        available: permitted(context),
      }),
      index: { sum: { property: { demand: (setting) => 1 / (permitted(setting) ?? Infinity), model: property } } },
    }
  }

/** A limit that is the same for every component. */
const conditionsCheckOf =
  <Context>() =>
  (definition: {
    /** Undefined if the working conditions impose no demand. */
    readonly required: (setting: SettingOf<Context>) => number | undefined
    readonly available: (setting: SettingOf<Context>) => number | undefined
    readonly row: Row | ((context: Context) => Row)
  }): IndexedCheck<Context> => {
    const { required, available, row } = definition
    return {
      needs: noNeeds,
      asks: (setting) => required(setting) !== undefined && available(setting) !== undefined,
      limit: (context) => ({
        ...(typeof row === 'function' ? row(context) : row),
        required: required(context),
        available: available(context),
      }),
      index: {
        sum: { utilisation: { demand: (setting) => (required(setting) ?? 0) / (available(setting) ?? Infinity), model: sameForAll } },
      },
    }
  }

/** @returns builders of the indexed checks of a family */
export const checksOf = <Context>() => ({
  check: checkOf<Context>(),
  ratingCheck: ratingCheckOf<Context>(),
  propertyCheck: propertyCheckOf<Context>(),
  conditionsCheck: conditionsCheckOf<Context>(),
})
