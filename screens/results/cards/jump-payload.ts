/** Passes a chosen model to the product page. */
import { unitOfColumn } from '../../../contract/catalogue/column-units.ts'
import type { RecommendedModel } from '../../../contract/results/selection.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import { isRecord } from '../../../engine/base/is-record.ts'
import type { CatalogueTable } from '../../../families/define/catalogue-table.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { type JumpPayload, jumpSlot } from '../../base/selection/jump-payload.ts'
import type { ResultRequest } from '../ledger/use-explanation.ts'
import type { WorkingParameter } from '../model/parameter-words.ts'

type FilterTable = Pick<CatalogueTable, 'columns' | 'choices'>

export type Jump = {
  readonly model: RecommendedModel
  /** The call whose answer contains the model. */
  readonly request?: ResultRequest | undefined
  /** Selection of that call. */
  readonly selection?: Selection | undefined
  readonly workingId: string
  readonly family?: string | undefined
  /** Table of the family, whose columns are the filter parameters. */
  readonly table?: FilterTable | undefined
  /** Locale of the texts in `workingParams`. */
  readonly locale: Locale
  readonly workingParams: readonly WorkingParameter[]
  /** Order parameters fixed besides the model, such as its motor. */
  readonly fixed?: JumpPayload['fixedParams']
}

/** Only calculation calls are passed on; the product page repeats no others. */
const calculationOf = ({ request, selection, model }: Pick<Jump, 'request' | 'selection' | 'model'>): Pick<JumpPayload, 'calculation'> => {
  if (!request) return {}
  const { base = 'working', ...call } = request
  return base === 'working' ? { calculation: { request: call, model, ...(selection && { selection }) } } : {}
}

/** Returns the catalogue row of a model: its candidate, or of a combination the part that has most of the columns of the table. */
const rowOf = ({ candidate }: RecommendedModel, { columns }: FilterTable): Readonly<Record<string, unknown>> => {
  const countOf = (row: Readonly<Record<string, unknown>>) => Object.keys(row).filter((name) => Object.hasOwn(columns, name)).length
  const rows = [candidate, ...Object.values(candidate).filter(isRecord)]
  return rows.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? candidate
}

/** Returns the filter parameters of the class with the values of a model. The series is stated by the `serviceID`. */
const filterParamsOf = (model: RecommendedModel, table: FilterTable): JumpPayload['filterParams'] => {
  const row = rowOf(model, table)
  const kinds = Object.entries({ maker: 'text', basis: 'text', ...table.columns }).filter(
    ([, kind]) => kind === 'text' || kind === 'number',
  )
  return kinds.flatMap(([paramName, kind]) => {
    const value = paramName === 'maker' || paramName === 'basis' ? model[paramName] : row[paramName]
    if (typeof value !== 'number' && typeof value !== 'string') return []
    const paramType = table.choices?.[paramName]?.type ?? (kind === 'number' ? 1 : 2)
    return [{ paramName, paramType, value, values: [value], unit: unitOfColumn(paramName), unable: true }]
  })
}

/** Creates the data for the product page. Calculated parameters cannot be changed there and are marked `unable`. */
export const jumpPayload = ({
  model,
  request,
  selection,
  workingId,
  family,
  table,
  locale,
  workingParams,
  fixed = [],
}: Jump): JumpPayload => ({
  filterParams: table ? filterParamsOf(model, table) : [],
  serviceID: model.serviceID,
  ...(family === undefined ? {} : { family }),
  source: 'calc',
  workingID: workingId,
  locale,
  workingParams,
  ...calculationOf({ request, selection, model }),
  fixedParams: [{ paramName: 'skuID', value: model.skuID }, { paramName: 'machineCode', value: model.machineCode }, ...fixed],
  carry: {
    motorFlangeCode: model.motorFlangeCode ?? '',
    isSTL: model.isSTL,
    workingID: workingId,
    motorSku: model.motorSku ?? '',
    workingParams,
    motorCode: model.motorCode ?? '',
  },
})

export const storeJump = (jump: Jump): boolean => jumpSlot.write(jumpPayload(jump))
