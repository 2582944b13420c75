/** Values that disappear because one of their inputs is hidden. */
import { requestCall, resultValues } from '../../define/index.ts'
import { pathOf, references } from '../../expression/index.ts'
import { itemOf } from '../../compile/edges.ts'
import { describeCase } from '../facts/cases.ts'
import type { LintContext } from '../facts/context.ts'
import { noFacts, withFact } from '../facts/facts.ts'
import type { Facts } from '../facts/facts.ts'
import { warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'
import type { Expression } from '../../expression/index.ts'
import { mayBe } from '../facts/possible.ts'

const advice = 'choose by the same condition (`shown ? a : b`), send it `when` the input shows, or mark it `optional`'

/** Reports always visible derived values and always sent parameters that depend on a field that can be hidden. */
export function maskedFeedsVisible(context: LintContext): RuleFinding[] {
  const derived = maskedDerived(context)
  const known = new Set(derived.map(({ path }) => path))
  return [...derived, ...maskedParameters(context, known)]
}

function maskedDerived(context: LintContext): RuleFinding[] {
  const { schema } = context.plan
  const shown = new Set([...schema.layout.flatMap(({ items }) => items), ...(resultValues(schema) ?? [])])
  return [...context.plan.derived].flatMap(([id, { expression }]) => {
    if (!shown.has(id) || schema.derived?.[id]?.shown === false) return []
    return maskedCase(context, { path: id, expression, when: undefined })
  })
}

function maskedParameters(context: LintContext, known: ReadonlySet<string>): RuleFinding[] {
  const { plan, checked } = context
  return plan.parameters.flatMap(({ name, expression }): RuleFinding[] => {
    const written = requestCall(plan.schema.request).parameters[name]
    if (!expression || (typeof written === 'object' && 'optional' in written && written.optional)) return []
    // A parameter that maps a single field is simply omitted while that field is hidden.
    const path = pathOf(expression)
    if (path !== undefined && (Object.hasOwn(plan.schema.fields, itemOf(path)) || known.has(path))) return []
    const when = checked.find((one) => one.path === `request.${name}#when`)?.expression
    return maskedCase(context, { path: `request.${name}`, expression, when })
  })
}

type Use = { readonly path: string; readonly expression: Expression; readonly when: Expression | undefined }

function maskedCase(context: LintContext, { path, expression, when }: Use): RuleFinding[] {
  const facts: Facts = when ? withFact(noFacts, when, true) : noFacts
  for (const { chosen, world } of context.worlds(path)) {
    if (when && !mayBe(world.value(when), true)) continue
    if (!world.value(expression, facts).masked) continue
    const hidden = references(expression).filter((name) => world.read(name, facts).masked)
    return [warning(path, `has no value while ${hidden.join(', ')} is hidden (${describeCase(chosen)})`, advice)]
  }
  return []
}
