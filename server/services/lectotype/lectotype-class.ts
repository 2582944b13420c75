import type { LectotypeParam, LectotypeSku, LectotypeValue } from '../../../contract/lectotype.ts'
import type { CatalogueModel } from '../../../contract/model.ts'
import type { FilterSource } from '../../catalogue/filter-columns.ts'

/** What the parameter block draws beside names and values; everything has a default. */
type Presentation = Pick<
  LectotypeParam,
  'unit' | 'description' | 'value' | 'valuesIcon' | 'customEnum' | 'comboIconRule' | 'children' | 'help' | 'defValue'
>

/** A parameter that the SKUs of a class are filtered by: where a catalogue row has it, and how it is shown. */
export interface LectotypeParameter<Candidate> extends Partial<Presentation> {
  readonly paramName: string
  readonly paramType: LectotypeParam['paramType']
  readonly kind: 'text' | 'number'
  readonly valueOf: (model: CatalogueModel<Candidate>) => LectotypeValue | undefined
  /** Order of the words; others follow as they appear in the catalogue. */
  readonly order?: readonly LectotypeValue[]
}

/** A figure of a calculation that SKUs have to reach (`atLeast`) or must not exceed (`atMost`). */
export interface WorkingCondition {
  readonly paramName: string
  readonly bound: 'atLeast' | 'atMost'
}

/** A class of SKUs as data: which rows, which parameters, what a SKU of the list shows. */
export interface LectotypeClass<Candidate> {
  /** What callers name it by; several where several flows choose from the same SKUs. */
  readonly classIDs: readonly string[]
  /** Models of now, in rank order, with the version that they belong to. */
  readonly catalogue: () => { readonly version: string; readonly models: readonly CatalogueModel<Candidate>[] }
  readonly parameters: readonly LectotypeParameter<Candidate>[]
  readonly figuresOf: (model: CatalogueModel<Candidate>) => Pick<LectotypeSku, 'p2' | 'n2' | 't2'>
  /** By the name that the figure has in `workingData`. */
  readonly workingConditions?: Readonly<Record<string, WorkingCondition>>
}

/** The class as the filter index reads it. */
export const filterSourceOf = <Candidate>(
  { parameters }: LectotypeClass<Candidate>,
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
/** A numeric parameter with fewer values than these becomes a list. */
const fewestNumericValues = 9

/** The parameter as it is shown, with the values that the class has. */
export const describeParameter = <Candidate>(
  parameter: LectotypeParameter<Candidate>,
  values: readonly LectotypeValue[],
): LectotypeParam => {
  const { paramName, paramType, unit = '', description = '', value = '', valuesIcon = [] } = parameter
  const { customEnum = false, comboIconRule = '', children = [], help = '', defValue = '' } = parameter
  const shownType = paramType === numericInput && values.length < fewestNumericValues ? list : paramType
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
