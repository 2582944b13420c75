/** Options of a parameter with counts, reasons for disabled ones, and groups. Pure. */
import type { SkuFilter, SkuParam, SkuValue } from '../../contract/directory/sku-selection.ts'
import { chosenValues, isChosen, type RemainingValues } from './filter-parameters.ts'

/** Why a value is disabled. */
export type DisabledReason = 'nothingLeft' | 'otherSection' | LockReason
/** Why a parameter is locked: fixed elsewhere, or its only option is chosen. */
export type LockReason = 'calculation' | 'filter' | 'onlyOption'

export type FilterOption = {
  readonly value: SkuValue
  /** Name of the drawing; '' for none. */
  readonly icon: string
  /** Number of models with this value; undefined if unknown. */
  readonly count: number | undefined
  readonly isChosen: boolean
  /** Entered by the user instead of defined by the parameter. */
  readonly isCustom: boolean
  readonly disabled: DisabledReason | undefined
}

/** Options with a common title. */
export type OptionGroup = { readonly classTile: string; readonly options: readonly FilterOption[] }

type Circumstances = {
  readonly chosen: readonly SkuFilter[]
  /** Undefined if not known yet. */
  readonly remaining: RemainingValues | undefined
  readonly lock?: LockReason | undefined
  /** Values excluded only by another section. */
  readonly excluded?: readonly { readonly paramName: string; readonly values: readonly SkuValue[] }[] | undefined
}

/** Returns the number of models with a value: 0 if the answer omits the value, undefined if it omits the parameter. */
const countOf = (remaining: RemainingValues | undefined, paramName: string, value: SkuValue): number | undefined => {
  const about = remaining?.find((one) => one.paramName === paramName)
  if (!about) return undefined
  return about.values.find((one) => one.value === value)?.count ?? 0
}

/**
 * Returns the values of a parameter and the chosen custom values. A chosen value can be cleared unless the parameter is locked.
 */
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

/** Returns the options by group; those without a group are last, with an empty title. */
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

/** Returns why a parameter is locked: fixed elsewhere, or its only value is chosen. */
export const lockOf = (
  parameter: SkuParam,
  chosen: readonly SkuFilter[],
  locked: Readonly<Record<string, LockReason>>,
): LockReason | undefined => {
  const { paramName, values, customEnum } = parameter
  if (Object.hasOwn(locked, paramName)) return locked[paramName]
  return values.length === 1 && !customEnum && isChosen(chosen, paramName) ? 'onlyOption' : undefined
}

/**
 * Returns the drawing of the choices: by the parameter's rule once all choices it names are made, otherwise that of the chosen
 * value.
 */
export const comboIcon = ({ paramName, values, valuesIcon, comboIconRule }: SkuParam, chosen: readonly SkuFilter[]): string | undefined => {
  const valueOf = (name: string) => chosenValues(chosen, name)[0]
  if (comboIconRule !== '') {
    const parts = comboIconRule.split(/\{([^{}]*)\}/).map((part, place) => (place % 2 === 0 ? part : valueOf(part)))
    return parts.includes(undefined) ? undefined : parts.join('')
  }
  const value = valueOf(paramName)
  return value === undefined ? undefined : (valuesIcon[values.indexOf(value)] ?? undefined)
}
