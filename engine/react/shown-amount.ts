/** Values of the form as text: a number with its unit, or the name of an option. */
import { isAbsent } from '../expression/index.ts'
import { unitOf, writeNumber } from '../index.ts'
import { convert, displayUnit } from '../units/index.ts'
import { asShown, noAmount } from './derived-digits.ts'
import { useFormParts, useSystem } from './form-context.ts'
import { serviceName } from './service-name.ts'

/**
 * `amount('stroke')` is "200 mm" in the displayed unit, `amount('rail')` the name of the chosen option; a dash if the value is
 * absent.
 */
export function useAmount(): (name: string) => string {
  const { store, texts } = useFormParts()
  const system = useSystem()
  const withUnit = (value: number, unit: string) =>
    unit === '' ? texts.number(value) : `${texts.number(value)} ${texts.unit(displayUnit(unit, system))}`
  return (name) => {
    const value = store.value(name)
    const planned = store.plan.fields.get(name)
    if (value === undefined || isAbsent(value)) return noAmount
    if (typeof value === 'number') {
      if (planned) return withUnit(Number(writeNumber(planned, value, system)), unitOf(planned))
      const unit = store.plan.derived.get(name)?.unit ?? ''
      return withUnit(asShown(convert(value, unit, displayUnit(unit, system)), name, store.plan.schema), unit)
    }
    const options = planned ? store.field(name).options : undefined
    const nameOf = (one: string) => texts.option(name, one, serviceName(options?.find((option) => option.value === one)))
    return Array.isArray(value)
      ? value.map((one) => nameOf(String(one))).join(texts.listMark) || noAmount
      : typeof value === 'string'
        ? nameOf(value)
        : noAmount
  }
}
