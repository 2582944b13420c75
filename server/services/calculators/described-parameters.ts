/** Describes the request parameters of a form in its init answer, in the caller's language; derived from the form's schema. */
import type { InitParameter } from '../../../contract/results/init-words.ts'
import type { Plan, PlannedField } from '../../../engine/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { labelKeyOf } from './label-key.ts'

/** A default that holds by condition is none: the caller may ask under another one. */
const defaultOf = ({ field }: PlannedField): InitParameter['defaultValue'] => {
  if (field.kind === 'choice') return field.default ?? null
  return field.kind === 'number' && typeof field.default === 'number' ? field.default : null
}

/** Id of the tabs whose branches include a field; '' where there are none. */
const tabsOf = ({ fields }: Plan, id: string): string => {
  const tabs = [...fields.values()].find(
    ({ field }) => field.kind === 'alternatives' && Object.values(field.branches).some((branch) => branch.includes(id)),
  )
  return tabs?.id ?? ''
}

/**
 * @param plan of the form
 * @param locale of the caller
 * @returns one item per parameter sent from a single field; `unit` is left out where there is none
 */
export const describeParameters = (plan: Plan, locale: Locale): readonly InitParameter[] =>
  plan.parameters.flatMap(({ name, field, type }) => {
    const planned = field === undefined ? undefined : plan.fields.get(field)
    if (!planned || (planned.field.kind !== 'number' && planned.field.kind !== 'choice')) return []
    const label = labelKeyOf(plan, name)
    return [
      {
        paramName: name,
        displayName: (label === undefined ? undefined : translate(locale, label)) ?? name,
        defaultValue: defaultOf(planned),
        topParamName: tabsOf(plan, planned.id),
        unit: type?.kind === 'number' ? type.unit : '',
      },
    ]
  })
