/** Tolerance windows: a demand with its permitted deviations, bounds inclusive. */
import type { Limit, SymbolValue } from '../../sizing/check.ts'
import type { OutputUnit } from '../../formulas/unit-scale.ts'

/** A demand and its bounds, SI; 0 <= low <= high. */
export type Window = { readonly target: number; readonly low: number; readonly high: number }

/** Tolerance of a utilisation above 1, as in `judge`: rounding must not reject a value on a bound. */
const edge = 5e-13

/**
 * Whether a demand is within its limit, with the same rounding as `judge`.
 * @param required demand, SI
 * @param available limit, SI
 */
export const holds = (required: number, available: number): boolean => required / available < 1 + edge

/**
 * F19: x in [x_req (1 + lower/100), x_req (1 + upper/100)].
 * @param target demand, SI, > 0
 * @param lower lower deviation, %, at least -100 (the lower bound is never below 0)
 * @param upper upper deviation, %
 * @returns window, SI
 * Source: specification, error-range selector.
 */
export const windowOf = (target: number, lower: number, upper: number): Window => ({
  target,
  low: Math.max(0, (target * (100 + lower)) / 100),
  high: (target * (100 + upper)) / 100,
})

/**
 * @param value SI
 * @param window undefined = no limit
 * @returns whether the value lies in the window, bounds inclusive
 */
export const isInside = (value: number, window: Window | undefined): boolean =>
  window === undefined || (holds(window.low, value) && holds(value, window.high))

/**
 * Ratios whose output speed lies in a window: i in [n1 / (n2 (1 + hi)), n1 / (n2 (1 + lo))].
 * @param inputSpeed n1, rev/s
 * @param outputSpeed window of n2, rev/s
 * @returns window of i
 * Source: F1, F19.
 */
export const ratioWindow = (inputSpeed: number, outputSpeed: Window): Window => ({
  target: inputSpeed / outputSpeed.target,
  low: inputSpeed / outputSpeed.high,
  high: inputSpeed / outputSpeed.low,
})

/**
 * Relative deviation from the demand.
 * @param value SI
 * @param window demand
 */
export const relativeError = (value: number, { target }: Window): number => Math.abs(value - target) / target

/**
 * Utilisation of a window: at most 1 inside, above 1 outside, increasing with the distance (F19).
 * @param value SI, > 0
 * @param window undefined = no limit
 * @returns utilisation of the bound on the value's side, as in `windowLimit`
 */
export const windowUse = (value: number, window: Window | undefined): number => {
  if (window === undefined) return 0
  return value >= window.target ? value / window.high : window.low / value
}

/** A window as a row of an answer, judged against the bound on the value's side. */
export type WindowLimit = {
  readonly symbol: string
  readonly value: number
  readonly window: Window
  readonly unit: OutputUnit
  readonly formula: string
  readonly inputs?: readonly SymbolValue[]
}

/**
 * @param limit value, its window, and its row texts
 * @returns a maximum against the upper bound if the value is at or above the demand, otherwise a minimum against the lower bound
 * Source: F19.
 */
export function windowLimit({ symbol, value, window, unit, formula, inputs = [] }: WindowLimit): Limit {
  const isAbove = value >= window.target
  return {
    role: 'yesOrNo',
    required: isAbove ? value : window.low,
    available: isAbove ? window.high : value,
    unit,
    formula: `${formula}; ${symbol}min <= ${symbol} <= ${symbol}max`,
    source: 'toleranceOfDemand',
    inputs: [...inputs, [`${symbol}min`, window.low, unit], [symbol, value, unit], [`${symbol}max`, window.high, unit]],
  }
}

/**
 * @param requested torque, if any
 * @param made torque that the motor makes at the output, or that the hardest phase takes
 * @returns the larger of both, N·m
 */
export const demandedTorque = (requested: Window | undefined, made: number): number => Math.max(made, requested?.target ?? 0)
