/** Calls for a person's shopping list. */
import { idRequest } from '../../../contract/people/people.ts'
import { shoppingAdded, shoppingList, shoppingToAdd, shoppingToChange } from '../../../contract/saved/saved-items.ts'
import { AppError } from '../../base/errors.ts'
import { addItem, changeItem, listItems, removeItem } from '../../people/shopping-list.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { countRecords } from '../../people/records-of.ts'
import { findSelection } from '../../people/selections.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { itemOf } from './describe-records.ts'
import { type CatalogueLookup, modelPlaceOf } from './model-place.ts'
import { personCall } from './person-call.ts'
import { exampleID, existing, finished, isDone, missing, pages, to } from './record-call.ts'

const service = 'RecordShopping'

/** @throws AppError `unknownModel`, or `unknownRecord` for an id that is no model's, where there is no such item */
const requireItem = async ({ db }: PeopleParts, catalogue: CatalogueLookup, owned: { readonly personID: string; readonly id: string }) => {
  const place = modelPlaceOf(owned.id)
  if (place && !catalogue.hasModel(place)) throw new AppError('unknownModel')
  if (!place) existing((await findSelection(db, owned)) !== undefined)
}

const adding = (parts: PeopleParts, catalogue: CatalogueLookup): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'AddRecordStopping',
    operation: 'shoppingAdd',
    summary: 'Add to the shopping list',
    description:
      'Adds a model (series/id as in the address of its page), an own saved selection, or an assembly with all its parts, with quantity and note. The same clientID is stored once.',
    access: to('shopping', 'add'),
    body: { name: 'ShoppingToAdd', shape: shoppingToAdd },
    example: { body: { selectionID: exampleID, orderParams: [] } },
    answer: { name: 'ShoppingAdded', shape: shoppingAdded },
    failures: ['unknownModel', 'unknownRecord'],
    handler: async ({ body: item }, { signedIn }) => {
      const { personID } = signedIn()
      // An assembly names its parts itself; they may leave the catalogue later.
      if (!item.assembly) await requireItem(parts, catalogue, { personID, id: item.selectionID })
      return { id: await addItem(parts.db, personID, { item, time: new Date(parts.now()) }) }
    },
  }),
  personCall({
    service,
    call: 'GetList',
    operation: 'shoppingList',
    summary: 'List the shopping list',
    description: 'A page of the shopping list, newest first.',
    access: to('shopping', 'read'),
    parameters: pages,
    answer: { name: 'ShoppingList', shape: shoppingList },
    handler: async ({ query }, { signedIn }) => {
      const list = await listItems(parts.db, signedIn().personID, query)
      return { list: list.map(itemOf), count: (await countRecords(parts.db, signedIn().personID)).shopping }
    },
  }),
]

const changing = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'UpdateRecordStopping',
    operation: 'shoppingUpdate',
    summary: 'Change an entry of the shopping list',
    description: 'Replaces quantity and note.',
    access: to('shopping', 'change'),
    body: { name: 'ShoppingToChange', shape: shoppingToChange },
    example: { body: { id: exampleID, quantity: 2, note: 'both sides' } },
    answer: finished,
    failures: [missing],
    handler: async ({ body }, { signedIn }) => {
      existing(await changeItem(parts.db, signedIn().personID, body))
      return isDone
    },
  }),
  personCall({
    service,
    call: 'RemoveRecordStopping',
    operation: 'shoppingRemove',
    summary: 'Remove from the shopping list',
    description: 'Removes one entry.',
    access: to('shopping', 'remove'),
    body: { name: 'IdRequest', shape: idRequest },
    example: { body: { id: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ body: { id } }, { signedIn }) => {
      existing(await removeItem(parts.db, signedIn().personID, id))
      return isDone
    },
  }),
]

/** @returns every call for the shopping list */
export const shoppingCalls = (parts: PeopleParts, catalogue: CatalogueLookup): readonly GuardedCall[] => [
  ...adding(parts, catalogue),
  ...changing(parts),
]
