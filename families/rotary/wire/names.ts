/** Wire names of the rotary-platform calculations, and the parameters of their ledger calls. */
import { secondDemandField } from './second-demand.ts'

/** Service name of all rotary-platform calls. */
export const rotaryService = 'RotatingPlatformWorking'

/** Name of the demand in the body of each calculation that has a ledger. */
const demandNames: Readonly<Record<string, string>> = {
  [`${rotaryService}/WorkingSecond`]: secondDemandField,
  [`${rotaryService}/ServoMotorCalculation`]: 'workingData',
}

const isBody = (body: unknown): body is Readonly<Record<string, unknown>> => typeof body === 'object' && body !== null

/**
 * The `parameters` of an `Explanation` or a `Check` for a calculation; the demand is named `workingData` in them.
 * @param request a calculation: its path below the root of the calls, and its body
 * @returns undefined for a call of another service
 */
export const rotaryLedgerParameters = ({ path, body }: { readonly path: string; readonly body?: unknown }): object | undefined => {
  const demand = Object.hasOwn(demandNames, path) ? demandNames[path] : undefined
  if (demand === undefined || !isBody(body)) return undefined
  const { [demand]: workingData, ...choices } = body
  return { workingData, ...choices }
}
