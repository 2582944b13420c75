import * as z from 'zod/mini'
import { filterSkusRequest, filteredSkus, skuParams, skuSelectionNames } from '../../../contract/sku-selection.ts'
import { andThen } from '../../../families/define/parsed.ts'
import type { BodyCall, QueryCall, ServedCall } from '../calls/served-call.ts'
import { readClassQuery, readFilterBody, unknownClass } from './read-filters.ts'
import type { ServedClass } from './served-class.ts'

/** What both calls have in common. */
const common = {
  roots: ['/YQ_1/api'],
  service: skuSelectionNames.service,
  heading: { text: 'skuSelectionTag' },
  labelKey: () => undefined,
  hintKey: () => undefined,
} as const satisfies Partial<ServedCall>

const usualPageSize = 100

type ClassesByID = ReadonlyMap<string, ServedClass>

const paramsCall = (classes: ClassesByID, example: string): QueryCall => ({
  ...common,
  method: 'GET',
  call: skuSelectionNames.params,
  operation: skuSelectionNames.params,
  kind: 'skuSelectionParams',
  parameters: [{ name: 'classID', required: true, conditional: false, shape: z.enum([...classes.keys()]), unit: '', text: 'classID' }],
  options: [],
  example: () => ({ classID: example }),
  answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
  respond: (query) =>
    andThen(readClassQuery(query), (classID) => {
      const served = classes.get(classID)
      return served ? { values: served.params() } : unknownClass(classID)
    }),
})

const filterCall = (classes: ClassesByID, example: string): BodyCall => ({
  ...common,
  method: 'POST',
  call: skuSelectionNames.filter,
  operation: skuSelectionNames.filter,
  kind: 'skuSelectionFilter',
  body: {
    request: { name: skuSelectionNames.shapes.request, shape: filterSkusRequest },
    example: () => ({ classID: example, filters: [], page: 1, size: usualPageSize }),
    units: {},
  },
  answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
  respond: (body) =>
    andThen(readFilterBody(body), (request) => classes.get(request.classID)?.filter(request) ?? unknownClass(request.classID)),
})

/**
 * The calls that choose among the SKUs of a class, for every class that is given; none without any.
 *
 * @throws RangeError when two classes have one id.
 */
export const serveSkuSelection = (classes: readonly ServedClass[]): readonly ServedCall[] => {
  const byID = new Map<string, ServedClass>()
  const named = classes.flatMap((served) => served.classIDs.map((classID) => ({ classID, served })))
  for (const { classID, served } of named.toSorted((a, b) => a.classID.localeCompare(b.classID, 'en', { numeric: true }))) {
    if (byID.has(classID)) throw new RangeError(`two classes have the id '${classID}'`)
    byID.set(classID, served)
  }
  const [first] = byID.keys()
  return first === undefined ? [] : [paramsCall(byID, first), filterCall(byID, first)]
}
