/** Whether posted inputs are of the types that a browser can hold. */
import type { Plan } from '../plan/plan.ts'

function rowFits(plan: Plan, list: string, row: unknown): boolean {
  const own = plan.rows.get(list)?.plan
  if (!own || typeof row !== 'object' || row === null || Array.isArray(row)) return false
  return Object.entries(row).every(([id, value]) => typeFits(own, id, value))
}

/** Whether a value is of the kind of the field it is posted for. */
export function typeFits(plan: Plan, id: string, value: unknown): boolean {
  const kind = plan.fields.get(id)?.field.kind
  if (kind === undefined) return false
  if (kind === 'number') return typeof value === 'number' && Number.isFinite(value) // NaN and Infinity are no JSON
  if (kind === 'list') return Array.isArray(value) && value.every((row) => rowFits(plan, id, row))
  if (kind === 'choices') return Array.isArray(value) && value.every((one) => typeof one === 'string')
  return typeof value === 'string'
}
