import { requestCall } from '../../../engine/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { joinCalls } from '../calls/join-calls.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import type { RegisteredFamily } from './serve-family.ts'
import type { ServedCall } from '../calls/served-call.ts'

const serviceOf = (path: string): string => path.split('/', 1)[0] ?? path

/**
 * The calls of the registered calculators that a family here answers for; a calculator whose calls go elsewhere is left out.
 * @param families found by the index
 * @param current catalogue of now
 * @param elsewhere services that find combinations, whose cards may be about a family here
 */
export const serveCalculators = (
  families: readonly RegisteredFamily[],
  current: CurrentCatalogue,
  elsewhere: ReadonlySet<string>,
): readonly ServedCall[] =>
  joinCalls(
    calculators.flatMap((calculator) => {
      const service = serviceOf(requestCall(calculator.schema.request).path)
      const family = families.find(({ rows }) => rows.id === calculator.schema.results.family)
      return family && !elsewhere.has(service) ? family.serve(calculator, service, current) : []
    }),
  )
