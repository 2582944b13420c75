/** Tables by numbers that do not cover the numbers that can be entered. */
import { isAxisTable, isNumberAxis } from '../../plan/tables.ts'
import type { LintContext } from '../facts/context.ts'
import type { RuleFinding } from '../facts/finding.ts'
import { warning } from '../facts/finding.ts'
import { certainBounds } from '../facts/world.ts'

const within = (low: number, high: number): string => {
  if (low === -Infinity) return high === Infinity ? 'any number' : `down to any number from ${high}`
  return high === Infinity ? `from ${low} on` : `from ${low} to ${high}`
}

/** Reports an axis that ends before the limits of its field do, where the table has no value outside of it. */
export function outsideTable({ plan, worldWith }: LintContext): RuleFinding[] {
  const world = worldWith(new Map())
  return Object.entries(plan.schema.tables ?? {}).flatMap(([name, table]): RuleFinding[] => {
    if (!isAxisTable(table)) return []
    return Object.entries(table.axes).flatMap(([field, axis]): RuleFinding[] => {
      if (!isNumberAxis(axis) || axis.outside === 'end' || plan.schema.fields[field]?.kind !== 'number') return []
      const { low, high, above, below } = certainBounds(world, field)
      const [least, most] = [Math.max(low, above), Math.min(high, below)]
      const [first = least, last = most] = [axis.at[0], axis.at.at(-1)]
      if (least >= first && most <= last) return []
      const message = `'${field}' can be ${within(least, most)}, the table goes ${within(first, last)}`
      return [warning(`tables.${name}`, message, "limit the field to the table, or say what holds outside: outside: 'end'")]
    })
  })
}
