import * as z from 'zod/mini'
import {
  determinedSku,
  determineSkuRequest,
  filterSkusRequest,
  filteredSkus,
  skuParams,
  skuSelectionNames,
} from '../../../contract/directory/sku-selection.ts'
import { andThen, type Parsed } from '../../../families/define/parsed.ts'
import type { BodyCall, QueryCall, ServedCall } from '../calls/served-call.ts'
import { readClassQuery, readDetermineBody, readFilterBody, unknownClass } from './read-filters.ts'
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

/** Every class by each of its ids, and the one that is meant where none is named. */
interface Classes {
  readonly byID: ReadonlyMap<string, ServedClass>
  readonly usual: string
}

/** The class that a request is about. */
const classIn = ({ byID, usual }: Classes, classID = usual): Parsed<ServedClass> => {
  const served = byID.get(classID)
  return served ? { values: served } : unknownClass(classID)
}

const classesOf = ({ byID }: Classes) => ({ ids: [...byID.keys()], parameter: 'classID' })

const paramsCall = (classes: Classes): QueryCall => ({
  ...common,
  classes: classesOf(classes),
  method: 'GET',
  call: skuSelectionNames.params,
  operation: skuSelectionNames.params,
  kind: 'skuSelectionParams',
  parameters: [
    { name: 'classID', required: false, conditional: false, shape: z.enum([...classes.byID.keys()]), unit: '', text: 'classID' },
  ],
  options: [],
  example: () => ({ classID: classes.usual }),
  answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
  respond: (query) =>
    andThen(readClassQuery(query), (classID) => andThen(classIn(classes, classID), (served) => ({ values: served.params() }))),
})

const filterCall = (classes: Classes): BodyCall => ({
  ...common,
  classes: classesOf(classes),
  method: 'POST',
  call: skuSelectionNames.filter,
  operation: skuSelectionNames.filter,
  kind: 'skuSelectionFilter',
  body: {
    request: { name: skuSelectionNames.shapes.request, shape: filterSkusRequest },
    example: () => ({ classID: classes.usual, filters: [], page: 1, size: usualPageSize }),
    units: {},
  },
  answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
  respond: (body) =>
    andThen(readFilterBody(body), (request) => andThen(classIn(classes, request.classID), ({ filter }) => filter(request))),
})

const determineCall = (classes: Classes): BodyCall => ({
  ...common,
  classes: classesOf(classes),
  method: 'POST',
  call: skuSelectionNames.determine,
  operation: skuSelectionNames.determine,
  kind: 'skuSelectionDetermine',
  body: {
    request: { name: skuSelectionNames.shapes.determineRequest, shape: determineSkuRequest },
    example: () => ({ classID: classes.usual, params: [] }),
    units: {},
  },
  answer: { name: skuSelectionNames.shapes.determined, shape: determinedSku },
  respond: (body) =>
    andThen(readDetermineBody(body), (request) => andThen(classIn(classes, request.classID), ({ determine }) => determine(request))),
})

/**
 * The calls that choose among the SKUs of a class, for every class that is given; none without any.
 *
 * @throws RangeError when two classes have one id, or not exactly one is meant where none is named.
 */
export const serveSkuSelection = (classes: readonly ServedClass[]): readonly ServedCall[] => {
  const byID = new Map<string, ServedClass>()
  const named = classes.flatMap((served) => served.classIDs.map((classID) => ({ classID, served })))
  for (const { classID, served } of named.toSorted((a, b) => a.classID.localeCompare(b.classID, 'en', { numeric: true }))) {
    if (byID.has(classID)) throw new RangeError(`two classes have the id '${classID}'`)
    byID.set(classID, served)
  }
  if (byID.size === 0) return []
  const [usual, ...more] = classes.filter(({ isUsual }) => isUsual).flatMap(({ classIDs: [id] }) => id ?? [])
  if (usual === undefined || more.length > 0) throw new RangeError('one class, and only one, is the usual one')
  const served = { byID, usual }
  return [paramsCall(served), filterCall(served), determineCall(served)]
}
