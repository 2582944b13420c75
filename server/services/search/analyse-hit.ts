/** A model as the page of parameter choice begins with it. */
import type { SearchAnalysis, TabInfo } from '../../../contract/directory/search.ts'
import type { CellKind } from '../../../families/define/catalogue-table.ts'
import { decodeOrderCode } from '../products/decode-order-code.ts'
import type { NameIndex, Named } from '../products/name-index.ts'
import { keyOf } from './search-models.ts'

type Filter = TabInfo['filters'][number]

/** Types of parameters: a figure that is typed in, a choice from a list, and the switches that a result of the search leaves out. */
const types = { figure: 1, choice: 2, switch: 8 } as const

const ofColumn = (name: string, kind: CellKind, value: unknown): readonly Filter[] => {
  // Of several values, and of none, nothing can be chosen; so of a figure that is said not to be limited.
  if (kind === 'number' && typeof value === 'number') return [{ ParamName: name, ParamType: types.figure, Value: value }]
  return kind === 'text' && typeof value === 'string' ? [{ ParamName: name, ParamType: types.choice, Value: value }] : []
}

/** The parameters that people choose by where the family names them, the columns of its table elsewhere. */
const parametersOf = ({ family: { skuClass, table }, model }: Named): readonly Filter[] => {
  if (skuClass) {
    return skuClass.parameters.map(({ paramName, paramType, read }) => ({
      ParamName: paramName,
      ParamType: paramType,
      Value: read(model) ?? '',
    }))
  }
  // Every family's candidate is an object of its columns; its shape has been checked by the import.
  const row = model.candidate as Readonly<Record<string, unknown>>
  return Object.entries(table.columns).flatMap(([name, kind]) => ofColumn(name, kind, row[name]))
}

/** What the keyword says of the model beyond its name, where it is an order code of it. */
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
 * @param names of the models of now
 * @param keyword that the model was found by
 * @param found the model
 */
export function analyseHit(names: NameIndex, keyword: string, found: Named): SearchAnalysis {
  const filters = [...parametersOf(found), ...partsIn(names, keyword, found)]
  const info: TabInfo = { filters: filters.filter(({ ParamType, Value }) => Value !== '' && ParamType !== types.switch) }
  return { tabInfo: JSON.stringify(info) }
}
