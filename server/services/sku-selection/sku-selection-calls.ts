/** Calls for parameter selection among the SKUs of a class. */
import * as z from 'zod/mini'
import {
  determinedSku,
  determineSkuRequest,
  filterSkusBody,
  filteredSkus,
  skuParams,
  skuSelectionNames,
} from '../../../contract/directory/sku-selection.ts'
import { andThen, type Parsed, refuse } from '../../../families/define/parsed.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import type { QueryParameter } from '../calls/read-query.ts'
import { readFilterBody, unknownClass } from './read-filters.ts'
import type { ServedClass } from './served-class.ts'

const common = {
  roots: ['/YQ_1/api'],
  service: skuSelectionNames.service,
  tag: 'Parameter selection: the SKUs of a class',
  access: openTo.catalogue,
} as const

const usualPageSize = 100

/** Classes by each of their ids, and the id of the default class. */
interface Classes {
  readonly byID: ReadonlyMap<string, ServedClass>
  readonly usual: string
}

/** The class of a request. */
const classIn = ({ byID, usual }: Classes, classID = usual): Parsed<ServedClass> => {
  const served = byID.get(classID)
  return served ? { values: served } : unknownClass(classID)
}

/** A missing value means the default class; an empty one is a fault. */
const classParameter = (ids: readonly string[]): QueryParameter<string | undefined> => ({
  described: {
    required: false,
    conditional: false,
    shape: z.enum(ids),
    unit: '',
    description:
      'Class of SKUs: 100 servo motors (also the screens that choose a motor), acMotor three-phase motors, a directory category by id, or a calculator by id: the models that it finds; default servo motors',
  },
  read: (query, name) => {
    const [classID, ...more] = query[name] ?? []
    if (more.length > 0) return refuse('repeatedParameter', name)
    return classID === '' ? refuse('required', name) : { values: classID }
  },
})

const callsOf = (classes: Classes): readonly GuardedCall[] => {
  const ids = [...classes.byID.keys()]
  const ofClass = { ...common, classes: { ids, parameter: 'classID' } } as const
  const classID = classParameter(ids)
  return [
    defineCall({
      ...ofClass,
      call: skuSelectionNames.params,
      operation: skuSelectionNames.params,
      summary: 'Filter parameters of a class',
      description: 'The parameters by which the SKUs of a class are filtered, with all their values.',
      parameters: { classID },
      example: { query: { classID: classes.usual } },
      answer: { name: skuSelectionNames.shapes.params, shape: skuParams },
      handler: ({ query }, { locale }) => andThen(classIn(classes, query.classID), (served) => ({ values: served.params(locale) })),
    }),
    defineCall({
      ...ofClass,
      call: skuSelectionNames.filter,
      operation: skuSelectionNames.filter,
      summary: 'Filter the SKUs of a class',
      description:
        'A page of the SKUs that match the filters (“filters”, or “ModuleFilters” as the classes of modules call them), the keyword and the figures of a calculation, and the values that can still be chosen, with counts.',
      body: { name: skuSelectionNames.shapes.request, shape: filterSkusBody },
      example: { body: { classID: classes.usual, filters: [], page: 1, size: usualPageSize } },
      answer: { name: skuSelectionNames.shapes.answer, shape: filteredSkus },
      handler: ({ body }) =>
        andThen(readFilterBody(body), (request) => andThen(classIn(classes, request.classID), ({ filter }) => filter(request))),
    }),
    defineCall({
      ...ofClass,
      call: skuSelectionNames.determine,
      operation: skuSelectionNames.determine,
      summary: 'Values that follow from a choice',
      description:
        'The values that the chosen ones determine (only figures and grouped lists do: types 1, 5, 6, 7), how many SKUs have them, and the SKU if it is the only one.',
      body: { name: skuSelectionNames.shapes.determineRequest, shape: determineSkuRequest },
      example: { body: { classID: classes.usual, params: [] } },
      answer: { name: skuSelectionNames.shapes.determined, shape: determinedSku },
      handler: ({ body }) => andThen(classIn(classes, body.classID), ({ determine }) => determine(body)),
    }),
  ]
}

/**
 * The selection calls for all given classes; no calls without classes.
 *
 * @throws RangeError where two classes share an id, or not exactly one is the default
 */
export const skuSelectionCalls = (classes: readonly ServedClass[]): readonly GuardedCall[] => {
  const byID = new Map<string, ServedClass>()
  const named = classes.flatMap((served) => served.classIDs.map((classID) => ({ classID, served })))
  for (const { classID, served } of named.toSorted((a, b) => a.classID.localeCompare(b.classID, 'en', { numeric: true }))) {
    if (byID.has(classID)) throw new RangeError(`two classes have the id '${classID}'`)
    byID.set(classID, served)
  }
  if (byID.size === 0) return []
  const [usual, ...more] = classes.filter(({ isUsual }) => isUsual).flatMap(({ classIDs: [id] }) => id ?? [])
  if (usual === undefined || more.length > 0) throw new RangeError('one class, and only one, is the usual one')
  return callsOf({ byID, usual })
}
