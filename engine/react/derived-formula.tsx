/** The formula of a derived value, with the labels of its fields and with their values; loaded when it is opened. */
import { useMemo } from 'react'
import { isAbsent, isBlank, references, type Expression } from '../expression/index.ts'
import { fromExpression, type Names } from '../formula/from-expression.ts'
import { withAmounts, type Amount, type Formula } from '../formula/index.ts'
import type { Plan } from '../plan/plan.ts'
import { convert, displayUnit } from '../units/index.ts'
import { useFormParts, useSystem, useValues } from './form-context.ts'
import { FormulaBox } from './formula-box.tsx'
import type { FormTexts } from './texts.ts'

/** A derived value that the form does not show is given by its own formula. */
const hiddenFormula = ({ schema, derived }: Plan, path: string): Expression | undefined =>
  schema.derived?.[path]?.shown === false ? derived.get(path)?.expression : undefined

/** The paths that a formula reads, with those of hidden values in place of these. */
const pathsIn = (plan: Plan, expression: Expression): readonly string[] => [
  ...new Set(
    references(expression).flatMap((path) => {
      const hidden = hiddenFormula(plan, path)
      return hidden ? pathsIn(plan, hidden) : [path]
    }),
  ),
]

const namesOf = (plan: Plan, texts: FormTexts): Names => {
  const names: Names = {
    quantity: (path): Formula => {
      const hidden = hiddenFormula(plan, path)
      if (hidden) return fromExpression(hidden, names)
      return { kind: 'word', name: path, text: texts.label(path) }
    },
    option: (path, value) => texts.option(path, value, undefined),
    number: texts.number,
    unit: texts.unit,
  }
  return names
}

/** Unit of a field, of the end of its tolerance, or of a derived value. */
const unitOf = ({ fields, derived }: Plan, path: string): string => {
  const field = fields.get(path)?.field
  return field?.kind === 'number' ? (field.unit ?? '') : (derived.get(path)?.unit ?? '')
}

const isConstant = (path: string): boolean => /^(?:tables|init)\./.test(path)

/** The values of quantities, and the amounts in the reader's units; numbers of tables and of the service have no unit. */
const useAmounts = (paths: readonly string[]) => {
  const { store, texts } = useFormParts()
  const values = useValues(paths)
  const system = useSystem()
  const valueOf = (path: string) => values[paths.indexOf(path)]
  const amountOf = (path: string): Amount | undefined => {
    const value = valueOf(path)
    if (typeof value !== 'number') return undefined
    const unit = unitOf(store.plan, path)
    const shown = displayUnit(unit, system)
    return { digits: texts.number(Number(convert(value, unit, shown).toPrecision(6))), unit: shown === '' ? '' : texts.unit(shown) }
  }
  return { valueOf, amountOf }
}

/** The formula of one derived value. */
export const DerivedFormula = ({ id }: { readonly id: string }) => {
  const { store, texts } = useFormParts()
  const { plan } = store
  const expression = plan.derived.get(id)?.expression
  const paths = useMemo(() => (expression ? pathsIn(plan, expression) : []), [plan, expression])
  const { valueOf, amountOf } = useAmounts(paths)
  if (!expression) return null
  const names = namesOf(plan, texts)
  const withConstants = (formula: Formula) => withAmounts(formula, (path) => (isConstant(path) ? amountOf(path) : undefined))
  const general = withConstants(fromExpression(expression, names))
  const isChosen = (path: string, option: string) => (valueOf(path) === undefined ? undefined : valueOf(path) === option)
  const isThere = (path: string) => {
    const value = valueOf(path)
    return isAbsent(value) && !isBlank(value) ? undefined : !isAbsent(value)
  }
  const applied = fromExpression(expression, { ...names, isChosen, isThere })
  const style = { decimal: texts.number(0.5).includes(',') ? ',' : '.', otherwise: texts.otherwise } as const
  return (
    <>
      <FormulaBox formula={general} style={style} label={texts.formula} />
      {paths.some((path) => amountOf(path)) && (
        <FormulaBox formula={withAmounts(applied, amountOf)} style={style} label={texts.withNumbers} />
      )}
    </>
  )
}
