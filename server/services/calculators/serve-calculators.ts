import { modelResults, requestCall } from '../../../engine/index.ts'
import { calculators } from '../../../schemas/registry.ts'
import { joinCalls } from '../calls/join-calls.ts'
import type { CurrentCatalogue } from '../../catalogue/store/catalogue.ts'
import type { RegisteredFamily } from './serve-family.ts'
import type { ServedCall } from '../calls/served-call.ts'

const serviceOf = (path: string): string => path.split('/', 1)[0] ?? path

/**
 * The calls of registered calculators that a family of this server answers; calculators answered elsewhere are left out.
 *
 * @param families families searched by the index
 * @param current the current catalogue
 * @param elsewhere services that search combinations, whose cards may refer to one of these families
 */
export const serveCalculators = (
  families: readonly RegisteredFamily[],
  current: CurrentCatalogue,
  elsewhere: ReadonlySet<string>,
): readonly ServedCall[] =>
  joinCalls(
    calculators.flatMap((calculator) => {
      const service = serviceOf(requestCall(calculator.schema.request).path)
      const family = families.find(({ rows }) => rows.id === modelResults(calculator.schema).family)
      return family && !elsewhere.has(service) ? family.serve(calculator, service, current) : []
    }),
  )
