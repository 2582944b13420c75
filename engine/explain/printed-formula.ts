/** The formula of a derived value in print: with the names of what it reads, and with the numbers that it is calculated from. */
import { isAbsent, isBlank, references, type Expression, type Value } from '../expression/index.ts'
import { fromExpression, type Names } from '../formula/from-expression.ts'
import { withAmounts, type Amount, type Formula } from '../formula/index.ts'
import type { Plan } from '../plan/plan.ts'

/** A derived value that the form does not show is given by its own formula. */
const hiddenFormula = ({ schema, derived }: Plan, path: string): Expression | undefined =>
  schema.derived?.[path]?.shown === false ? derived.get(path)?.expression : undefined

/** The paths that a formula reads, with those of hidden values in place of these. */
export const pathsIn = (plan: Plan, expression: Expression): readonly string[] => [
  ...new Set(
    references(expression).flatMap((path) => {
      const hidden = hiddenFormula(plan, path)
      return hidden ? pathsIn(plan, hidden) : [path]
    }),
  ),
]

/** The reader's words and numbers. */
export type FormulaWords = Pick<Names, 'option' | 'number' | 'unit'> & {
  readonly label: (path: string) => string
  readonly amount: (value: number, unit: string) => Amount
}

const namesOf = (plan: Plan, words: FormulaWords): Names => {
  const { option, number, unit, label } = words
  const names: Names = {
    quantity: (path): Formula => {
      const hidden = hiddenFormula(plan, path)
      if (hidden) return fromExpression(hidden, names)
      return { kind: 'word', name: path, text: label(path) }
    },
    option,
    number,
    unit,
  }
  return names
}

/** Unit of a field, of the end of its tolerance, or of a derived value. */
const unitOf = ({ fields, derived }: Plan, path: string): string => {
  const field = fields.get(path)?.field
  return field?.kind === 'number' ? (field.unit ?? '') : (derived.get(path)?.unit ?? '')
}

const isConstant = (path: string): boolean => /^(?:tables|init)\./.test(path)

/** `general`: the formula; `applied`: the same with numbers, undefined while none is known. */
export type PrintedFormula = { readonly general: Formula; readonly applied: Formula | undefined }

/**
 * @param expression of the derived value
 * @param valueOf the value at a path
 */
export const printedFormula = (
  plan: Plan,
  expression: Expression,
  { valueOf, words }: { readonly valueOf: (path: string) => Value | undefined; readonly words: FormulaWords },
): PrintedFormula => {
  const names = namesOf(plan, words)
  const amountOf = (path: string): Amount | undefined => {
    const value = valueOf(path)
    return typeof value === 'number' ? words.amount(value, unitOf(plan, path)) : undefined
  }
  const isChosen = (path: string, option: string) => (valueOf(path) === undefined ? undefined : valueOf(path) === option)
  const isThere = (path: string) => {
    const value = valueOf(path)
    return isAbsent(value) && !isBlank(value) ? undefined : !isAbsent(value)
  }
  const applied = fromExpression(expression, { ...names, isChosen, isThere })
  return {
    // Numbers of tables and of the service have no unit.
    general: withAmounts(fromExpression(expression, names), (path) => (isConstant(path) ? amountOf(path) : undefined)),
    applied: pathsIn(plan, expression).some((path) => amountOf(path)) ? withAmounts(applied, amountOf) : undefined,
  }
}
