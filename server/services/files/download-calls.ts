/** Calls that deliver files and list a person's downloads. */
import * as z from 'zod/mini'
import { downloadList, downloadLog, fileKinds, fileSent, type FileRequest, mailedType } from '../../../contract/files/files.ts'
import { orderParams } from '../../../contract/saved/saved-items.ts'
import { userAgents } from '../../../contract/people/people.ts'
import { AppError } from '../../base/errors.ts'
import { SentFile } from '../../base/sent-file.ts'
import { findTask, listDownloads, markDelivered, noteOutcome, taskOfRequest } from '../../files/jobs/file-tasks.ts'
import { readEmail } from '../../people/account-rules.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { oneOfMany, requiredText } from '../calls/read-query.ts'
import { agentsOf } from '../people/account-calls.ts'
import { personCall, type Requester } from '../people/person-call.ts'
import { exampleID, existing, finished, isDone, longest, missing, pages, to } from '../people/record-call.ts'
import { common, judgeRequest, notMade, pathOf, requestOf } from './file-calls.ts'
import { countFile, countOfDay } from './file-limits.ts'
import { type FileParts, ownerOf, requireButtons, taskOwnerOf } from './file-parts.ts'
import { nameOfSite } from '../../sites/site-name.ts'
import { requestHash } from './file-setting.ts'
import { requireDone } from './file-task.ts'
import { fileOf, kindOfTask } from './give-file.ts'
import { requestedModel } from './requested-model.ts'
import { mailFile } from './mail-file.ts'

/**
 * E-mail address of the recipient; undefined where the file is downloaded. @throws AppError `emailMissing`, `emailInvalid`,
 * `signInNeeded`
 */
const recipientOf = ({ downloadType, email = '' }: FileRequest, { signedIn }: Requester): string | undefined => {
  if (downloadType !== mailedType && email === '') return undefined
  // Visitors cannot send e-mail.
  signedIn()
  return readEmail(email)
}

const sendFile = async (parts: FileParts, requester: Requester, request: FileRequest): Promise<z.infer<typeof fileSent>> => {
  const { people } = parts
  const { site, locale } = requester.visit
  if (request.selectionID.trim() !== '' && request.downloadType === undefined) throw new AppError('downloadTypeMissing')
  const recipient = recipientOf(request, requester)
  await judgeRequest(parts, requester, { ...request, isMailed: recipient !== undefined })
  if (recipient !== undefined && !people.delivery.delivers('email')) throw new AppError('mailNotConfigured')
  const [owner, hash] = [ownerOf(requester), requestHash(request, locale)]
  const known = await taskOfRequest(people.db, owner, hash)
  if (!known) {
    // Of a model that does not exist there is no file to wait for.
    await requestedModel(parts, requester, request)
    throw new AppError('fileUnfinished')
  }
  const task = requireDone(known)
  await countFile(people, { owner, request: hash, site })
  const file = await fileOf(parts, task)
  if (recipient !== undefined) await mailFile(people, requester.visit, { file, recipient, siteName: nameOfSite(site, locale) })
  await markDelivered(people.db, task.id, people.now())
  const { file_name: name, extension } = task
  return { path: recipient === undefined ? pathOf(task.id) : null, name, extension, contentLength: file.length }
}

