/** An assembly as an item of the shopping list, with the conditions and the address of its calculation. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { ItemToAdd } from '../../base/saved/store.ts'
import { stored } from './saved-assembly.ts'

/** Longest conditions that an item keeps. */
const mostConditions = 1000

type Origin = { readonly page: string; readonly conditions: readonly string[]; readonly selection?: Selection | undefined }

/** Returns a copy for the store. */
const copied = (assembly: object): NonNullable<ItemToAdd['assembly']> =>
  // Plain data of the same shape, but not read-only.
  JSON.parse(JSON.stringify(assembly)) as NonNullable<ItemToAdd['assembly']>

/**
 * Returns the item.
 *
 * @param assembly with all its parts
 * @param origin address that calculates it again, conditions in words, the selection that pins its parts
 */
export const savedItem = (
  { reference, state, parts }: Assembly,
  { page, conditions, selection }: Origin,
): Omit<ItemToAdd, 'clientID' | 'quantity'> => ({
  selectionID: reference,
  orderParams: [],
  note: '',
  assembly: copied({
    ...stored({ reference, state, parts }),
    page,
    conditions: conditions.join(' · ').slice(0, mostConditions),
    ...(selection && { selection }),
  }),
})
