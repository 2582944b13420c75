/** The calls about favourites and the shopping list, and what a browser brings along. */
import { idRequest } from '../../../contract/people/people.ts'
import {
  collected,
  collectList,
  merged,
  shoppingAdded,
  shoppingList,
  shoppingToAdd,
  shoppingToChange,
  thingsToMerge,
} from '../../../contract/saved/saved-items.ts'
import {
  addFavourites,
  addItem,
  changeItem,
  isFavourite,
  listFavourites,
  listItems,
  removeFavourite,
  removeItem,
} from '../../people/kept-things.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { countRecords, mergeThings } from '../../people/records-of.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import { itemOf } from './describe-records.ts'
import { asked, posted } from './person-call.ts'
import { exampleID, exampleSelection, existing, finished, isDone, longest, missing, pages, to } from './record-call.ts'

const favourites = (parts: PeopleParts): readonly GuardedCall[] => {
  const service = 'RecordCollect'
  const parameters = { fid: requiredText('fid', longest) }
  const example = { fid: '~WTF~20' }
  return [
    asked(
      {
        service,
        call: 'IsCollected',
        kind: 'isCollected',
        access: to('favourite', 'read'),
        answer: { name: 'Collected', shape: collected },
      },
      parameters,
      { example, answer: async ({ fid }, { known }) => ({ isCollected: await isFavourite(parts.db, known().personID, fid) }) },
    ),
    posted(
      { service, call: 'Collect', kind: 'collect', access: to('favourite', 'add'), answer: finished },
      {
        parameters,
        exampleQuery: example,
        answer: async (_, { known }, { fid }) => {
          await addFavourites(parts.db, known().personID, { fids: [fid], time: new Date(parts.now()) })
          return isDone
        },
      },
    ),
    posted(
      { service, call: 'CancelCollect', kind: 'cancelCollect', access: to('favourite', 'remove'), answer: finished },
      {
        parameters,
        exampleQuery: example,
        answer: async (_, { known }, { fid }) => {
          await removeFavourite(parts.db, known().personID, fid)
          return isDone
        },
      },
    ),
    asked(
      {
        service,
        call: 'GetList',
        kind: 'collectList',
        access: to('favourite', 'read'),
        answer: { name: 'CollectList', shape: collectList },
      },
      pages,
      {
        example: {},
        answer: async (page, { known }) => {
          const list = await listFavourites(parts.db, known().personID, page)
          return {
            list: list.map(({ fid, added_at: added }) => ({ fid, added })),
            count: (await countRecords(parts.db, known().personID)).collect,
          }
        },
      },
    ),
  ]
}

const shoppingService = 'RecordShopping'

const shopping = (parts: PeopleParts): readonly GuardedCall[] => {
  const service = shoppingService
  return [
    posted(
      {
        service,
        call: 'AddRecordStopping',
        kind: 'shoppingAdd',
        access: to('shopping', 'add'),
        answer: { name: 'ShoppingAdded', shape: shoppingAdded },
      },
      {
        request: { name: 'ShoppingToAdd', shape: shoppingToAdd },
        example: { selectionID: exampleID, orderParams: [] },
        answer: async (item, { known }) => ({ id: await addItem(parts.db, known().personID, { item, time: new Date(parts.now()) }) }),
      },
    ),
    asked(
      {
        service,
        call: 'GetList',
        kind: 'shoppingList',
        access: to('shopping', 'read'),
        answer: { name: 'ShoppingList', shape: shoppingList },
      },
      pages,
      {
        example: {},
        answer: async (page, { known }) => {
          const list = await listItems(parts.db, known().personID, page)
          return { list: list.map(itemOf), count: (await countRecords(parts.db, known().personID)).shopping }
        },
      },
    ),
  ]
}

const changedShopping = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    {
      service: shoppingService,
      call: 'UpdateRecordStopping',
      kind: 'shoppingUpdate',
      access: to('shopping', 'change'),
      answer: finished,
      mayMiss: missing,
    },
    {
      request: { name: 'ShoppingToChange', shape: shoppingToChange },
      example: { id: exampleID, quantity: 2, note: 'both sides' },
      answer: async (changed, { known }) => {
        existing(await changeItem(parts.db, known().personID, changed))
        return isDone
      },
    },
  ),
  posted(
    {
      service: shoppingService,
      call: 'RemoveRecordStopping',
      kind: 'shoppingRemove',
      access: to('shopping', 'remove'),
      answer: finished,
      mayMiss: missing,
    },
    {
      request: { name: 'IdRequest', shape: idRequest },
      example: { id: exampleID },
      answer: async ({ id }, { known }) => {
        existing(await removeItem(parts.db, known().personID, id))
        return isDone
      },
    },
  ),
]

const merging = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    { service: 'User', call: 'Merge', kind: 'mergeMine', access: to('selection', 'add'), answer: { name: 'Merged', shape: merged } },
    {
      request: { name: 'ThingsToMerge', shape: thingsToMerge },
      example: { selections: [{ clientID: 'browser-0001', selection: exampleSelection }], favourites: ['~WTF~20'], shopping: [] },
      answer: async (things, { known }) => {
        const { personID, company } = known()
        return mergeThings(parts.db, { personID, company }, { things, time: new Date(parts.now()) })
      },
    },
  ),
]

/** Calls about what whoever asks keeps beside selections. */
export const serveKeptThings = (parts: PeopleParts): readonly GuardedCall[] => [
  ...favourites(parts),
  ...shopping(parts),
  ...changedShopping(parts),
  ...merging(parts),
]
