/** Wire names of the linear-axis calls, and the parameters of their ledger calls. */

/** Service name of all linear-axis calls. */
export const axisService = 'LinearAxisWorking'

/** Name of its only calculation. */
export const axisCalculation = 'Calculation'

/**
 * The `parameters` of an `Explanation` or a `Check` for a calculation, without the overridden assumptions, which these calls take
 * separately.
 * @param request a calculation: its path below the root of the calls, and its body
 * @returns undefined for a call of another service
 */
export const axisLedgerParameters = ({ path, body }: { readonly path: string; readonly body?: unknown }): object | undefined => {
  if (path !== `${axisService}/${axisCalculation}` || typeof body !== 'object' || body === null) return undefined
  // A JSON object.
  const { narrowing: _narrowing, sort: _sort, ...parameters } = body as Readonly<Record<string, unknown>>
  return parameters
}
