/** Tolerance windows that need not contain their number. */
import type { LintContext } from '../facts/context.ts'
import { error, warning } from '../facts/finding.ts'
import type { RuleFinding } from '../facts/finding.ts'

const allOfIt = -100

/** Reports a window that may exclude its number, or may reach down to zero or beyond twice the number. */
export function windowBesideNumber({ plan }: LintContext): RuleFinding[] {
  return Object.entries(plan.schema.fields).flatMap(([id, field]): RuleFinding[] => {
    if (field.kind !== 'number' || field.tolerance === undefined) return []
    const { lower, upper } = field.tolerance
    const path = `${id}#tolerance`
    return [
      ...(lower[1] > 0 ? [error(path, `the lower end can be ${lower[1]} % above the number`, 'end `lower` at 0')] : []),
      ...(upper[0] < 0 ? [error(path, `the upper end can be ${-upper[0]} % below the number`, 'start `upper` at 0')] : []),
      ...(lower[0] <= allOfIt ? [warning(path, 'the window can reach zero', `start \`lower\` above ${allOfIt}`)] : []),
      ...(upper[1] > -allOfIt ? [warning(path, 'the window can reach more than twice its number', `end \`upper\` at ${-allOfIt}`)] : []),
    ]
  })
}
