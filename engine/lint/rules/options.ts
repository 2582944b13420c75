/** Options and comparisons that have no effect. */
import { pathOf, printExpression, references } from '../../expression/index.ts'
import type { Expression } from '../../expression/index.ts'
import { parts } from '../../expression/expression.ts'
import { itemOf } from '../../compile/edges.ts'
import { isWindowEnd } from '../../plan/window-ends.ts'
import type { CheckedPlan } from '../../plan/plan.ts'
import { parseUnit, sameDimension, sameScale } from '../../units/index.ts'
import { upstream } from '../facts/cases.ts'
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'
import { mayBe } from '../facts/possible.ts'

const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=', 'in'])

function comparisonsIn(expression: Expression): readonly Expression[] {
  const own = expression.kind === 'binary' && comparisons.has(expression.operator) ? [expression] : []
  return pathOf(expression) === undefined ? [...own, ...parts(expression).flatMap(comparisonsIn)] : []
}

/** Reports comparisons that never or always hold for the possible numbers and options, and options listed twice. */
export function deadOption(context: LintContext): RuleFinding[] {
  return [
    ...context.checked.flatMap(({ path, expression }) => comparisonsIn(expression).flatMap((one) => decided(context, path, one))),
    ...twice(context),
  ]
}

function decided({ worlds }: LintContext, path: string, comparison: Expression): RuleFinding[] {
  const results = worlds(...references(comparison).map(itemOf)).map(({ world }) => world.value(comparison))
  const text = printExpression(comparison)
  if (results.every((result) => !mayBe(result, true))) {
    return [error(path, `'${text}' never holds`, 'correct the number or option, or the range')]
  }
  if (results.every((result) => !mayBe(result, false))) {
    return [warning(path, `'${text}' always holds`, 'leave it out, or correct the number or option')]
  }
  return []
}

function twice({ plan }: LintContext): RuleFinding[] {
  return [...plan.fields.values()].flatMap(({ id, options = [] }) => {
    const again = options.filter(({ value }, index) => options.findIndex((one) => one.value === value) < index)
    return again.map(({ value }) =>
      error(`${id}#options`, `the option '${value}' is listed twice; the second can never be chosen`, 'remove one'),
    )
  })
}

/** Reports tabs whose single numbers are the same quantity in different units, which users misread when they switch. */
export function branchUnits({ plan }: LintContext): RuleFinding[] {
  return Object.entries(plan.schema.fields).flatMap(([id, field]): RuleFinding[] => {
    if (field.kind !== 'alternatives') return []
    const numbers = Object.values(field.branches).map((members) => singleNumber(plan, members))
    const [first, ...others] = numbers.filter((one) => one !== undefined)
    if (!first) return []
    const strange = others.find((one) => sameQuantity(one.unit, first.unit) && meetIn(plan, one.id, first.id) !== undefined)
    if (!strange) return []
    const message = `'${first.id}' is in [${first.unit}], '${strange.id}' in [${strange.unit}], and both give '${meetIn(plan, strange.id, first.id)}'`
    return [warning(`${id}#branches`, message, 'ask for both in one unit')]
  })
}

function singleNumber(plan: CheckedPlan, members: readonly string[]): { readonly id: string; readonly unit: string } | undefined {
  const numbers = members.flatMap((id) => {
    const field = plan.schema.fields[id]
    return field?.kind === 'number' && !isWindowEnd(id) ? [{ id, unit: field.unit ?? '' }] : []
  })
  return numbers.length === 1 ? numbers[0] : undefined
}

function sameQuantity(one: string, other: string): boolean {
  const [a, b] = [parseUnit(one), parseUnit(other)]
  return a !== undefined && b !== undefined && sameDimension(a, b) && !sameScale(a, b)
}

/** @returns a derived value or parameter that depends on both fields */
function meetIn(plan: CheckedPlan, one: string, other: string): string | undefined {
  return [...plan.derived.keys(), ...plan.parameters.map(({ name }) => `request.${name}`)].find((id) => {
    const needs = upstream(plan.edges, [id], (edge) => edge.kind === 'value' || edge.kind === 'request')
    return needs.has(one) && needs.has(other)
  })
}
