/** The call that lists the models of a class. */
import { type ClassList, classList, classListSizes } from '../../../contract/catalogue/class-list.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { defineCall } from '../calls/define-call.ts'
import { type GuardedCall, openTo } from '../calls/guarded-call.ts'
import { listPage, wholeNumber } from '../calls/read-query.ts'
import { calculatorRoots } from '../calls/served-call.ts'

/** Returns the models of the current catalogue in rank order. */
type CurrentModels = () => { readonly version: string; readonly models: readonly CatalogueModel<unknown>[] }

const listPart = ({ version, models }: ReturnType<CurrentModels>, page: number, size: number): ClassList => ({
  list: models.slice((page - 1) * size, page * size).map(({ skuID, skuName, series, maker, icon, basis, candidate }) => ({
    skuID,
    skuName,
    series,
    maker,
    icon,
    basis,
    // Every family's candidate is an object; the import has validated its shape.
    candidate: { ...(candidate as Record<string, unknown>) },
  })),
  count: models.length,
  page,
  catalogueVersion: version,
})

/**
 * @param service service of the class, and the screens that make its calls
 * @param currentModels models of the class
 * @returns the call `ClassList`
 */
export const classListCall = (
  { service, screens }: { readonly service: string; readonly screens: readonly string[] },
  currentModels: CurrentModels,
): GuardedCall =>
  defineCall({
    roots: calculatorRoots,
    classes: { ids: screens },
    service,
    tag: { screens },
    access: openTo.catalogue,
    call: 'ClassList',
    summary: 'List the models of a class',
    description: 'A page of the models of a class in published order, with their technical figures.',
    parameters: { page: listPage, size: wholeNumber('Models on a page; default 50, at most 300', classListSizes) },
    example: { query: { page: '1', size: String(classListSizes.usual) } },
    answer: { name: 'ClassList', shape: classList },
    handler: ({ query: { page, size } }) => ({ values: listPart(currentModels(), page, size) }),
  })
