import { fewestSteps } from '../../../engine/index.ts'
import type { SkuParam, FilteredSku, SkuValue } from '../../../contract/sku-selection.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import type { FilterSource } from '../../catalogue/filter-index/filter-columns.ts'

/** What the parameter block draws beside names and values; everything has a default. */
type Presentation = Pick<
  SkuParam,
  'unit' | 'description' | 'value' | 'valuesIcon' | 'customEnum' | 'comboIconRule' | 'children' | 'help' | 'defValue'
>

/** A parameter that the SKUs of a class are filtered by: where a catalogue row has it, and how it is shown. */
export interface SkuParameter<Candidate> extends Partial<Presentation> {
  readonly paramName: string
  readonly paramType: SkuParam['paramType']
  readonly kind: 'text' | 'number'
  readonly valueOf: (model: CatalogueModel<Candidate>) => SkuValue | undefined
  /** Order of the words; others follow as they appear in the catalogue. */
  readonly order?: readonly SkuValue[]
}

/** A figure of a calculation that SKUs have to reach (`atLeast`) or must not exceed (`atMost`). */
export interface WorkingCondition {
  readonly paramName: string
  readonly bound: 'atLeast' | 'atMost'
}

/** A class of SKUs as data: which rows, which parameters, what a SKU of the list shows. */
export interface SkuClass<Candidate> {
  /** What callers name it by; several where several flows choose from the same SKUs. */
  readonly classIDs: readonly string[]
  /** Models of now, in rank order, with the version that they belong to. */
  readonly catalogue: () => { readonly version: string; readonly models: readonly CatalogueModel<Candidate>[] }
  readonly parameters: readonly SkuParameter<Candidate>[]
  readonly figuresOf: (model: CatalogueModel<Candidate>) => Pick<FilteredSku, 'p2' | 'n2' | 't2'>
  /** By the name that the figure has in `workingData`. */
  readonly workingConditions?: Readonly<Record<string, WorkingCondition>>
}

/** The class as the filter index reads it. */
export const filterSourceOf = <Candidate>(
  { parameters }: SkuClass<Candidate>,
  models: readonly CatalogueModel<Candidate>[],
): FilterSource => ({
  size: models.length,
  parameters: parameters.map(({ paramName, kind, valueOf, order }) => ({
    name: paramName,
    kind,
    ...(order && { order }),
    valueOf: (position) => {
      const model = models[position]
      return model && valueOf(model)
    },
  })),
  textsOf: (position) => {
    const model = models[position]
    return model ? [model.skuName, model.skuID] : []
  },
})

const numericInput = 1
const list = 2

/** The parameter as it is shown, with the values that the class has. */
export const describeParameter = <Candidate>(parameter: SkuParameter<Candidate>, values: readonly SkuValue[]): SkuParam => {
  const { paramName, paramType, unit = '', description = '', value = '', valuesIcon = [] } = parameter
  const { customEnum = false, comboIconRule = '', children = [], help = '', defValue = '' } = parameter
  const shownType = paramType === numericInput && values.length < fewestSteps ? list : paramType
  return {
    paramName,
    displayName: paramName,
    paramType: shownType,
    values: [...values],
    unit,
    description,
    value,
    valuesIcon: [...valuesIcon],
    customEnum,
    comboIconRule,
    children: [...children],
    help,
    defValue,
  }
}
