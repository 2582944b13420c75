/** An assembly as an item of the shopping list, with the conditions and the address of its calculation. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import type { ItemToAdd } from '../../base/saved/store.ts'

/** Longest conditions that an item keeps. */
const mostConditions = 1000

type Origin = { readonly page: string; readonly conditions: readonly string[] }

/** Converts to plain JSON of the mutable type that the store takes. */
const plain = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

/**
 * Returns the item.
 *
 * @param assembly with all its parts
 * @param origin address that calculates it again, conditions in words
 */
export const keptItem = (
  { reference, state, parts }: Assembly,
  { page, conditions }: Origin,
): Omit<ItemToAdd, 'clientID' | 'quantity'> => ({
  selectionID: reference,
  orderParams: [],
  note: '',
  assembly: plain({
    reference,
    page,
    conditions: conditions.join(' · ').slice(0, mostConditions),
    state,
    parts: parts.map(({ demands: _flows, use: _use, at: _places, notKnown: _open, mass: _mass, ...part }) => part),
  }) as NonNullable<ItemToAdd['assembly']>, // the wire shape is that of the assembly, but not read-only
})
