/** The models of a class, page by page. */
import * as z from 'zod/mini'
import { type ClassList, classList, classListSizes } from '../../../contract/catalogue/class-list.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import { faultsOf, type Parsed } from '../../../families/define/parsed.ts'
import { readWhole, unknownParameters } from '../calls/read-parameters.ts'
import { calculatorRoots, type Query, type QueryCall, type ServedParameter } from '../calls/served-call.ts'

/** Models of now, in rank order. */
type ModelsOfNow = () => { readonly version: string; readonly models: readonly CatalogueModel<unknown>[] }

/** Beyond any catalogue. */
const lastPage = 5_000

const parameter = (name: string, text: NonNullable<ServedParameter['text']>, most: number): ServedParameter => ({
  name,
  required: false,
  conditional: false,
  shape: z.int().check(z.gte(1), z.lte(most)),
  unit: '',
  text,
})
const parameters = [parameter('page', 'listPage', lastPage), parameter('size', 'listSize', classListSizes.most)]

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

const answer = (query: Query, modelsOfNow: ModelsOfNow): Parsed<ClassList> => {
  const unknown = unknownParameters(
    query,
    parameters.map(({ name }) => name),
  )
  if (unknown.length > 0) return { faults: unknown }
  const page = readWhole(query, 'page', { usual: 1, most: lastPage })
  const size = readWhole(query, 'size', classListSizes)
  if ('faults' in page || 'faults' in size) return { faults: [page, size].flatMap(faultsOf) }
  return { values: listPart(modelsOfNow(), page.values, size.values) }
}

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
  parameters,
  options: [],
  example: () => ({ page: '1', size: String(classListSizes.usual) }),
  answer: { name: 'ClassList', shape: classList },
  respond: (query) => answer(query, modelsOfNow),
})
