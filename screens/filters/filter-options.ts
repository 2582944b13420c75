/** The options of a parameter: with counts, with what cannot be chosen and why, in groups. Pure. */
import type { SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import { chosenValues, isChosen, type RemainingValues } from './filter-parameters.ts'

/** Why a value cannot be chosen. */
export type DisabledReason = 'nothingLeft' | 'otherSection' | LockReason
/** Why a parameter cannot be changed: it came from elsewhere, or there is nothing else to choose. */
export type LockReason = 'calculation' | 'filter' | 'onlyOption'

export type FilterOption = {
  readonly value: SkuValue
  /** Name of its drawing; '' = none. */
  readonly icon: string
  /** Models that it would leave; undefined while that is not known. */
  readonly count: number | undefined
  readonly isChosen: boolean
  /** Given by the person, not one of the parameter's. */
  readonly isCustom: boolean
  readonly disabled: DisabledReason | undefined
}

/** Options under a title. */
export type OptionGroup = { readonly classTile: string; readonly options: readonly FilterOption[] }

type Circumstances = {
  readonly chosen: readonly SkuFilter[]
  /** undefined: not known yet. */
  readonly remaining: RemainingValues | undefined
  readonly lock?: LockReason | undefined
  /** Values that only a section beside this one excludes. */
  readonly excluded?: readonly { readonly paramName: string; readonly values: readonly SkuValue[] }[] | undefined
}

/** Models that a value leaves: 0 where the answer does not name it, undefined where there is no answer about the parameter. */
const countOf = (remaining: RemainingValues | undefined, paramName: string, value: SkuValue): number | undefined => {
  const about = remaining?.find((one) => one.paramName === paramName)
  if (!about) return undefined
  return about.values.find((one) => one.value === value)?.count ?? 0
}

/** The values of a parameter, and those of one's own that are chosen. What is chosen can always be taken back, unless it is locked. */
export const optionsOf = (parameter: SkuParam, { chosen, remaining, lock, excluded = [] }: Circumstances): readonly FilterOption[] => {
  const { paramName, values, valuesIcon } = parameter
  const own = chosenValues(chosen, paramName)
  const elsewhere: ReadonlySet<SkuValue> = new Set(excluded.find((one) => one.paramName === paramName)?.values)
  const option = (value: SkuValue, index: number, isCustom: boolean): FilterOption => {
    const count = isCustom ? undefined : countOf(remaining, paramName, value)
    const isOwn = own.includes(value)
    const icon = isCustom ? '' : (valuesIcon[index] ?? '')
    const why = elsewhere.has(value) ? 'otherSection' : 'nothingLeft'
    return { value, icon, count, isChosen: isOwn, isCustom, disabled: lock ?? (count === 0 && !isOwn ? why : undefined) }
  }
  const custom = own.filter((value) => !values.includes(value))
  return [...values.map((value, index) => option(value, index, false)), ...custom.map((value) => option(value, -1, true))]
}

/** The options under their titles, in the order of the groups; what no group names stands under none, at the end. */
export const groupedOptions = ({ paramName, groups = [] }: SkuParam, options: readonly FilterOption[]): readonly OptionGroup[] => {
  const own = groups.filter((group) => group.paramName === paramName)
  const named = own.map(({ classTile, values }) => ({
    classTile,
    options: values.flatMap(({ value, icon }) => {
      const found = options.find((option) => option.value === value)
      return found ? [{ ...found, icon: icon || found.icon }] : []
    }),
  }))
  const rest = options.filter(({ value }) => !own.some(({ values }) => values.some((one) => one.value === value)))
  return [...named, { classTile: '', options: rest }].filter((group) => group.options.length > 0)
}

/** A parameter that came from elsewhere is locked; so is one whose only value is chosen. */
export const lockOf = (
  parameter: SkuParam,
  chosen: readonly SkuFilter[],
  locked: Readonly<Record<string, LockReason>>,
): LockReason | undefined => {
  const { paramName, values, customEnum } = parameter
  if (Object.hasOwn(locked, paramName)) return locked[paramName]
  return values.length === 1 && !customEnum && isChosen(chosen, paramName) ? 'onlyOption' : undefined
}

/** The drawing that the choices make together: by the parameter's rule, once all choices that it names are made, else that of its chosen value. */
export const comboIcon = ({ paramName, values, valuesIcon, comboIconRule }: SkuParam, chosen: readonly SkuFilter[]): string | undefined => {
  const valueOf = (name: string) => chosenValues(chosen, name)[0]
  if (comboIconRule !== '') {
    const parts = comboIconRule.split(/\{([^{}]*)\}/).map((part, place) => (place % 2 === 0 ? part : valueOf(part)))
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  const value = valueOf(paramName)
  return value === undefined ? undefined : (valuesIcon[values.indexOf(value)] ?? undefined)
}
