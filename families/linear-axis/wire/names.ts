/** What the calls of linear axes are called on the wire, and how their ledger is asked for. */

/** Service of all calls of linear axes. */
export const axisService = 'LinearAxisWorking'

/** Its only calculation. */
export const axisCalculation = 'Calculation'

/**
 * The `parameters` of an `Explanation` or a `Check` for a calculation, without the changed assumptions, which stand beside them there.
 * @param request a calculation: its path below the root of the calls, and its body
 * @returns nothing for a call of another service
 */
export const axisLedgerParameters = ({ path, body }: { readonly path: string; readonly body?: unknown }): object | undefined => {
  if (path !== `${axisService}/${axisCalculation}` || typeof body !== 'object' || body === null) return undefined
  // An object of JSON.
  const { narrowing: _narrowing, sort: _sort, ...parameters } = body as Readonly<Record<string, unknown>>
  return parameters
}
