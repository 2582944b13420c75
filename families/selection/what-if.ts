/** One model under other conditions: its verdict and figures there, and how far one input may go until the model stops fitting. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Check } from '../../contract/results/sizing.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import type { CardFields, Conditions, Lever, Sizer } from '../define/sizer.ts'
import type { Verdict } from '../sizing/verdict.ts'
import { bisect } from './smallest-fix.ts'

/** A lever of a family that a request has, with the value entered, in the lever's unit. */
export type EnteredLever = Lever & { readonly entered: number }

/** What a model does under given conditions; `checks` in the order of the sizing. */
export type Trial = { readonly verdict: Verdict; readonly checks: readonly Check[]; readonly card: CardFields }

/** Ends of a search, both worth trying. */
export type Bounds = { readonly lowest: number; readonly highest: number }

/** Values of one input with which a model fits, ends included. An end that is a bound of the search is no limit of the model. */
export type FitRange = { readonly from: number; readonly to: number }

/**
 * Steps of the search as shares of the value: a hundredth at first, each a tenth longer than the one before, at most a quarter. A gap or an
 * island narrower than the step there may be passed over; near the entered value, where people look, they are finest.
 */
const search = { first: 0.01, growth: 1.1, longest: 0.25 } as const
/** First step from zero, as a share of the other end. */
const firstStep = 1e-4
/** How far above the entered value a limit is searched where the form states no maximum. */
const searchFactor = 1000

/**
 * @param sizer of the model's family
 * @param conditions decoded request
 * @returns the levers whose parameter the request has as a number, in the family's order
 */
export function leversOf(sizer: Sizer, conditions: Conditions): EnteredLever[] {
  return sizer.levers.flatMap(({ parameter, unit, lowest }) => {
    const entered = conditions[parameter]
    return typeof entered === 'number' ? [{ parameter, unit, lowest, entered }] : []
  })
}

/**
 * @param lever the input as entered
 * @param form what the form takes, in the lever's unit; an end it does not state is left out
 * @returns where a limit is searched: the entered value is always inside
 */
export function searchBounds({ lowest, entered }: EnteredLever, form: Partial<Bounds>): Bounds {
  const low = Math.max(lowest, form.lowest ?? lowest)
  // From zero there is no "thousand times": a thousand of the unit will do.
  const high = form.highest ?? searchFactor * (Math.max(entered, low) || 1)
  return { lowest: Math.min(low, entered), highest: Math.max(high, entered) }
}

/**
 * A family under changed assumptions: whatever is tried with it rests on them, as the service's answer does.
 * @param sizer of the model's family
 * @param overrides changed assumptions, in their own units
 * @returns the sizer; overrides given to a call come before these
 */
export const assuming = (sizer: Sizer, overrides: AssumptionOverrides): Sizer => ({
  ...sizer,
  prepare: (conditions, more) => sizer.prepare(conditions, { ...overrides, ...more }),
})

/**
 * The exact sizing of one model, the same as the service's.
 * @param sizer of the model's family
 * @param model catalogue row
 * @param conditions decoded request, one or several levers changed
 * @returns verdict, checks and card figures
 */
export function tryConditions(sizer: Sizer, model: CatalogueModel<unknown>, conditions: Conditions): Trial {
  const preparation = sizer.prepare(conditions, {})
  const { verdict, checks } = preparation.size(model.candidate)
  return { verdict, checks: checks(), card: preparation.card(model) }
}

/**
 * @param sizer of the model's family
 * @param candidate its figures
 * @param conditions decoded request
 * @returns whether no limit is missed
 */
export const fitsUnder = (sizer: Sizer, candidate: unknown, conditions: Conditions): boolean =>
  sizer.prepare(conditions, {}).size(candidate).verdict.verdict !== 'failed'

/** Values from `start` (left out) to `end` (always the last), in growing steps. */
function* steps(start: number, end: number): Generator<number> {
  const smallest = Math.max(start, end) * firstStep
  const isBefore = (value: number): boolean => (end > start ? value < end : value > end)
  const next = (value: number, share: number): number =>
    end > start ? Math.max(value * (1 + share), smallest) : value > smallest ? value / (1 + share) : end
  let share: number = search.first
  let [before, value] = [start, next(start, share)]
  if (start === end) return
  // Numbers too small to tell apart end the steps: a share does not move them.
  while (value !== before && isBefore(value)) {
    yield value
    share = Math.min(share * search.growth, search.longest)
    ;[before, value] = [value, next(value, share)]
  }
  yield end
}

/** From a value that fits towards a bound: the last value before the first that fails, or the bound. */
function limitTowards(bound: number, start: number, fits: (value: number) => boolean): number {
  let inside = start
  for (const value of steps(start, bound)) {
    if (!fits(value)) return bisect(value, inside, fits)
    inside = value
  }
  return bound
}

/** From a value that fails towards a bound: the pair of neighbours where the model starts to fit. */
function firstFit(bound: number, start: number, fits: (value: number) => boolean): [failing: number, fitting: number] | undefined {
  let outside = start
  for (const value of steps(start, bound)) {
    if (fits(value)) return [outside, value]
    outside = value
  }
  return undefined
}

/**
 * The values around `start` with which a model fits, by search in both directions and bisection on the exact sizing. Where `start` itself
 * fails, the next range below it, else above it. Each end fits, and beyond an end that is no bound there is a value that fails within a
 * billionth of it, whether or not the verdict is monotone.
 * @param start value to search from, inside the bounds
 * @param bounds ends of the search
 * @param fits exact verdict with a value of this input
 * @returns the range; nothing where no value fits
 */
export function fitRange(start: number, { lowest, highest }: Bounds, fits: (value: number) => boolean): FitRange | undefined {
  if (fits(start)) return { from: limitTowards(lowest, start, fits), to: limitTowards(highest, start, fits) }
  const below = firstFit(lowest, start, fits)
  if (below) return { from: limitTowards(lowest, below[1], fits), to: bisect(below[0], below[1], fits) }
  const above = firstFit(highest, start, fits)
  return above && { from: bisect(above[0], above[1], fits), to: limitTowards(highest, above[1], fits) }
}

/**
 * @param entered value of the request
 * @param bounds ends of the search
 * @param fit where the model fits
 * @returns ends of a slider: the lowest value up to twice the entered one or a fifth beyond the limit, inside the bounds
 */
export function sliderBounds(entered: number, { lowest, highest }: Bounds, fit: FitRange | undefined): Bounds {
  const limit = fit !== undefined && fit.to < highest ? fit.to : 0
  const wanted = Math.max(2 * entered, 1.2 * limit)
  return { lowest, highest: wanted > lowest ? Math.min(wanted, highest) : highest }
}
