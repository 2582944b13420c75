/** Calls for a person's saved selections. */
import { selectionDetails, selectionList, selectionSaved, selectionToSave } from '../../../contract/saved/saved-items.ts'
import { recordOrders } from '../../people/pages.ts'
import type { PeopleParts } from '../../people/parts.ts'
import {
  addSelection,
  deleteSelection,
  findSelection,
  listSelections,
  renameSelection,
  restoreSelection,
  saveAgain,
} from '../../people/selections.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { choice, optionalText, requiredText, wholeNumber } from '../calls/read-query.ts'
import { detailsOf, listedOf } from './describe-records.ts'
import type { CatalogueLookup } from './model-place.ts'
import { personCall } from './person-call.ts'
import { emptyBody, exampleID, exampleSelection, existing, finished, isDone, longest, missing, pages, to } from './record-call.ts'

/** Requests the newest version; no version has this number. */
const newest = 0

const service = 'RecordSelection'
const recordID = requiredText('Record id', longest)
const newName = requiredText('New name', 120)
const saved = { name: 'SelectionSaved', shape: selectionSaved }

type Versioned = Pick<CatalogueLookup, 'version'>

const savedSelections = (parts: PeopleParts, catalogue: Versioned): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'Add',
    operation: 'selectionAdd',
    summary: 'Save a selection',
    description:
      'Saves a new selection, or with id a new version of an existing one; older versions are kept. The same clientID is stored once.',
    access: to('selection', 'add'),
    body: { name: 'SelectionToSave', shape: selectionToSave },
    example: { body: { name: 'Z axis', selection: exampleSelection } },
    answer: saved,
    failures: [missing],
    handler: async ({ body: { id, ...input } }, { signedIn }) => {
      const { personID, company } = signedIn()
      const time = new Date(parts.now())
      if (id === undefined) return addSelection(parts.db, { personID, company }, { input, time })
      return existing(await saveAgain(parts.db, { personID, id }, { input, time }))
    },
  }),
  personCall({
    service,
    call: 'GetDetails',
    operation: 'selectionDetails',
    summary: 'Get a saved selection',
    description: 'The selection exactly as it was saved, with the results of that time and the list of its versions.',
    access: to('selection', 'read'),
    parameters: {
      id: recordID,
      version: wholeNumber('Version, counted from 1; default the newest', { usual: newest, most: 999_999 }),
    },
    example: { query: { id: exampleID } },
    answer: { name: 'SelectionDetails', shape: selectionDetails },
    failures: [missing],
    handler: async ({ query: { id, version } }, { signedIn }) =>
      detailsOf(existing(await findSelection(parts.db, { personID: signedIn().personID, id }, version === newest ? undefined : version))),
  }),
  personCall({
    service,
    call: 'GetList',
    operation: 'selectionList',
    summary: 'List saved selections',
    description: 'A page of the saved selections.',
    access: to('selection', 'read'),
    parameters: {
      ...pages,
      keyword: optionalText('Part of a name', longest),
      order: choice('Sort key; a leading minus reverses the order', recordOrders, '-changed'),
    },
    answer: { name: 'SelectionList', shape: selectionList },
    handler: async ({ query }, { signedIn, visit: { locale } }) => {
      const { list, count } = await listSelections(parts.db, signedIn().personID, query)
      return { list: list.map((one) => listedOf(one, catalogue.version(), locale)), count }
    },
  }),
]

const deletedSelections = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'Delete',
    operation: 'selectionDelete',
    summary: 'Delete a selection',
    description: 'A deleted selection can be restored.',
    access: to('selection', 'remove'),
    parameters: { ID: recordID },
    body: emptyBody,
    example: { query: { ID: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ query: { ID: id } }, { signedIn }) => {
      existing(await deleteSelection(parts.db, { personID: signedIn().personID, id }, new Date(parts.now())))
      return isDone
    },
  }),
  personCall({
    service,
    call: 'Restore',
    operation: 'selectionRestore',
    summary: 'Restore a selection',
    description: 'Undoes Delete.',
    access: to('selection', 'change'),
    parameters: { ID: recordID },
    body: emptyBody,
    example: { query: { ID: exampleID } },
    answer: finished,
    failures: [missing],
    handler: async ({ query: { ID: id } }, { signedIn }) => {
      existing(await restoreSelection(parts.db, { personID: signedIn().personID, id }))
      return isDone
    },
  }),
]

const namedSelections = (parts: PeopleParts): readonly GuardedCall[] => [
  personCall({
    service,
    call: 'Rename',
    operation: 'selectionRename',
    summary: 'Rename a selection',
    description: 'Changes the name alone; no new version is made.',
    access: to('selection', 'change'),
    parameters: { ID: recordID, name: newName },
    body: emptyBody,
    example: { query: { ID: exampleID, name: 'X axis' } },
    answer: finished,
    failures: [missing],
    handler: async ({ query: { ID: id, name } }, { signedIn }) => {
      existing(await renameSelection(parts.db, { personID: signedIn().personID, id }, { name, time: new Date(parts.now()) }))
      return isDone
    },
  }),
  personCall({
    service,
    call: 'Copy',
    operation: 'selectionCopy',
    summary: 'Copy a selection',
    description: 'Saves the newest version as a new selection with another name.',
    access: to('selection', 'add'),
    parameters: { ID: recordID, name: newName },
    body: emptyBody,
    example: { query: { ID: exampleID, name: 'X axis' } },
    answer: saved,
    failures: [missing],
    handler: async ({ query: { ID: id, name } }, { signedIn }) => {
      const { personID, company } = signedIn()
      const { selection, snapshot } = detailsOf(existing(await findSelection(parts.db, { personID, id })))
      const input = { name, selection, ...(snapshot && { snapshot }) }
      return addSelection(parts.db, { personID, company }, { input, time: new Date(parts.now()) })
    },
  }),
]

/** @returns every call for saved selections */
export const selectionCalls = (parts: PeopleParts, catalogue: Versioned): readonly GuardedCall[] => [
  ...savedSelections(parts, catalogue),
  ...deletedSelections(parts),
  ...namedSelections(parts),
]
