/** How a family defines a check: the figures it needs, when it applies, its limit as a row, and how its utilisation factors for the catalogue index. */
import type { Limit } from './check.ts'
import type { StatedLimit } from './stated.ts'

/** A limit whose figures rest on needed ones. */
export type OpenLimit = Omit<Limit, 'required' | 'available'> & {
  readonly required: number | undefined
  readonly available: number | undefined
}

/** A limit; or none: nothing is asked of this component, or what it rests on is not stated. */
export type NeededLimit = OpenLimit | 'notApplicable' | 'notStated'

/** The component that a check judges. */
export type ComponentOf<Context> = Context extends { readonly component: infer Component } ? Component : never

/** @returns the component of a context; only what has a component has checks of this kind */
export const componentIn = <Context>(context: Context): ComponentOf<Context> =>
  (context as { readonly component: ComponentOf<Context> }).component

/** Working conditions, assumptions and demand: what is the same for every component. */
export type SettingOf<Context> = Omit<Context, 'component' | 'figures'>

/** Readers of the figures that a check needs, by their columns in the catalogue; undefined where the maker states none. */
export type Needs<Component> = Readonly<Record<string, (component: Component) => unknown>>

/** The needed figures once they are there. */
export type Stated<N> = {
  readonly [Name in keyof N]: N[Name] extends (component: never) => infer Value ? Exclude<Value, undefined> : never
}

/** Which components and working conditions a check applies to. */
type Applies<Context> = {
  /** Whether the working conditions ask for the limit; always, where nothing is said. */
  asks?(this: void, setting: SettingOf<Context>): boolean
  /** Whether a component of this kind has the limit; each has, where nothing is said. */
  concerns?(this: void, component: ComponentOf<Context>): boolean
}

/**
 * A check that rests on figures that makers may leave out. Where one is missing that this duty asks about, it is not known; it never passes.
 */
export type NeedingCheck<Context> = Applies<Context> & {
  readonly needs: Needs<ComponentOf<Context>>
  /** Called where everything needed is stated. What rests on it and could not be worked out is not known either. */
  limit(this: void, context: Context, stated: never): NeededLimit
}

/** One column of the index: a factor of the working conditions times a factor of the component, both finite and >= 0. */
type Product<Context, S> = {
  readonly demand: (setting: SettingOf<Context>) => number
  readonly model: (component: ComponentOf<Context>, stated: S) => number
}

/** Columns of the index by name: their products add up. */
export type Products<Context, S = never> = Readonly<Record<string, Product<Context, S>>>

/**
 * A utilisation as a sum of products, or as the largest of several sums. `lowerBound`: never more than the utilisation but maybe less; a model that
 * the index lets through is then decided by the exact sizing. Nothing is called where the check does not apply or a needed figure is missing.
 */
export type Factored<Context, S = never> = {
  readonly lowerBound?: true
  readonly sum?: Products<Context, S>
  readonly largestOf?: Readonly<Record<string, Products<Context, S>>>
}

/** A check that the catalogue index knows. */
export type IndexedCheck<Context> = NeedingCheck<Context> & { readonly index: Factored<Context> }

type Definition<Context, N> = Applies<Context> & { readonly needs?: N }

type Row = Omit<Limit, 'required' | 'available'>
type RowOf<Context, N> = Row | ((context: Context, stated: Stated<N>, rating: number) => Row)

/** Nothing of the utilisation is known from the columns: the exact sizing decides. */
export const decidedBySizing = { lowerBound: true, sum: { none: { demand: () => 0, model: () => 0 } } } as const

/** The factor that a component does not change. */
export const sameForAll = (): number => 1

const noNeeds = {}

/** @returns 1 / limit; 0 where there is none, or it is not stated */
export const inverse = (limit: StatedLimit | undefined): number => (typeof limit === 'number' ? 1 / limit : 0)

/**
 * @param check what it needs, when it is asked for, and the limit
 * @returns the same; the limit reads the needed figures as they are stated
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

/** @returns builders of the checks of a family that the catalogue index searches */
export const checksOf = <Context>() => ({
  /** A limit with the factors of its utilisation beside it. */
  check: <N extends Needs<ComponentOf<Context>>>(
    definition: Definition<Context, N> & {
      readonly limit: (context: Context, stated: Stated<N>) => NeededLimit
      readonly index: NoInfer<Factored<Context, Stated<N>>>
    },
  ): IndexedCheck<Context> => ({ needs: noNeeds, ...definition }),

  /** A demand against a rating of the component, or the share of it that is used: applies where there are both. */
  ratingCheck: <N extends Needs<ComponentOf<Context>>>(
    definition: Definition<Context, N> & {
      /** Undefined where the working conditions ask for nothing. */
      readonly demand: (setting: SettingOf<Context>) => number | undefined
      /** `none` where the component has no such limit; undefined where it is not known. */
      readonly rating: (component: ComponentOf<Context>, stated: Stated<N>) => StatedLimit | undefined
      /** Permissible share of the rating; all of it where nothing is said. */
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
  },

  /** A property of the component against what the working conditions permit: applies where they do not leave it open. */
  propertyCheck: <N extends Needs<ComponentOf<Context>>>(
    definition: Definition<Context, N> & {
      readonly property: (component: ComponentOf<Context>, stated: Stated<N>) => number
      /** Undefined where the working conditions leave it open. */
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
  },

  /** A limit that is the same for every component. */
  conditionsCheck: (definition: {
    /** Undefined where the working conditions ask for nothing. */
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
  },
})
