/** The models of a class, page by page. */
import { type ClassList, classList, classListSizes } from '../../../contract/class-list.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import { andThen } from '../../../families/define/parsed.ts'
import { countingNumber, describeParameters, listPage, readQuery } from '../calls/read-query.ts'
import { calculatorRoots, type QueryCall } from '../calls/served-call.ts'

/** Models of now, in rank order. */
type ModelsOfNow = () => { readonly version: string; readonly models: readonly CatalogueModel<unknown>[] }

const parameters = { page: listPage, size: countingNumber('listSize', classListSizes) }

const listPart = ({ version, models }: ReturnType<ModelsOfNow>, page: number, size: number): ClassList => ({
  list: models.slice((page - 1) * size, page * size).map(({ skuID, skuName, series, maker, icon, basis, candidate }) => ({
    skuID,
    skuName,
    series,
    maker,
    icon,
    basis,
    // Every family's candidate is an object; its shape has been checked by the import.
    candidate: { ...(candidate as Record<string, unknown>) },
  })),
  count: models.length,
  page,
  catalogueVersion: version,
})

/**
 * @param service of the class's calls, and the screens that make them
 * @param modelsOfNow models of the class
 * @returns `ClassList`
 */
export const classListCall = (
  { service, screens }: { readonly service: string; readonly screens: readonly string[] },
  modelsOfNow: ModelsOfNow,
): QueryCall => ({
  roots: calculatorRoots,
  classes: { ids: screens },
  service,
  heading: { screens },
  labelKey: () => undefined,
  hintKey: () => undefined,
  method: 'GET',
  call: 'ClassList',
  kind: 'classList',
  parameters: describeParameters(parameters),
  options: [],
  example: () => ({ page: '1', size: String(classListSizes.usual) }),
  answer: { name: 'ClassList', shape: classList },
  respond: (query) => andThen(readQuery(query, parameters), ({ page, size }) => ({ values: listPart(modelsOfNow(), page, size) })),
})
