/** Pickers that do not exist. */
import { suggest } from '../../expression/index.ts'
import type { LintContext } from '../facts/context.ts'
import { error } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

/** Reports a `picker` that the screens do not have; its button would never appear. */
export function unknownPicker({ plan, options: { pickers } }: LintContext): RuleFinding[] {
  if (!pickers) return []
  return Object.entries(plan.schema.fields).flatMap(([id, field]): RuleFinding[] => {
    if (field.kind !== 'number' || field.picker === undefined || pickers.includes(field.picker)) return []
    const near = suggest(field.picker, pickers)
    const advice = near === undefined ? `known: ${pickers.join(', ')}` : `did you mean '${near}'?`
    return [error(`${id}#picker`, `there is no picker '${field.picker}'`, advice)]
  })
}
