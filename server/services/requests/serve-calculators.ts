import { requestCall } from '../../../engine/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { joinCalculators } from './join-calculators.ts'
import { registeredFamilies } from './registered-families.ts'
import type { CurrentCatalogue } from './serve-family.ts'
import type { ServedCalculator } from './served-calculator.ts'

const serviceOf = (path: string): string => path.split('/', 1)[0] ?? path

/**
 * The calls of the registered calculators that a family here answers for, one entry per service; a calculator whose calls go elsewhere
 * is left out.
 */
export const serveCalculators = (current: CurrentCatalogue): readonly ServedCalculator[] => {
  const served = calculators.flatMap((calculator) => {
    const service = serviceOf(requestCall(calculator.schema.request).path)
    const family = registeredFamilies.find(({ serves }) => serves(service))
    return family ? [family.serve(calculator, service, current)] : []
  })
  return [...Map.groupBy(served, ({ service }) => service).values()].map(joinCalculators)
}
