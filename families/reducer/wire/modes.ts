/** The three modes of a reducer calculation and their wire names. */

/** Modes of `ReducerWorking`. */
export const reducerModes = ['threePhase', 'servo', 'manual'] as const
export type ReducerMode = (typeof reducerModes)[number]

/** A calculation of `ReducerWorking`. `pairs`: a match is a gear with a motor, and both skus are needed to identify it. */
export type ReducerCall = { readonly call: string; readonly pairs: boolean }

/** The call of each mode; its body is the `parameters` of an `Explanation` and of a `Check`. */
export const reducerCalls = {
  threePhase: { call: 'ThreePhaseMotorCalculation', pairs: true },
  servo: { call: 'ServoMotorCalculation', pairs: false },
  manual: { call: 'ManualCalculation', pairs: false },
} as const satisfies Record<ReducerMode, ReducerCall>

/**
 * @param path path of a calculation, e.g. `ReducerWorking/ManualCalculation`
 * @returns its mode; undefined for a call of another service
 */
export const reducerModeOf = (path: string): ReducerMode | undefined =>
  reducerModes.find((mode) => path === `ReducerWorking/${reducerCalls[mode].call}`)
