/** What an init answer says of the request parameters of its form: made of the form itself, in the caller's language. */
import type { InitParameter } from '../../../contract/results/init-words.ts'
import type { Plan, PlannedField } from '../../../engine/index.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { labelKeyOf } from './label-key.ts'

const defaultOf = ({ field }: PlannedField): InitParameter['defaultValue'] =>
  (field.kind === 'number' && typeof field.default === 'number') || field.kind === 'choice' ? (field.default ?? null) : null

/** The tabs on one of which a field stands; '' where it stands on none. */
const tabsOf = ({ fields }: Plan, id: string): string => {
  const tabs = [...fields.values()].find(
    ({ field }) => field.kind === 'alternatives' && Object.values(field.branches).some((branch) => branch.includes(id)),
  )
  return tabs?.id ?? ''
}

/**
 * @param plan of the form
 * @param locale of the caller
 * @returns an item for each parameter that is sent from one field; no unit where the parameter has none
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
