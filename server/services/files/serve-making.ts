/** The calls that have a file made: what there is, whether somebody may, asking for it, and how far it is. */
import {
  fileChecked,
  fileKinds,
  fileRequest,
  type FileRequest,
  fileTaskMade,
  fileTaskState,
  fileTypes,
} from '../../../contract/files/files.ts'
import { AppError } from '../../base/errors.ts'
import { askForFile, findTask } from '../../files/jobs/file-tasks.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { requiredText } from '../calls/read-query.ts'
import { asked, type Asking, posted } from '../people/person-call.ts'
import { exampleID, existing, longest, missing, to } from '../people/record-call.ts'
import { requireRoom } from './file-limits.ts'
import { type FileParts, ownerOf, requireButtons, requireOffered, taskOwnerOf } from './file-parts.ts'
import { kindOf, newTask, requestHash, requireNotFailed } from './file-task.ts'

/** What the calls about files have in common. */
export const common = { service: 'RecordDownload', heading: 'fileTag', bucket: 'files' } as const

/** Where a file is fetched. */
export const pathOf = (id: string): string => `/api/${common.service}/Download?id=${id}`

/**
 * What is judged before anything is looked up.
 *
 * @throws AppError `selectionMissing`, `fileNotOffered`, `signInNeeded`, `buttonNotGiven`
 */
export async function judgeRequest(
  parts: FileParts,
  asking: Asking,
  { isMailed = false, ...given }: Pick<FileRequest, 'selectionID' | 'downloadType'> & { readonly isMailed?: boolean },
): Promise<void> {
  if (given.selectionID.trim() === '') throw new AppError('selectionMissing')
  const kind = kindOf(given)
  requireOffered(parts, asking.visit.locale, kind)
  await requireButtons(parts, asking, { kind, isMailed })
}

/** A picture on a page is no download: it counts for nothing. @returns how many more files somebody gets today */
const roomFor = (parts: FileParts, asking: Asking, given: FileRequest): Promise<number> => {
  const { site, locale } = asking.visit
  const ofNothing = kindOf(given) === 'preview' ? '' : requestHash(given, locale)
  return ofNothing === ''
    ? Promise.resolve(site.files.perDay)
    : requireRoom(parts.people, { owner: ownerOf(asking), request: ofNothing, site })
}

/** The shape of what the calls take, and an example of it. */
export const requestOf = (parts: FileParts) => ({
  request: { name: 'FileRequest', shape: fileRequest },
  example: { selectionID: parts.exampleModel(), downloadType: fileKinds.bom.type },
})

const types = ({ making }: FileParts): GuardedCall =>
  asked(
    { ...common, call: 'GetTypes', kind: 'fileTypes', access: to('site', 'read'), answer: { name: 'FileTypes', shape: fileTypes } },
    {},
    {
      example: {},
      answer: async () => ({
        list: making.kinds.map((kind) => ({ downloadType: fileKinds[kind].type, extension: fileKinds[kind].extension })),
      }),
    },
  )

const check = (parts: FileParts): GuardedCall =>
  posted(
    {
      ...common,
      call: 'CheckDownload',
      kind: 'fileCheck',
      access: to('file', 'add'),
      answer: { name: 'FileChecked', shape: fileChecked },
    },
    {
      ...requestOf(parts),
      answer: async (given, asking) => {
        await judgeRequest(parts, asking, given)
        return { left: await roomFor(parts, asking, given) }
      },
    },
  )

const create = (parts: FileParts): GuardedCall =>
  posted(
    {
      ...common,
      call: 'CreateModel',
      kind: 'fileCreate',
      access: to('file', 'add'),
      answer: { name: 'FileTaskMade', shape: fileTaskMade },
      mayMiss: 'unknownModel',
    },
    {
      ...requestOf(parts),
      answer: async (given, asking) => {
        await judgeRequest(parts, asking, given)
        await roomFor(parts, asking, given)
        const { db, now } = parts.people
        const id = await askForFile(db, await newTask(parts, asking, given), now())
        parts.making.nudge()
        const found = await findTask(db, taskOwnerOf(asking), id)
        return { taskid: id, checkPath: id, complete: found?.state === 'done' }
      },
    },
  )

const state = ({ people: { db } }: FileParts): GuardedCall =>
  asked(
    {
      ...common,
      call: 'CheckCreateModel',
      kind: 'fileState',
      access: to('file', 'read'),
      answer: { name: 'FileTaskState', shape: fileTaskState },
      mayMiss: missing,
    },
    { checkPath: requiredText('checkPath', longest) },
    {
      example: { checkPath: exampleID },
      answer: async ({ checkPath }, asking) => {
        const task = existing(await findTask(db, taskOwnerOf(asking), checkPath))
        requireNotFailed(task)
        const { id, state: now, progress, extension, length } = task
        if (now !== 'done' || length === null) return { complete: false, progress: Math.floor((progress ?? 0) * 100) }
        return { complete: true, progress: 100, path: pathOf(id), extension, contentLength: length }
      },
    },
  )

/** The calls that order a file and report its progress. */
export const serveMaking = (parts: FileParts): readonly GuardedCall[] => [types(parts), check(parts), create(parts), state(parts)]
