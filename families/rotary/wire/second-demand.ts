/** The demand of `WorkingSecond`: maps its wire name to the internal one. */
import type { Quantity, WorkingSecondRequest } from './calls.ts'

/** Its field in the body, and in the paths of its errors. */
export const secondDemandField = 'parmentDto'

/** A second step: the rows of `WorkingFirst`, and the selected options. */
export type SecondStep = Omit<WorkingSecondRequest, typeof secondDemandField> & { readonly demand: readonly Quantity[] }

/**
 * @param body as sent
 * @returns the body with the demand under the internal name
 */
export const readSecond = ({ [secondDemandField]: demand, ...choices }: WorkingSecondRequest): SecondStep => ({ demand, ...choices })

/**
 * @param step demand and choices
 * @returns the body of the call
 */
export const writeSecond = ({ demand, ...choices }: SecondStep): WorkingSecondRequest => ({ [secondDemandField]: [...demand], ...choices })
