/** Precomputes, per field, what commits and cascades need. */
import type { CalculatorSchema, Field } from '../define/index.ts'
import { nowhere } from '../expression/index.ts'
import type { Edge, FieldData } from '../plan/plan.ts'
import { boundNames } from '../plan/plan.ts'
import { clearsOf, setsOf } from '../plan/switching.ts'
import { downstream } from './graph.ts'

type Graph = { readonly slots: ReadonlyMap<string, number>; readonly edges: readonly Edge[] }
type Lookup = {
  readonly slots: ReadonlyMap<string, number>
  readonly outgoing: ReadonlyMap<string, readonly Edge[]>
  /** Fields whose bounds are computed, in dependency order. */
  readonly bounded: readonly string[]
  readonly unlocks: ReadonlyMap<string | undefined, readonly string[]>
}

/** Fields in dependency order with their slots, bounds and cascades. */
export function planFields(schema: CalculatorSchema, order: readonly string[], { slots, edges }: Graph): readonly FieldData[] {
  const lookup: Lookup = {
    slots,
    outgoing: Map.groupBy(edges, (edge) => edge.from),
    bounded: order.filter((id) => hasComputedBound(schema.fields[id])),
    unlocks: Map.groupBy(Object.keys(schema.fields), (id) => schema.fields[id]?.unlockedBy),
  }
  return order.flatMap((id) => {
    const field = schema.fields[id]
    return field ? [planField(id, field, lookup)] : []
  })
}

const hasComputedBound = (field: Field | undefined) =>
  field?.kind === 'number' && boundNames.some((bound) => typeof field[bound] === 'string')

function planField(id: string, field: Field, { slots, outgoing, bounded, unlocks }: Lookup): FieldData {
  const affected = downstream(id, outgoing)
  const [visible, required, defaultSlot] = [slots.get(`${id}#visible`), slots.get(`${id}#required`), slots.get(`${id}#default`)]
  const [when, unless] = [slots.get(`${id}#default.when`), slots.get(`${id}#default.unless`)]
  return {
    id,
    slot: slots.get(id) ?? nowhere,
    ...(visible === undefined ? {} : { visible }),
    ...(required === undefined ? {} : { required }),
    bounds: field.kind === 'number' ? boundsOf(id, field, slots) : {},
    ...(defaultSlot === undefined ? {} : { defaultSlot }),
    ...(when === undefined ? {} : { defaultHolds: { when } }),
    ...(unless === undefined ? {} : { defaultHolds: { unless } }),
    sets: Object.keys(setsOf(field)).flatMap((target) => {
      const slot = slots.get(`${id}#sets.${target}`)
      return slot === undefined ? [] : [{ target, slot }]
    }),
    clears: clearsOf(field),
    unlocks: unlocks.get(id) ?? [],
    bounded: bounded.filter((item) => affected.has(item)),
  }
}

function boundsOf(id: string, field: Extract<Field, { kind: 'number' }>, slots: ReadonlyMap<string, number>): FieldData['bounds'] {
  const bounds: { -readonly [Name in keyof FieldData['bounds']]: FieldData['bounds'][Name] } = {}
  for (const bound of boundNames) {
    const value = field[bound]
    const slot = typeof value === 'string' ? slots.get(`${id}#${bound}`) : undefined
    if (typeof value === 'number') bounds[bound] = { literal: value }
    else if (slot !== undefined) bounds[bound] = { slot }
  }
  return bounds
}
