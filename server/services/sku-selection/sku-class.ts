import type { SkuParam, SkuValue } from '../../../contract/directory/sku-selection.ts'
import type { CatalogueModel } from '../../../contract/catalogue/model.ts'
import type { SkuClass, SkuParameter } from '../../../families/define/sku-class.ts'
import type { FilterSource } from '../../catalogue/filter-index/filter-columns.ts'

/** A class as it is served: all its ids, and its rows. */
export type CataloguedSkus<Candidate> = Omit<SkuClass<Candidate>, 'classID'> & {
  readonly classIDs: readonly string[]
  /** Id of the family of its models, which names its parameters. */
  readonly family: string
  /** Current models in rank order, with their version. */
  readonly catalogue: () => { readonly version: string; readonly models: readonly CatalogueModel<Candidate>[] }
}

/** The class as input of the filter index. */
export const filterSourceOf = <Candidate>(
  { parameters }: Pick<SkuClass<Candidate>, 'parameters'>,
  models: readonly CatalogueModel<Candidate>[],
): FilterSource => ({
  size: models.length,
  parameters: parameters.map(({ paramName, kind, words, read, order }) => ({
    name: paramName,
    kind,
    ...(words && { words }),
    ...(order && { order }),
    valueOf: (position) => {
      const model = models[position]
      return model && read(model)
    },
  })),
  textsOf: (position) => {
    const model = models[position]
    return model ? [model.skuName, model.skuID] : []
  },
})

/** Groups the values of a parameter by the values of another one, in the order of the latter. */
export const groupsOf = <Candidate>(
  { paramName, icons = {}, read }: SkuParameter<Candidate>,
  by: SkuParameter<Candidate>,
  models: readonly CatalogueModel<Candidate>[],
): NonNullable<SkuParam['groups']> => {
  const grouped = Map.groupBy(models, (model) => by.read(model))
  return [...grouped].flatMap(([title, own]) => {
    const values = [...new Set(own.flatMap((model) => read(model) ?? []))]
    return title === undefined || values.length === 0
      ? []
      : [{ classTile: String(title), paramName, values: values.map((value) => ({ value, icon: icons[value] ?? '' })) }]
  })
}

/** Describes a parameter with the values that occur in the class. */
export const describeParameter = <Candidate>(parameter: SkuParameter<Candidate>, values: readonly SkuValue[]): SkuParam => {
  const { paramName, paramType, unit = '', description = '', value = '', icons } = parameter
  const { valuesIcon = icons ? values.map((one) => icons[one] ?? '') : [] } = parameter
  const { customEnum = false, comboIconRule = '', children = [], help = '', defValue = '', ranges, groups } = parameter
  return {
    paramName,
    displayName: paramName,
    paramType,
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
    orginValues: [...values],
    ...(ranges && { ranges }),
    ...(groups && { groups }),
  }
}
