/** Looks up, per field, what commits and cascades need. */
import type { CalculatorSchema, Field } from '../define/index.ts'
import type { Edge, PlannedField } from '../plan.ts'
import { boundNames } from '../plan.ts'
import { downstream } from './graph.ts'
import { literalOptions } from './scope.ts'

type Given = { readonly slots: ReadonlyMap<string, number>; readonly edges: readonly Edge[] }
type Lookup = {
  readonly slots: ReadonlyMap<string, number>
  readonly outgoing: ReadonlyMap<string, readonly Edge[]>
  /** Fields whose bounds are computed, in dependency order. */
  readonly bounded: readonly string[]
  readonly unlocks: ReadonlyMap<string | undefined, readonly string[]>
}

/** Fields in dependency order with their slots, bounds and cascades. */
export function planFields(schema: CalculatorSchema, order: readonly string[], { slots, edges }: Given): ReadonlyMap<string, PlannedField> {
  const lookup: Lookup = {
    slots,
    outgoing: Map.groupBy(edges, (edge) => edge.from),
    bounded: order.filter((id) => hasComputedBound(schema.fields[id])),
    unlocks: Map.groupBy(Object.keys(schema.fields), (id) => schema.fields[id]?.unlockedBy),
  }
  return new Map(
    order.flatMap((id) => {
      const field = schema.fields[id]
      return field ? [[id, planField(id, field, lookup)] as const] : []
    }),
  )
}

const hasComputedBound = (field: Field | undefined) =>
  field?.kind === 'number' && boundNames.some((bound) => typeof field[bound] === 'string')

function planField(id: string, field: Field, { slots, outgoing, bounded, unlocks }: Lookup): PlannedField {
  const affected = downstream(id, outgoing)
  const sets = field.kind === 'choice' ? Object.keys(field.sets ?? {}) : []
  return {
    id,
    field,
    slot: slots.get(id) ?? -1,
    visible: slots.get(`${id}#visible`),
    bounds: field.kind === 'number' ? boundsOf(id, field, slots) : {},
    defaultSlot: slots.get(`${id}#default`),
    sets: sets.flatMap((target) => {
      const slot = slots.get(`${id}#sets.${target}`)
      return slot === undefined ? [] : [{ target, slot }]
    }),
    clears: 'clears' in field ? (field.clears ?? []) : [],
    unlocks: unlocks.get(id) ?? [],
    bounded: bounded.filter((item) => affected.has(item)),
    options: field.kind === 'choice' || field.kind === 'choices' ? literalOptions(field) : undefined,
  }
}

function boundsOf(id: string, field: Extract<Field, { kind: 'number' }>, slots: ReadonlyMap<string, number>): PlannedField['bounds'] {
  const bounds: { -readonly [Name in keyof PlannedField['bounds']]: PlannedField['bounds'][Name] } = {}
  for (const bound of boundNames) {
    const value = field[bound]
    const slot = typeof value === 'string' ? slots.get(`${id}#${bound}`) : undefined
    if (typeof value === 'number') bounds[bound] = { literal: value }
    else if (slot !== undefined) bounds[bound] = { slot }
  }
  return bounds
}
