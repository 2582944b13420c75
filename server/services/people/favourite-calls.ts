/** Calls for favourites: models and directory filters that a person has marked. */
import { collected, collectList } from '../../../contract/saved/saved-items.ts'
import { AppError } from '../../base/errors.ts'
import { addFavourites, isFavourite, listFavourites, removeFavourite } from '../../people/favourites.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { countRecords } from '../../people/records-of.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import { type CatalogueLookup, modelPlaceOf } from './model-place.ts'
import { personCall } from './person-call.ts'
import { emptyBody, finished, isDone, longest, pages, to } from './record-call.ts'

const service = 'RecordCollect'
const parameters = {
  fid: requiredText('Id of a model, such as WTF/THK-WTF2040-2, or filter id from GetSeriesRootsPC, such as ~WTF~20', longest),
}
const example = { query: { fid: '~WTF~20' } }

/** @throws AppError `unknownModel` for a model, `unknownEntry` for a filter that the catalogue does not have */
const requireEntry = (catalogue: CatalogueLookup, fid: string) => {
  const place = modelPlaceOf(fid)
  if (place ? !catalogue.hasModel(place) : !catalogue.hasFilter(fid)) throw new AppError(place ? 'unknownModel' : 'unknownEntry')
}

const adding = (parts: PeopleParts, catalogue: CatalogueLookup): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'IsCollected',
    operation: 'isCollected',
    summary: 'Whether a filter is a favourite',
    description: 'Whether the filter is among the favourites.',
    access: to('favourite', 'read'),
    parameters,
    example,
    answer: { name: 'Collected', shape: collected },
    handler: async ({ query: { fid } }, { signedIn }) => ({ isCollected: await isFavourite(parts.db, signedIn().personID, fid) }),
  }),
  personCall({
    service,
    call: 'Collect',
    operation: 'collect',
    summary: 'Add a favourite',
    description:
      'Adds a model (series/id as in the address of its page) or a filter of the directory. Adding a favourite again changes nothing.',
    access: to('favourite', 'add'),
    parameters,
    body: emptyBody,
    example,
    answer: finished,
    failures: ['unknownModel', 'unknownEntry'],
    handler: async ({ query: { fid } }, { signedIn }) => {
      requireEntry(catalogue, fid)
      await addFavourites(parts.db, signedIn().personID, { fids: [fid], time: new Date(parts.now()) })
      return isDone
    },
  }),
]

const removing = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'CancelCollect',
    operation: 'cancelCollect',
    summary: 'Remove a favourite',
    description: 'Removing a model that is not a favourite changes nothing.',
    access: to('favourite', 'remove'),
    parameters,
    body: emptyBody,
    example,
    answer: finished,
    handler: async ({ query: { fid } }, { signedIn }) => {
      await removeFavourite(parts.db, signedIn().personID, fid)
      return isDone
    },
  }),
  personCall({
    service,
    call: 'GetList',
    operation: 'collectList',
    summary: 'List favourites',
    description: 'A page of the favourites, newest first.',
    access: to('favourite', 'read'),
    parameters: pages,
    answer: { name: 'CollectList', shape: collectList },
    handler: async ({ query }, { signedIn }) => {
      const list = await listFavourites(parts.db, signedIn().personID, query)
      return {
        list: list.map(({ fid, added_at: added }) => ({ fid, added })),
        count: (await countRecords(parts.db, signedIn().personID)).collect,
      }
    },
  }),
]

/** @returns every call for favourites */
export const favouriteCalls = (parts: PeopleParts, catalogue: CatalogueLookup): readonly GuardedCall[] => [
  ...adding(parts, catalogue),
  ...removing(parts),
]
