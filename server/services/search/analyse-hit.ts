/** The initial parameter selection for a model found by search. */
import type { SearchAnalysis, TabInfo } from '../../../contract/directory/search.ts'
import type { CellKind } from '../../../families/define/catalogue-table.ts'
import { decodeOrderCode } from '../products/decode-order-code.ts'
import type { NameIndex, Named } from '../products/name-index.ts'
import { keyOf } from './search-models.ts'

type Filter = TabInfo['filters'][number]

/** Parameter types on the wire: a typed figure, a choice from a list, and switches, which search results leave out. */
const types = { figure: 1, choice: 2, switch: 8 } as const

const ofColumn = (name: string, kind: CellKind, value: unknown): readonly Filter[] => {
  // Missing, multiple and unlimited values cannot be selected.
  if (kind === 'number' && typeof value === 'number') return [{ ParamName: name, ParamType: types.figure, Value: value }]
  return kind === 'text' && typeof value === 'string' ? [{ ParamName: name, ParamType: types.choice, Value: value }] : []
}

/** The selection parameters of the family, or else the columns of its table. */
const parametersOf = ({ family: { skuClass, table }, model }: Named): readonly Filter[] => {
  if (skuClass) {
    return skuClass.parameters.map(({ paramName, paramType, read }) => ({
      ParamName: paramName,
      ParamType: paramType,
      Value: read(model) ?? '',
    }))
  }
  // Every family's candidate is an object of its columns; the import has validated its shape.
  const row = model.candidate as Readonly<Record<string, unknown>>
  return Object.entries(table.columns).flatMap(([name, kind]) => ofColumn(name, kind, row[name]))
}

/** The order code parts in the keyword, where it is an order code of the model. */
const partsIn = (names: NameIndex, keyword: string, { model }: Named): readonly Filter[] => {
  const { product, parts } = decodeOrderCode(names, keyword)
  if (!product || keyOf(product) !== keyOf({ serviceID: model.series, driveID: model.skuID })) return []
  return parts.map(({ name, value }) => ({
    ParamName: name,
    ParamType: typeof value === 'number' ? types.figure : types.choice,
    Value: value,
  }))
}

/**
 * @param names names of the current models
 * @param keyword keyword that found the model
 * @param found the model
 */
export function analyseHit(names: NameIndex, keyword: string, found: Named): SearchAnalysis {
  const filters = [...parametersOf(found), ...partsIn(names, keyword, found)]
  const info: TabInfo = { filters: filters.filter(({ ParamType, Value }) => Value !== '' && ParamType !== types.switch) }
  return { tabInfo: JSON.stringify(info) }
}
