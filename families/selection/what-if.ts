/** One model under other conditions: its verdict and figures, and the range of one input within which it passes. */
import type { CatalogueModel } from '../../contract/catalogue/model.ts'
import type { Check } from '../../contract/results/sizing.ts'
import type { AssumptionOverrides } from '../define/assumption-set.ts'
import type { CardFields, Conditions, Lever, Sizer } from '../define/sizer.ts'
import type { Verdict } from '../sizing/verdict.ts'
import { bisect } from './smallest-fix.ts'

/** A lever whose parameter the request has, with the entered value in the lever's unit. */
export type EnteredLever = Lever & { readonly entered: number }

/** The result of one model under given conditions; `checks` in the order of the sizing. */
export type Trial = { readonly verdict: Verdict; readonly checks: readonly Check[]; readonly card: CardFields }

/** Bounds of a search. */
export type Bounds = { readonly lowest: number; readonly highest: number }

/** Range of one input within which a model passes, inclusive. An end equal to a bound of the search is not a limit of the model. */
export type FitRange = { readonly from: number; readonly to: number }

/**
 * Steps of the search as fractions of the value: the first 1 %, each 10 % longer than the one before, at most 25 %. A gap or an
 * island narrower than the local step may be missed; steps are finest near the entered value.
 */
const search = { first: 0.01, growth: 1.1, longest: 0.25 } as const
/** First step from zero, as a fraction of the other end. */
const firstStep = 1e-4
/** Upper bound of the search as a multiple of the entered value, if the form states no maximum. */
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
 * @param form permitted range of the form, in the lever's unit; an unstated end is omitted
 * @returns bounds of the search, which include the entered value
 */
export function searchBounds({ lowest, entered }: EnteredLever, form: Partial<Bounds>): Bounds {
  const low = Math.max(lowest, form.lowest ?? lowest)
  // If both are zero, use the factor itself, in the lever's unit.
  const high = form.highest ?? searchFactor * (Math.max(entered, low) || 1)
  return { lowest: Math.min(low, entered), highest: Math.max(high, entered) }
}

/**
 * A sizer with changed assumptions as defaults, equivalent to the service's answer with them.
 * @param sizer of the model's family
 * @param overrides changed assumptions, in their own units
 * @returns the sizer; overrides of a call take precedence
 */
export const assuming = (sizer: Sizer, overrides: AssumptionOverrides): Sizer => ({
  ...sizer,
  prepare: (conditions, more) => sizer.prepare(conditions, { ...overrides, ...more }),
})

/**
 * The exact sizing of one model, identical to the service's.
 * @param sizer of the model's family
 * @param model catalogue row
 * @param conditions decoded request, with one or several levers changed
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
 * @returns whether the model passes
 */
export const fitsUnder = (sizer: Sizer, candidate: unknown, conditions: Conditions): boolean =>
  sizer.prepare(conditions, {}).size(candidate).verdict.verdict !== 'failed'

/** Values from `start` (exclusive) to `end` (always the last), in growing steps. */
function* steps(start: number, end: number): Generator<number> {
  const smallest = Math.max(start, end) * firstStep
  const isBefore = (value: number): boolean => (end > start ? value < end : value > end)
  const next = (value: number, share: number): number =>
    end > start ? Math.max(value * (1 + share), smallest) : value > smallest ? value / (1 + share) : end
  let share: number = search.first
  let [before, value] = [start, next(start, share)]
  if (start === end) return
  // Stops at values so small that a step no longer changes them.
  while (value !== before && isBefore(value)) {
    yield value
    share = Math.min(share * search.growth, search.longest)
    ;[before, value] = [value, next(value, share)]
  }
  yield end
}

/** From a passing value towards a bound: the last value before the first failing one, or the bound. */
function limitTowards(bound: number, start: number, fits: (value: number) => boolean): number {
  let inside = start
  for (const value of steps(start, bound)) {
    if (!fits(value)) return bisect(value, inside, fits)
    inside = value
  }
  return bound
}

/** From a failing value towards a bound: the adjacent values between which the model starts to pass. */
function firstFit(bound: number, start: number, fits: (value: number) => boolean): [failing: number, fitting: number] | undefined {
  let outside = start
  for (const value of steps(start, bound)) {
    if (fits(value)) return [outside, value]
    outside = value
  }
  return undefined
}

/**
 * The range around `start` in which a model passes, by search in both directions and bisection on the exact sizing. If `start`
 * itself fails, the next range below it, otherwise above it. Each end passes, and beyond an end that is not a bound there is a
 * failing value within a billionth of it, whether or not the verdict is monotonic.
 * @param start value to search from, inside the bounds
 * @param bounds of the search
 * @param fits exact verdict with a value of this input
 * @returns the range; undefined if no value passes
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
 * @param bounds of the search
 * @param fit range in which the model passes
 * @returns ends of a slider: the lowest value up to twice the entered one or 20 % beyond the limit, inside the bounds
 */
export function sliderBounds(entered: number, { lowest, highest }: Bounds, fit: FitRange | undefined): Bounds {
  const limit = fit !== undefined && fit.to < highest ? fit.to : 0
  const highestUseful = Math.max(2 * entered, 1.2 * limit)
  return { lowest, highest: highestUseful > lowest ? Math.min(highestUseful, highest) : highest }
}
