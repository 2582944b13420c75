/** The models of a class, page by page. */
import * as z from 'zod/mini'
import { type ClassList, classList, classListSizes } from '../../../contract/class-list.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import { type Fault, faultsOf, type Parsed } from '../../../families/define/parsed.ts'
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

const readNumber = (query: Query, name: string, { usual, most }: { readonly usual: number; readonly most: number }): Parsed<number> => {
  const [text, ...more] = query[name] ?? []
  const fault = (code: string, params: Fault['params'] = {}): Parsed<number> => ({ faults: [{ code, path: name, params }] })
  if (more.length > 0) return fault('repeatedParameter')
  if (text === undefined) return { values: usual }
  const value = Number(text)
  if (!/^\d{1,6}$/.test(text)) return fault('notAnOption', { text })
  if (value < 1) return fault('belowMinimum', { value, limit: 1 })
  return value > most ? fault('aboveMaximum', { value, limit: most }) : { values: value }
}

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
  const names: ReadonlySet<string> = new Set(parameters.map(({ name }) => name))
  const unknown = Object.keys(query).filter((name) => !names.has(name))
  if (unknown.length > 0) return { faults: unknown.map((path) => ({ code: 'unknownParameter', path, params: {} })) }
  const page = readNumber(query, 'page', { usual: 1, most: lastPage })
  const size = readNumber(query, 'size', classListSizes)
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
