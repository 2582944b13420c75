/** An assembly as an item of the shopping list, with the conditions and the address of its calculation. */
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import type { Json, Selection } from '../../../contract/saved/selection-document.ts'
import type { ItemToAdd } from '../../base/saved/store.ts'

/** Longest conditions that an item keeps. */
const mostConditions = 1000

type Origin = { readonly page: string; readonly conditions: readonly string[]; readonly selection?: Selection | undefined }

/** Returns a copy for the store. */
const copied = (assembly: object): NonNullable<ItemToAdd['assembly']> =>
  // Plain data of the same shape, but not read-only.
  JSON.parse(JSON.stringify(assembly)) as NonNullable<ItemToAdd['assembly']>

/** What is kept of an assembly: its positions with their codes and requirements. */
const stored = ({ reference, state, parts }: Pick<Assembly, 'reference' | 'state' | 'parts'>) => ({
  reference,
  state,
  parts: parts.map(({ demands: _flows, use: _use, at: _places, notKnown: _open, mass: _mass, ...part }) => part),
})

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

/**
 * Returns what is kept beside a saved selection: all positions, and the highest use as that of one model.
 *
 * @param assembly as answered
 */
export const savedParts = ({ governing, ...assembly }: Assembly) =>
  JSON.parse(
    JSON.stringify({
      assembly: stored(assembly),
      models: [
        {
          skuID: assembly.reference,
          skuName: modelsIn(assembly)
            .map(({ name }) => name)
            .join(' + '),
          utilisation: governing.utilisation,
          governing: governing.at,
        },
      ],
    }),
  ) as Readonly<Record<'assembly' | 'models', Json>> // plain data; the copy drops undefined properties
