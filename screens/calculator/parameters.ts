/** Request parameters with the names and units of the form. */
import { type InitData, optionsOf, type Plan, type PlannedField, requestCall, unitOf } from '../../engine/index.ts'
import { type FormTexts, serviceName } from '../../engine/react/index.ts'
import { convert, parseUnit, sameDimension } from '../../engine/units/index.ts'
import type { Query } from '../base/api/api.ts'

export type Parameters = {
  /** Returns the label of the field or derived value that provides the parameter. */
  readonly nameOf: (parameter: string) => string
  /** Returns the field that a change of the parameter applies to; undefined unless it comes from exactly one field. */
  readonly fieldOf: (parameter: string) => string | undefined
  /** Converts a value of the parameter to the unit of its field. */
  readonly inFieldUnit: (parameter: string, value: number, unit: string) => number
  readonly describe: (query: Query) => readonly WorkingParameter[]
}

/** A working condition passed on with a chosen model. */
export type WorkingParameter = {
  readonly paramName: string
  readonly displayName: string
  readonly value: string
  /** Name of the option; for numbers the value. */
  readonly displayValue: string
  readonly unit: string
}

/** Returns the names of chosen options; the request joins several by commas. */
type OptionWords = {
  readonly kind: PlannedField['field']['kind'] | undefined
  readonly optionName: (value: string) => string
  readonly listMark: string
}

const inWords = ({ kind, optionName, listMark }: OptionWords, value: string): string => {
  if (kind === 'choice' || kind === 'toggle') return optionName(value)
  return kind === 'choices' ? value.split(',').map(optionName).join(listMark) : value
}

/**
 * Describes the request parameters of a form.
 *
 * @param plan of the form
 * @param texts of the form
 * @param init current options from the service, with their names
 */
export const parametersOf = (
  plan: Plan,
  { label, option, listMark }: Pick<FormTexts, 'label' | 'option' | 'listMark'>,
  init: () => InitData | undefined = () => undefined,
): Parameters => {
  const call = requestCall(plan.schema.request)
  /** Maps a body parameter that is an object to its `value`: `n2` to `n2.value`, beside which `n2.lower` is sent. */
  const sentAs = (name: string): string => (Object.hasOwn(call.parameters, name) ? name : `${name}.value`)
  const planned = (name: string) => plan.parameters.find((parameter) => parameter.name === sentAs(name))
  /** Returns the field or derived value of a parameter. */
  const itemOf = (name: string): string | undefined => {
    const written = call.parameters[sentAs(name)]
    const text = typeof written === 'string' ? written : written && 'value' in written ? written.value : undefined
    return text !== undefined && (plan.fields.has(text) || plan.derived.has(text)) ? text : undefined
  }
  const unit = (item: string): string => {
    const field = plan.fields.get(item)
    return field ? unitOf(field) : (plan.derived.get(item)?.unit ?? '')
  }
  const fieldOf = (name: string): string | undefined => planned(name)?.field
  /** Returns the service's name of an option, if any. */
  const offeredName = (item: string, value: string): string | undefined => {
    const field = plan.fields.get(item)?.field
    if (field?.kind !== 'choice' && field?.kind !== 'choices') return undefined
    return serviceName(optionsOf(plan.schema, field, init())?.find((one) => one.value === value))
  }
  const nameOf = (name: string): string => {
    const item = itemOf(name)
    return item === undefined ? name : label(item)
  }
  return {
    nameOf,
    fieldOf,
    inFieldUnit: (name, value, from) => {
      const to = unit(fieldOf(name) ?? '')
      const [source, target] = [parseUnit(from), parseUnit(to)]
      return source && target && sameDimension(source, target) ? convert(value, from, to) : value
    },
    describe: (query) =>
      Object.entries(query).flatMap(([name, value]) => {
        const item = itemOf(name)
        if (item === undefined) return []
        const displayValue = inWords(
          { kind: plan.fields.get(item)?.field.kind, optionName: (one) => option(item, one, offeredName(item, one)), listMark },
          value,
        )
        return [{ paramName: name, displayName: label(item), value, displayValue, unit: unit(item) }]
      }),
  }
}