const delivering = (parts: FileParts): readonly GuardedCall[] => [
  personCall({
    ...common,
    ...requestOf(parts),
    call: 'SendDownload',
    operation: 'fileSend',
    summary: 'Deliver a file',
    description:
      'Returns the path from which the file is fetched, and counts as a download. With an e-mail address the file is mailed (103: ZIP) and path is null.',
    access: to('file', 'add'),
    answer: { name: 'FileSent', shape: fileSent },
    failures: [
      ...requestOf(parts).failures,
      'downloadTypeMissing',
      'emailMissing',
      'emailInvalid',
      'mailNotConfigured',
      'fileUnfinished',
      ...notMade,
    ],
    handler: ({ body }, requester) => sendFile(parts, requester, body),
  }),
  personCall({
    ...common,
    call: 'Download',
    operation: 'fileDownload',
    summary: 'Download a file',
    description: 'The bytes as an attachment. The ETag is the SHA-256 of the file; Range requests are supported.',
    access: to('file', 'read'),
    parameters: { id: requiredText('Task id', longest) },
    example: { query: { id: exampleID } },
    answer: { name: 'FileBytes', shape: z.string() },
    file: { type: 'application/octet-stream' },
    failures: [missing, 'buttonNotGiven', 'dailyLimit', 'fileUnfinished', ...notMade],
    handler: async ({ query: { id } }, requester) => {
      const { people } = parts
      const task = requireDone(existing(await findTask(people.db, taskOwnerOf(requester), id)))
      const kind = kindOfTask(task)
      await requireButtons(parts, requester, { kind })
      const file = await fileOf(parts, task)
      // SendDownload does not count the file, so it is counted here.
      if (task.sent_at === null && kind !== 'preview') {
        await countOfDay(people, { owner: task.owner, site: requester.visit.site })
        await markDelivered(people.db, id, people.now())
      }
      return new SentFile(file)
    },
  }),
]

const downloadTypes = Object.values(fileKinds).map(({ type }) => String(type))

const listing = ({ people }: FileParts): readonly GuardedCall[] => [
  personCall({
    ...common,
    call: 'GetList',
    operation: 'fileList',
    summary: 'List own downloads',
    description: 'A page of the downloads, newest first; of one kind with DownloadType.',
    access: to('download', 'read'),
    parameters: {
      ...pages,
      DownloadType: oneOfMany(
        '1 drawing, 2 STEP, 3 ZIP, 4 preview, 5 DXF, 6 3D drawing, 7 spreadsheet, 8 parts list, 9 report; default all',
        downloadTypes,
      ),
    },
    answer: { name: 'DownloadList', shape: downloadList },
    handler: async ({ query: { page, size, DownloadType } }, { signedIn }) => {
      const type = DownloadType === undefined ? undefined : Number(DownloadType)
      const { count, list } = await listDownloads(people.db, signedIn().personID, { page, size, type })
      return {
        count,
        list: list.map((row) => ({
          id: row.id,
          selectionID: row.selection_id,
          downloadType: row.download_type,
          orderParams: orderParams.parse(JSON.parse(row.order_params)),
          unit: row.unit,
          skuName: row.sku_name,
          name: row.file_name,
          extension: row.extension,
          contentLength: row.length ?? 0,
          fetched: row.sent_at ?? '',
        })),
      }
    },
  }),
]

const reporting = ({ people }: FileParts): readonly GuardedCall[] => [
  personCall({
    ...common,
    service: 'log',
    call: 'download',
    operation: 'fileLog',
    summary: 'Report the outcome of a download',
    description: 'Sent by the page: saved, failed or cancelled.',
    access: to('file', 'add'),
    body: { name: 'DownloadLog', shape: downloadLog },
    example: { body: { id: exampleID, outcome: 'saved' } },
    answer: finished,
    failures: [missing],
    handler: async ({ body }, requester) => {
      existing(await noteOutcome(people.db, taskOwnerOf(requester), body))
      return isDone
    },
  }),
  personCall({
    ...common,
    call: 'GetUserAgents',
    operation: 'fileAgents',
    summary: 'List the agents one may download files for',
    description: 'The same as User/GetUserAgents.',
    access: to('account', 'read'),
    answer: { name: 'UserAgents', shape: userAgents },
    handler: (_, requester) => agentsOf(people, requester),
  }),
]

/** @returns the calls that deliver files */
export const downloadCalls = (parts: FileParts): readonly GuardedCall[] => [...delivering(parts), ...listing(parts), ...reporting(parts)]
