import type { CalculatorSchema, Derived, Field } from '../../../engine/define/index.ts'
import type { Spec, SpecField } from './spec.ts'

function fieldOf(spec: Exclude<SpecField, { kind: 'derived' }>): Field {
  if (spec.kind === 'select') return { kind: 'choice', options: spec.options, default: spec.value }
  const visible = spec.visibleIf ? { visible: `${spec.visibleIf.field} == '${spec.visibleIf.equals}'` } : {}
  return { kind: 'number', min: spec.min, max: spec.max, default: spec.value, onOutOfRange: 'reject', ...visible }
}

/** The neutral form in our schema language. Out of range is refused, and said while it is typed, as in the hand-written form. */
export function schemaOf({ fields }: Spec): CalculatorSchema {
  const inputs = fields.flatMap((field) => (field.kind === 'derived' ? [] : [[field.id, fieldOf(field)] as const]))
  const derived = fields.flatMap((field): [string, Derived][] =>
    field.kind === 'derived' ? [[field.id, { value: field.of.join(field.op === 'sum' ? ' + ' : ' * ') }]] : [],
  )
  return {
    id: 1,
    name: 'bench',
    fields: Object.fromEntries(inputs),
    derived: Object.fromEntries(derived),
    layout: [{ section: 'all', items: fields.map((field) => field.id) }],
    request: { get: 'Bench', query: Object.fromEntries(inputs.map(([id]) => [id, id])) },
    results: { family: 'none', overlayMs: 0 },
  }
}
