/** Calls that have files made: the kinds of files, whether one may be made, the request, and its progress. */
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
import { personCall, type Requester } from '../people/person-call.ts'
import { exampleID, existing, longest, missing, to } from '../people/record-call.ts'
import { requireRoom } from './file-limits.ts'
import { requestedAssembly } from './assembly-task.ts'
import { fileLabelKey } from './file-labels.ts'
import { type FileParts, ownerOf, requireButtons, requireOffered, taskOwnerOf } from './file-parts.ts'
import { requestedParts } from './requested-assembly.ts'
import { requestedModel } from './requested-model.ts'
import { kindOf, requestHash } from './file-setting.ts'
import { newTask, requireNotFailed } from './file-task.ts'

/** Properties shared by the calls for files. */
export const common = {
  service: 'RecordDownload',
  tag: 'Files of models: drawings, solids, lists, and own downloads',
  bucket: 'files',
} as const

/** Path from which a file is downloaded. */
export const pathOf = (id: string): string => `/api/${common.service}/Download?id=${id}`

/**
 * Checks a request before anything is looked up. @throws AppError `selectionMissing`, `fileNotOffered`, `signInNeeded`,
 * `buttonNotGiven`
 */
export async function judgeRequest(
  parts: FileParts,
  requester: Requester,
  { isMailed = false, ...request }: Pick<FileRequest, 'selectionID' | 'downloadType'> & { readonly isMailed?: boolean },
): Promise<void> {
  if (request.selectionID.trim() === '') throw new AppError('selectionMissing')
  const kind = kindOf(request)
  requireOffered(parts, requester.visit.locale, kind)
  await requireButtons(parts, requester, { kind, isMailed })
}

/** @throws AppError for a model or an assembly that cannot be found */
const requireSubject = async (parts: FileParts, requester: Requester, request: FileRequest): Promise<void> => {
  const requested = await requestedParts(parts, requester, request)
  await (requested ? requestedAssembly(parts, requester, requested) : requestedModel(parts, requester, request))
}

/** @returns how many more files the requester may have today; previews on a page are not counted */
const roomFor = (parts: FileParts, requester: Requester, request: FileRequest): Promise<number> => {
  const { site, locale } = requester.visit
  return kindOf(request) === 'preview'
    ? Promise.resolve(site.files.perDay)
    : requireRoom(parts.people, { owner: ownerOf(requester), request: requestHash(request, locale), site })
}

/** Errors of a file that was not made. */
export const notMade = ['fileFailed', 'fileTimedOut'] as const

/** The body of calls that take a file request, with an example, and the errors of such a request. */
export const requestOf = (parts: FileParts) =>
  ({
    labelKey: fileLabelKey,
    body: { name: 'FileRequest', shape: fileRequest },
    example: () => ({ body: { selectionID: parts.exampleModel(), downloadType: fileKinds.bom.type } }),
    failures: [
      'selectionMissing',
      'fileNotOffered',
      'signInNeeded',
      'buttonNotGiven',
      missing,
      'selectionWithoutModel',
      'unknownModel',
      'dailyLimit',
      'downloadTooOften',
    ],
  }) as const

const checking = (parts: FileParts): readonly GuardedCall[] => [
  personCall({
    ...common,
    call: 'GetTypes',
    operation: 'fileTypes',
    summary: 'List the kinds of files',
    description: 'The number (downloadType) and file extension of each kind that can be made.',
    access: to('site', 'read'),
    answer: { name: 'FileTypes', shape: fileTypes },
    handler: async () => ({
      list: parts.making.kinds.map((kind) => ({ downloadType: fileKinds[kind].type, extension: fileKinds[kind].extension })),
    }),
  }),
  personCall({
    ...common,
    ...requestOf(parts),
    call: 'CheckDownload',
    operation: 'fileCheck',
    summary: 'Whether a file may be downloaded',
    description:
      'How many more files may be downloaded today. Code 2: the daily limit of the site is reached (in its time zone). The same file within 20 s is refused with the seconds left to wait.',
    access: to('file', 'add'),
    answer: { name: 'FileChecked', shape: fileChecked },
    handler: async ({ body }, requester) => {
      await judgeRequest(parts, requester, body)
      await requireSubject(parts, requester, body)
      return { left: await roomFor(parts, requester, body) }
    },
  }),
]

/** How long the answer to a request waits for its file, ms. */
const patience = 1000

/** @returns whether the file is made, or becomes so on this node while its requester waits for the answer */
const isSoonDone = async (
  { people: { db }, making }: FileParts,
  requester: Requester,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<boolean> => {
  const isDone = async () => (await findTask(db, taskOwnerOf(requester), id))?.state === 'done'
  const answered = new AbortController()
  const { signal = answered.signal } = requester.visit
  const ended = making.ended(key, AbortSignal.any([signal, answered.signal, AbortSignal.timeout(patience)]))
  making.nudge()
  try {
    if (await isDone()) return true
    await ended
    return await isDone()
  } finally {
    answered.abort()
  }
}

const ordering = (parts: FileParts): readonly GuardedCall[] => [
  personCall({
    ...common,
    ...requestOf(parts),
    call: 'CreateModel',
    operation: 'fileCreate',
    summary: 'Request a file',
    description:
      'Answers with a task, within a second: a file that is made by then is complete at once. The same request returns the same task. downloadType: 1 drawing (PDF), 2 STEP (AP242), 3 ZIP of all, 4 preview, 5 DXF, 6 PDF with a 3D picture, 7 spreadsheet, 8 parts list (CSV), 9 report, 10 STL, 11 3MF, 12 STEP AP214, 13 STEP AP203, 14 IGES; 103 is 3. selectionID: a saved selection, or series/id of a model as in the address of its page.',
    access: to('file', 'add'),
    answer: { name: 'FileTaskMade', shape: fileTaskMade },
    failures: [...requestOf(parts).failures, 'reportWithoutCalculation'],
    handler: async ({ body }, requester) => {
      await judgeRequest(parts, requester, body)
      await roomFor(parts, requester, body)
      const { db, now } = parts.people
      const requested = await newTask(parts, requester, body)
      const id = await askForFile(db, requested, now())
      return { taskid: id, checkPath: id, complete: await isSoonDone(parts, requester, { id, key: requested.job.key }) }
    },
  }),
  personCall({
    ...common,
    call: 'CheckCreateModel',
    operation: 'fileState',
    summary: 'Progress of a file',
    description:
      'Percentage of steps done, on whichever node makes the file; its path once it is complete. A code other than 0: the file could not be made.',
    access: to('file', 'read'),
    parameters: { checkPath: requiredText('checkPath from the answer of CreateModel', longest) },
    example: { query: { checkPath: exampleID } },
    answer: { name: 'FileTaskState', shape: fileTaskState },
    failures: [missing, ...notMade],
    handler: async ({ query: { checkPath } }, requester) => {
      const task = existing(await findTask(parts.people.db, taskOwnerOf(requester), checkPath))
      requireNotFailed(task)
      const { id, state, progress, extension, length } = task
      if (state !== 'done' || length === null) return { complete: false, progress: Math.floor((progress ?? 0) * 100) }
      return { complete: true, progress: 100, path: pathOf(id), extension, contentLength: length }
    },
  }),
]

/** @returns the calls that have files made */
export const fileCalls = (parts: FileParts): readonly GuardedCall[] => [...checking(parts), ...ordering(parts)]
