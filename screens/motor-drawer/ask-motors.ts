/** Executes the request of the motor drawer, which may take several calls. */
import type { FilterSkusRequest } from '../../contract/directory/sku-selection.ts'
import type { MotorDrawerCalls, MotorQuestion, MotorsFound } from './drawer-calls.ts'

/** Returns the list and the remaining values of each field. Fields use the list's own answer unless a filter must be omitted. */
export const askMotors = async (
  { filter }: MotorDrawerCalls,
  { list, offers, widened }: MotorQuestion,
  signal: AbortSignal,
): Promise<MotorsFound> => {
  const ask = (request: FilterSkusRequest) => filter(request, signal)
  const listed = ask(list)
  const [found, left, ...wider] = await Promise.all([listed, offers ? ask(offers) : listed, ...widened.map(({ request }) => ask(request))])
  const valuesOf = (paramName: string) => {
    const place = widened.findIndex((one) => one.paramName === paramName)
    return wider[place]?.filterParams.find((one) => one.paramName === paramName)?.values
  }
  const remaining = left.filterParams.map(({ paramName, values }) => ({ paramName, values: valuesOf(paramName) ?? values }))
  return { motors: found.skuList, count: found.count, remaining }
}
