/** Names in init answers in the caller's language; families state codes. */
import { isRecord } from '../../../engine/base/is-record.ts'
import type { InitData, Plan } from '../../../engine/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { calculatorNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'

/** The choice that offers a list, and the member of its items that is the value. */
const choiceOf = ({ fields }: Plan, list: string): { readonly id: string; readonly valueMember: string } | undefined => {
  for (const { id, field } of fields.values()) {
    const isChoice = field.kind === 'choice' || field.kind === 'choices'
    if (isChoice && field.optionsFrom === `init.${list}`) return { id, valueMember: field.optionValue ?? 'value' }
  }
  return undefined
}

/** The choice of the form that offers all values of a list by itself, as the mountings of a lift. */
const choiceWith = ({ fields }: Plan, values: readonly unknown[]): string | undefined =>
  [...fields.values()].find(
    ({ field }) =>
      (field.kind === 'choice' || field.kind === 'choices') &&
      field.options !== undefined &&
      values.every((value) => field.options?.some((option) => option === value)),
  )?.id

/**
 * @param plan of the form, whose texts name the options
 * @param init with codes as names
 * @returns the init answer with names; a name that the form has no text for is kept
 */
export const namedInit = (plan: Plan, init: InitData, locale: Locale): InitData => {
  const namespace = calculatorNamespace(plan.schema)
  const named = (list: string, items: readonly unknown[]): readonly unknown[] => {
    const { id, valueMember } = choiceOf(plan, list) ?? {
      id: choiceWith(
        plan,
        items.map((item) => (isRecord(item) ? item['value'] : item)),
      ),
      valueMember: 'value',
    }
    return items.map((item) => {
      if (id === undefined || !isRecord(item)) return item
      const name = translate(locale, `${namespace}:${id}.options.${String(item[valueMember])}`)
      return name === undefined ? item : { ...item, name }
    })
  }
  const description = translate(locale, `${namespace}:class.note`)
  return Object.fromEntries(
    Object.entries(init).map(([member, value]) => {
      if (member === 'workingDescription') return [member, description ?? value]
      return [member, Array.isArray(value) ? named(member, value) : value]
    }),
  )
}
