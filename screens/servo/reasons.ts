/** Reasons that prevent starting, and the control that resolves each. */
import { motorOf, offerOf, ratioOf } from './derived-choices.ts'
import { demandOf, incompleteOf } from './panel-questions.ts'
import type { PanelState } from './panel-state.ts'

/** Ids of controls that reasons refer to. */
export const controls = {
  motor: 'servo-keyword',
  ratio: 'servo-ratio',
  outputSpeed: 'servo-output-speed',
  pitchDiameter: 'servo-output-pitchDiameter',
  phases: 'servo-phases',
  ratioChoice: 'servo-ratio-choice',
} as const

export type ReasonCode = keyof typeof controls
export type Reason = { readonly code: ReasonCode; readonly focus: (typeof controls)[ReasonCode] }

/** Whether ratios are offered and none is chosen. */
const isRatioOpen = (state: PanelState): boolean => (offerOf(state)?.ratios.length ?? 0) > 0 && ratioOf(state) === undefined

/** Returns the reasons in the order of the panel; empty if the calculation can start. One of the offered ratios has to be chosen. */
export const reasons = (state: PanelState): readonly Reason[] => {
  const missing = [
    motorOf(state) === undefined && 'motor',
    demandOf(state) === undefined && state.demand.by,
    ...incompleteOf(state),
    isRatioOpen(state) && 'ratioChoice',
  ] as const
  return missing.flatMap((code) => (code === false ? [] : [{ code, focus: controls[code] }]))
}
