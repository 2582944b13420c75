/** The calls about saved selections. */
import { selectionDetails, selectionList, selectionSaved, selectionToSave } from '../../../contract/saved/saved-items.ts'
import type { PeopleParts } from '../../people/parts.ts'
import {
  addSelection,
  deleteSelection,
  findSelection,
  listSelections,
  renameSelection,
  restoreSelection,
  saveAgain,
  selectionOrders,
} from '../../people/selections.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { choice, optionalText, requiredText, wholeNumber } from '../calls/read-query.ts'
import { detailsOf, listedOf } from './describe-records.ts'
import { asked, posted } from './person-call.ts'
import { exampleID, exampleSelection, existing, finished, isDone, longest, missing, pages, to } from './record-call.ts'

/** No version has this number. */
const newest = 0

const recordID = requiredText('recordID', longest)
const selections = 'RecordSelection'

const savedSelections = (parts: PeopleParts): readonly GuardedCall[] => [
  posted(
    {
      service: selections,
      call: 'Add',
      kind: 'selectionAdd',
      access: to('selection', 'add'),
      answer: { name: 'SelectionSaved', shape: selectionSaved },
      mayMiss: missing,
    },
    {
      request: { name: 'SelectionToSave', shape: selectionToSave },
      example: { name: 'Z axis', selection: exampleSelection },
      answer: async ({ id, ...given }, { known }) => {
        const { personID, company } = known()
        const time = new Date(parts.now())
        if (id === undefined) return addSelection(parts.db, { personID, company }, { given, time })
        return existing(await saveAgain(parts.db, { personID, id }, { given, time }))
      },
    },
  ),
  asked(
    {
      service: selections,
      call: 'GetDetails',
      kind: 'selectionDetails',
      access: to('selection', 'read'),
      answer: { name: 'SelectionDetails', shape: selectionDetails },
      mayMiss: missing,
    },
    { id: recordID, version: wholeNumber('recordVersion', { usual: newest, most: 999_999 }) },
    {
      example: { id: exampleID },
      answer: async ({ id, version }, { known }) =>
        detailsOf(existing(await findSelection(parts.db, { personID: known().personID, id }, version === newest ? undefined : version))),
    },
  ),
  asked(
    {
      service: selections,
      call: 'GetList',
      kind: 'selectionList',
      access: to('selection', 'read'),
      answer: { name: 'SelectionList', shape: selectionList },
    },
    { ...pages, keyword: optionalText('recordKeyword', longest), order: choice('recordOrder', selectionOrders, '-changed') },
    {
      example: {},
      answer: async (wanted, { known }) => {
        const { list, count } = await listSelections(parts.db, known().personID, wanted)
        return { list: list.map(listedOf), count }
      },
    },
  ),
]

const changedSelections = (parts: PeopleParts): readonly GuardedCall[] => {
  const common = { service: selections, answer: finished, mayMiss: missing } as const
  return [
    posted(
      { ...common, call: 'Delete', kind: 'selectionDelete', access: to('selection', 'remove') },
      {
        parameters: { ID: recordID },
        exampleQuery: { ID: exampleID },
        answer: async (_, { known }, { ID: id }) => {
          existing(await deleteSelection(parts.db, { personID: known().personID, id }, new Date(parts.now())))
          return isDone
        },
      },
    ),
    posted(
      { ...common, call: 'Restore', kind: 'selectionRestore', access: to('selection', 'change') },
      {
        parameters: { ID: recordID },
        exampleQuery: { ID: exampleID },
        answer: async (_, { known }, { ID: id }) => {
          existing(await restoreSelection(parts.db, { personID: known().personID, id }))
          return isDone
        },
      },
    ),
    posted(
      { ...common, call: 'Rename', kind: 'selectionRename', access: to('selection', 'change') },
      {
        parameters: { ID: recordID, name: requiredText('newName', 120) },
        exampleQuery: { ID: exampleID, name: 'X axis' },
        answer: async (_, { known }, { ID: id, name }) => {
          existing(await renameSelection(parts.db, { personID: known().personID, id }, { name, time: new Date(parts.now()) }))
          return isDone
        },
      },
    ),
    posted(
      {
        ...common,
        call: 'Copy',
        kind: 'selectionCopy',
        access: to('selection', 'add'),
        answer: { name: 'SelectionSaved', shape: selectionSaved },
      },
      {
        parameters: { ID: recordID, name: requiredText('newName', 120) },
        exampleQuery: { ID: exampleID, name: 'X axis' },
        answer: async (_, { known }, { ID: id, name }) => {
          const { personID, company } = known()
          const { selection, snapshot } = detailsOf(existing(await findSelection(parts.db, { personID, id })))
          const given = { name, selection, ...(snapshot && { snapshot }) }
          return addSelection(parts.db, { personID, company }, { given, time: new Date(parts.now()) })
        },
      },
    ),
  ]
}

/** Calls about the selections of whoever asks. */
export const serveSelections = (parts: PeopleParts): readonly GuardedCall[] => [...savedSelections(parts), ...changedSelections(parts)]
