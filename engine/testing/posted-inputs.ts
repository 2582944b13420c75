/** Checks whether posted inputs have types that a browser can produce. */
import type { Plan } from '../plan/plan.ts'

function rowFits(plan: Plan, list: string, row: unknown): boolean {
  const own = plan.rows.get(list)?.plan
  if (!own || typeof row !== 'object' || row === null || Array.isArray(row)) return false
  return Object.entries(row).every(([id, value]) => typeFits(own, id, value))
}

/** Whether a value has the type of its field. */
export function typeFits(plan: Plan, id: string, value: unknown): boolean {
  const kind = plan.fields.get(id)?.field.kind
  if (kind === undefined) return false
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) // NaN and Infinity are not JSON
  if (kind === 'list') return Array.isArray(value) && value.every((row) => rowFits(plan, id, row))
  if (kind === 'toggle') return typeof value === 'boolean'
  if (kind === 'choices') return Array.isArray(value) && value.every((one) => typeof one === 'string')
  return typeof value === 'string'
}
