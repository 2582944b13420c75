/** The options a choice has now: the ones it is written with, or the ones of the init answer. */
import type { CalculatorSchema, ChoiceField, ChoicesField, Field, OptionData } from '../define/index.ts'
import { initStatusOf } from './init-answer.ts'
import type { InitData } from './plan.ts'

const cached = new WeakMap<object, readonly OptionData[]>()

/**
 * A list from outside, with everything that is no option dropped. Same list in, same array out: a list belongs to one field, or to fields that call
 * the value alike.
 * @param own what the list calls an option's value, where it is not `value`
 */
function asOptions(list: readonly unknown[], own = 'value'): readonly OptionData[] {
  let options = cached.get(list)
  if (!options) {
    options = list.flatMap((one): OptionData[] => {
      if (typeof one === 'string') return [{ value: one }]
      if (typeof one !== 'object' || one === null) return []
      const value: unknown = Reflect.get(one, own) ?? Reflect.get(one, 'value')
      return typeof value === 'string' ? [{ ...one, value }] : []
    })
    cached.set(list, options)
  }
  return options
}

const noOptions: readonly OptionData[] = []

/** The options a choice is written with; undefined when they come with the init answer. */
export function literalOptions(field: ChoiceField | ChoicesField): readonly OptionData[] | undefined {
  return field.options?.map((option) => (typeof option === 'string' ? { value: option } : option))
}

const numbersIn = (text: string): readonly number[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The displayed name of an option: the one of the service, else its value. */
const nameOf = ({ value, name }: OptionData): string => (typeof name === 'string' ? name : value)

/** Number by number, what runs out of numbers first; equal numbers by text. The same for every locale, so that all see one order. */
function compareByNumber(one: OptionData, another: OptionData): number {
  const [a, b] = [nameOf(one), nameOf(another)]
  const [numbers, others] = [numbersIn(a), numbersIn(b)]
  for (const [at, number] of numbers.entries()) {
    const way = number - (others[at] ?? -Infinity)
    if (way) return way
  }
  return numbers.length - others.length || Number(a > b) - Number(a < b)
}

const sorted = new WeakMap<readonly OptionData[], readonly OptionData[]>()

/** Options in the order of the numbers in their names. Same list in, same array out. */
export function sortByNumber(options: readonly OptionData[]): readonly OptionData[] {
  let inOrder = sorted.get(options)
  if (!inOrder) sorted.set(options, (inOrder = options.toSorted(compareByNumber)))
  return inOrder
}

/**
 * Options of `field` in the order in which they are offered; undefined while the init answer they come with is not there.
 */
export function optionsOf(
  schema: CalculatorSchema,
  field: ChoiceField | ChoicesField,
  init: InitData | undefined,
): readonly OptionData[] | undefined {
  const listed = listedOptions(schema, field, init)
  return listed && field.sort === 'byNumber' ? sortByNumber(listed) : listed
}

/** Whether a field can be hidden by a list that comes back empty. */
export function mayHideWithoutOptions(field: Field): field is ChoiceField | ChoicesField {
  return (field.kind === 'choice' || field.kind === 'choices') && field.onNoOptions === 'hide' && field.optionsFrom !== undefined
}

/** Whether a field is hidden because its list has come back empty; not while the list is still unknown. */
export function hidesWithoutOptions(schema: CalculatorSchema, field: ChoiceField | ChoicesField, init: InitData | undefined): boolean {
  return mayHideWithoutOptions(field) && listedOptions(schema, field, init)?.length === 0
}

function listedOptions(
  schema: CalculatorSchema,
  field: ChoiceField | ChoicesField,
  init: InitData | undefined,
): readonly OptionData[] | undefined {
  if (field.options) return asOptions(field.options)
  const name = field.optionsFrom?.slice('init.'.length) ?? ''
  const list = schema.init && init && Object.hasOwn(init, name) ? init[name] : undefined
  if (Array.isArray(list)) return asOptions(list, field.optionValue)
  // An answer that says nothing of a list offers nothing; without an answer nothing is known.
  return initStatusOf(init) === undefined ? noOptions : undefined
}
