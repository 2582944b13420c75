/** The calls that give files out, and tell what somebody has fetched. */
import * as z from 'zod/mini'
import { downloadList, downloadLog, fileKinds, fileSent, type FileRequest, mailedType } from '../../../contract/files/files.ts'
import { orderParams } from '../../../contract/saved/saved-items.ts'
import { userAgents } from '../../../contract/people/people.ts'
import { AppError } from '../../base/errors.ts'
import { SentFile } from '../../base/sent-file.ts'
import { findTask, listDownloads, markGiven, noteOutcome, taskOfRequest } from '../../files/jobs/file-tasks.ts'
import { readEmail } from '../../people/account-rules.ts'
import { listAgents } from '../../people/people-repository.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { oneOfMany, requiredText } from '../calls/read-query.ts'
import { asked, type Asking, posted } from '../people/person-call.ts'
import { exampleID, existing, finished, isDone, longest, missing, pages, to } from '../people/record-call.ts'
import { countFile, countOfDay } from './file-limits.ts'
import { type FileParts, ownerOf, requireButtons, taskOwnerOf } from './file-parts.ts'
import { requestHash, requireDone, nameOfSite } from './file-task.ts'
import { fileOf, kindOfTask } from './give-file.ts'
import { mailFile } from './mail-file.ts'
import { common, judgeRequest, pathOf, requestOf } from './serve-making.ts'

/** Where a file is to be mailed to; undefined where it is fetched. @throws AppError `emailMissing`, `emailInvalid`, `signInNeeded` */
const recipientOf = ({ downloadType, email = '' }: FileRequest, { known }: Asking): string | undefined => {
  if (downloadType !== mailedType && email === '') return undefined
  // Nobody who is not known sends mail to others.
  known()
  return readEmail(email)
}

const sendFile = async (parts: FileParts, asking: Asking, given: FileRequest): Promise<z.infer<typeof fileSent>> => {
  const { people } = parts
  const { site, locale } = asking.visit
  if (given.selectionID.trim() !== '' && given.downloadType === undefined) throw new AppError('downloadTypeMissing')
  const recipient = recipientOf(given, asking)
  await judgeRequest(parts, asking, { ...given, isMailed: recipient !== undefined })
  const [owner, request] = [ownerOf(asking), requestHash(given, locale)]
  const found = await taskOfRequest(people.db, owner, request)
  if (!found) throw new AppError('fileUnfinished')
  const task = requireDone(found)
  await countFile(people, { owner, request, site })
  const file = await fileOf(parts, task)
  if (recipient !== undefined) await mailFile(people, asking.visit, { file, recipient, siteName: nameOfSite(site, locale) })
  await markGiven(people.db, task.id, people.now())
  const { file_name: name, extension } = task
  return { path: recipient === undefined ? pathOf(task.id) : null, name, extension, contentLength: file.length }
}

const send = (parts: FileParts): GuardedCall =>
  posted(
    { ...common, call: 'SendDownload', kind: 'fileSend', access: to('file', 'add'), answer: { name: 'FileSent', shape: fileSent } },
    { ...requestOf(parts), answer: (given, asking) => sendFile(parts, asking, given) },
  )

const download = (parts: FileParts): GuardedCall =>
  asked(
    {
      ...common,
      call: 'Download',
      kind: 'fileDownload',
      access: to('file', 'read'),
      answer: { name: 'FileBytes', shape: z.string() },
      file: { type: 'application/octet-stream' },
      mayMiss: missing,
    },
    { id: requiredText('fileTask', longest) },
    {
      example: { id: exampleID },
      answer: async ({ id }, asking) => {
        const { people } = parts
        const task = requireDone(existing(await findTask(people.db, taskOwnerOf(asking), id)))
        const kind = kindOfTask(task)
        await requireButtons(parts, asking, { kind })
        const file = await fileOf(parts, task)
        // Whoever knows the address and leaves out the call that counts is counted here.
        if (task.sent_at === null && kind !== 'preview') {
          await countOfDay(people, { owner: task.owner, site: asking.visit.site })
          await markGiven(people.db, id, people.now())
        }
        return new SentFile(file)
      },
    },
  )

/** Numbers of the kinds, as the address of a list says them. */
const typeNames = Object.values(fileKinds).map(({ type }) => String(type))

const list = ({ people: { db } }: FileParts): GuardedCall =>
  asked(
    { ...common, call: 'GetList', kind: 'fileList', access: to('download', 'read'), answer: { name: 'DownloadList', shape: downloadList } },
    { ...pages, DownloadType: oneOfMany('downloadType', typeNames) },
    {
      example: {},
      answer: async ({ page, size, DownloadType: type }, { known }) => {
        const wanted = { page, size, type: type === undefined ? undefined : Number(type) }
        const found = await listDownloads(db, known().personID, wanted)
        return {
          count: found.count,
          list: found.list.map((row) => ({
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
    },
  )

const log = ({ people: { db } }: FileParts): GuardedCall =>
  posted(
    {
      ...common,
      service: 'log',
      call: 'download',
      kind: 'fileLog',
      access: to('file', 'add'),
      answer: finished,
      mayMiss: missing,
    },
    {
      request: { name: 'DownloadLog', shape: downloadLog },
      example: { id: exampleID, outcome: 'saved' },
      answer: async (told, asking) => {
        existing(await noteOutcome(db, taskOwnerOf(asking), told))
        return isDone
      },
    },
  )

const agents = ({ people: { db } }: FileParts): GuardedCall =>
  asked(
    {
      ...common,
      call: 'GetUserAgents',
      kind: 'fileAgents',
      access: to('account', 'read'),
      answer: { name: 'UserAgents', shape: userAgents },
    },
    {},
    {
      example: {},
      answer: async (_, { known }) =>
        (await listAgents(db, known().personID)).map(({ id, name, logo_url: logoUrl }) => ({
          userAgentID: id,
          userAgentName: name,
          logoUrl,
        })),
    },
  )

/** The calls that deliver files and list what a person has downloaded. */
export const serveDownloads = (parts: FileParts): readonly GuardedCall[] => [
  send(parts),
  download(parts),
  list(parts),
  log(parts),
  agents(parts),
]
