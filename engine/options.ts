/** The options a choice has now: the ones it is written with, or the ones of the init answer. */
import type { CalculatorSchema, ChoiceField, ChoicesField, OptionData } from './define/index.ts'
import type { InitData } from './plan.ts'

const written = new WeakMap<object, readonly OptionData[]>()
const arrived = new WeakMap<object, readonly OptionData[]>()

/** A list from outside, with everything that is no option dropped. Same list in, same array out. */
function asOptions(list: readonly unknown[], cache: WeakMap<object, readonly OptionData[]>): readonly OptionData[] {
  let options = cache.get(list)
  if (!options) {
    options = list.flatMap((one): OptionData[] => {
      if (typeof one === 'string') return [{ value: one }]
      // Checked on this line: an object with a text `value`; further members are read by name and type.
      return typeof one === 'object' && one !== null && 'value' in one && typeof one.value === 'string' ? [one as OptionData] : []
    })
    cache.set(list, options)
  }
  return options
}

/**
 * Options of `field`; undefined while the init answer they come with is not there.
 */
export function optionsOf(
  schema: CalculatorSchema,
  field: ChoiceField | ChoicesField,
  init: InitData | undefined,
): readonly OptionData[] | undefined {
  if (field.options) return asOptions(field.options, written)
  const name = field.optionsFrom?.slice('init.'.length) ?? ''
  const list = schema.init && init && Object.hasOwn(init, name) ? init[name] : undefined
  return Array.isArray(list) ? asOptions(list, arrived) : undefined
}
