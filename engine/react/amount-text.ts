/** A value of a form as text, outside of a component. */
import { isAbsent } from '../expression/index.ts'
import { unitOf, writeNumber } from '../index.ts'
import type { Plan, Value } from '../index.ts'
import { convert, displayUnit } from '../units/index.ts'
import type { UnitSystem } from '../units/index.ts'
import { asShown, noAmount } from './derived-digits.ts'
import type { FieldState } from './field-state.ts'
import { serviceName } from './service-name.ts'
import type { FormTexts } from './texts.ts'

/** What is read of a form: its values, and the options of its choices. */
export type ReadForm = {
  readonly plan: Plan
  readonly value: (path: string) => Value | undefined
  readonly field: (id: string) => Pick<FieldState, 'options'>
}

/** The texts of values by their names, see `useAmount`. */
export function amountOf(form: ReadForm, texts: FormTexts, system: UnitSystem): (name: string) => string {
  const withUnit = (value: number, unit: string) =>
    unit === '' ? texts.number(value) : `${texts.number(value)} ${texts.unit(displayUnit(unit, system))}`
  return (name) => {
    const value = form.value(name)
    const planned = form.plan.fields.get(name)
    if (value === undefined || isAbsent(value)) return noAmount
    if (typeof value === 'number') {
      if (planned) return withUnit(Number(writeNumber(planned, value, system)), unitOf(planned))
      const unit = form.plan.derived.get(name)?.unit ?? ''
      return withUnit(asShown(convert(value, unit, displayUnit(unit, system)), name, form.plan.schema), unit)
    }
    if (typeof value === 'boolean') return texts.option(name, String(value), texts.truth(value))
    const options = planned ? form.field(name).options : undefined
    const nameOf = (one: string) => texts.option(name, one, serviceName(options?.find((option) => option.value === one)))
    return Array.isArray(value)
      ? value.map((one) => nameOf(String(one))).join(texts.listMark) || noAmount
      : typeof value === 'string'
        ? nameOf(value)
        : noAmount
  }
}
