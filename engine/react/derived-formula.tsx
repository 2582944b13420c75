/** The formula of a derived value, with the labels of its fields and with their values; loaded when it is opened. */
import { useMemo } from 'react'
import { pathsIn, printedFormula } from '../explain/printed-formula.ts'
import { convert, displayUnit } from '../units/index.ts'
import { useFormParts, useSystem, useValues } from './form-context.ts'
import { FormulaBox } from './formula-box.tsx'

/** The formula of one derived value. */
export const DerivedFormula = ({ id }: { readonly id: string }) => {
  const { store, texts } = useFormParts()
  const { plan } = store
  const expression = plan.derived.get(id)?.expression
  const paths = useMemo(() => (expression ? pathsIn(plan, expression) : []), [plan, expression])
  const values = useValues(paths)
  const system = useSystem()
  if (!expression) return null
  const amount = (value: number, unit: string) => {
    const shown = displayUnit(unit, system)
    return { digits: texts.number(Number(convert(value, unit, shown).toPrecision(6))), unit: shown === '' ? '' : texts.unit(shown) }
  }
  const option = (path: string, value: string) => texts.option(path, value, undefined)
  const words = { label: texts.label, option, number: texts.number, unit: texts.unit, amount }
  const { general, applied } = printedFormula(plan, expression, { valueOf: (path) => values[paths.indexOf(path)], words })
  const style = { decimal: texts.number(0.5).includes(',') ? ',' : '.', otherwise: texts.otherwise } as const
  return (
    <>
      <FormulaBox formula={general} style={style} label={texts.formula} />
      {applied && <FormulaBox formula={applied} style={style} label={texts.withNumbers} />}
    </>
  )
}
