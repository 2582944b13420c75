/** The demand of `WorkingSecond`: under the name that its body has for it, and under ours. */
import type { Quantity, WorkingSecondRequest } from './calls.ts'

/** Its name in the body, and so in the paths of its faults. */
export const secondDemandField = 'parmentDto'

/** A second step: the rows of `WorkingFirst`, and what was chosen of the recommended. */
export type SecondStep = Omit<WorkingSecondRequest, typeof secondDemandField> & { readonly demand: readonly Quantity[] }

/**
 * @param body as it is sent
 * @returns the same, the demand under our name
 */
export const readSecond = ({ [secondDemandField]: demand, ...choices }: WorkingSecondRequest): SecondStep => ({ demand, ...choices })

/**
 * @param step demand and choices
 * @returns the body of the call
 */
export const writeSecond = ({ demand, ...choices }: SecondStep): WorkingSecondRequest => ({ [secondDemandField]: [...demand], ...choices })
