/** From what is asked to a task and the job that makes its file. */
import { type FileKind, fileKindOf, type FileRequest, fileKinds } from '../../../contract/files.ts'
import type { Site } from '../../../contract/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { AppError } from '../../base/errors.ts'
import { canonicalJson, sha256 } from '../../files/canonical-json.ts'
import type { FileCalculation } from '../../files/file-calculation.ts'
import type { FileInput, FileModel, FileMotor, FileSite } from '../../files/file-input.ts'
import { fileNameOf } from '../../files/file-names.ts'
import type { NewJob } from '../../files/jobs/file-jobs.ts'
import type { NewTask, TaskWithJob } from '../../files/jobs/file-tasks.ts'
import { listAgents } from '../../people/people-repository.ts'
import type { Asking } from '../people/person-call.ts'
import { type AskedModel, askedModel } from './asked-model.ts'
import { type FileParts, ownerOf } from './file-parts.ts'

/** Of a request without a type the drawing. */
export const kindOf = ({ downloadType = fileKinds.drawing.type }: Pick<FileRequest, 'downloadType'>): FileKind => fileKindOf(downloadType)

/** What tells two requests apart: not how they are sent, nor how one of them reaches somebody. */
export const requestHash = (given: FileRequest, locale: Locale): string => {
  const { downloadType: _type, appID: _from, email: _email, userAgentID = null, isGeneral = false, drwCustomType = '', ...rest } = given
  return sha256(canonicalJson({ ...rest, kind: kindOf(given), userAgentID, isGeneral, drwCustomType, locale }))
}

const productName = 'Sizewright'

/** The same whatever name somebody reached the site by. */
export const siteOf = ({ key, outName, outNameEn, hosts: [host] }: Site, locale: Locale): FileSite => ({
  key,
  name: (locale === 'zh-Hans' ? (outName ?? outNameEn) : (outNameEn ?? outName)) ?? productName,
  address: host === undefined ? '' : `https://${host}`,
})

const modelOf = ({ product }: AskedModel): FileModel => {
  const { family, driveID: sku, skuName: name, series, maker, basis, source, tip: note, figures, candidate } = product
  return { family, sku, name, series, maker, basis, source, note, figures, candidate }
}

/** Kinds that show it, or hold one that does. */
const showsLogo: ReadonlySet<FileKind> = new Set(['drawing', 'drawing3d', 'archive'])

/** Kinds that say what was calculated; a report says nothing else. */
const saysCalculation: ReadonlySet<FileKind> = new Set(['report', 'archive'])

/** @throws AppError `reportWithoutCalculation`, `invalidRequest` for a question that has no answer */
const calculationFor = async (
  parts: FileParts,
  given: FileRequest,
  { asked, visit }: { readonly asked: AskedModel; readonly visit: Asking['visit'] },
): Promise<FileCalculation | undefined> => {
  const kind = kindOf(given)
  // What another page sent is JSON, which its reader judges.
  const selection = given.selection ?? asked.selection
  if (!saysCalculation.has(kind)) return undefined
  if (!selection && kind === 'report') throw new AppError('reportWithoutCalculation')
  if (!selection) return undefined
  const wanted = { selection, asked: given.asked, skuID: asked.product.driveID, motorSku: given.motorSku }
  const read = await parts.calculate(wanted, visit)
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults })
  return read.values
}

type Known = {
  readonly asked: AskedModel
  readonly visit: Asking['visit']
  readonly calculation: FileCalculation | undefined
  readonly motor: FileMotor | undefined
  readonly engineVersion: string
}

const inputOf = (given: FileRequest, { asked, visit: { locale, site }, calculation, motor, engineVersion }: Known): FileInput => {
  const kind = kindOf(given)
  return {
    kind,
    locale,
    unit: given.unit === 1 ? 'in' : 'mm',
    ...(kind === 'drawing3d' && given.insert3d && { insert3d: true as const }),
    site: siteOf(site, locale),
    ...(site.logo !== undefined && showsLogo.has(kind) && { logo: site.logo }),
    model: modelOf(asked),
    chosen: asked.chosen,
    orderCode: asked.orderCode,
    ...(given.position !== undefined && { position: given.position }),
    ...(motor && { motor }),
    ...(calculation && { calculation }),
    catalogueVersion: asked.product.catalogueVersion,
    engineVersion,
  }
}

/** Whoever looks at a page waits for a preview; for a file one goes on working. */
const priorities = { preview: 0, file: 1 } as const

/** @throws AppError `unknownRecord` for an agent of somebody else */
const requireOwnAgent = async ({ people }: FileParts, { who }: Asking, id: string | null | undefined): Promise<void> => {
  if (id === null || id === undefined || id === '') return
  const own = who.role === 'visitor' ? [] : await listAgents(people.db, who.personID)
  if (!own.some((agent) => agent.id === id)) throw new AppError('unknownRecord')
}

/** @throws AppError for a request that no file can be made of */
export async function newTask(
  parts: FileParts,
  asking: Asking,
  given: FileRequest,
): Promise<{ readonly job: NewJob; readonly task: NewTask }> {
  const asked = await askedModel(parts, asking, given)
  await requireOwnAgent(parts, asking, given.userAgentID)
  const { who, visit } = asking
  const kind = kindOf(given)
  const known = {
    asked,
    visit,
    calculation: await calculationFor(parts, given, { asked, visit }),
    motor: given.motorSku === undefined || kind === 'report' ? undefined : await parts.motorOf(given.motorSku),
    engineVersion: await parts.engineVersion(),
  }
  const input = canonicalJson(inputOf(given, known))
  return {
    job: { key: sha256(input), kind, input, priority: kind === 'preview' ? priorities.preview : priorities.file },
    task: {
      owner: ownerOf(asking),
      person_id: who.role === 'visitor' ? null : who.personID,
      company: visit.site.key,
      request_hash: requestHash(given, visit.locale),
      download_type: fileKinds[kind].type,
      selection_id: given.selectionID,
      order_params: JSON.stringify(given.orderParams),
      unit: given.unit,
      sku_name: asked.product.skuName,
      file_name: fileNameOf(asked.orderCode, kind),
      extension: fileKinds[kind].extension,
    },
  }
}

/** A task whose file is made. */
export type DoneTask = TaskWithJob & { readonly input: string; readonly length: number }

/** @throws AppError `fileFailed`, `fileTimedOut` where it was not made */
export const requireNotFailed = ({ state, fault, sku_name: name }: TaskWithJob): void => {
  // A job that is gone was asked for so long ago that it is asked for anew.
  if (state === null) throw new AppError('fileFailed', { params: { name } })
  if (state !== 'failed') return
  throw new AppError(fault === 'timeout' ? 'fileTimedOut' : 'fileFailed', { params: { name } })
}

/** @throws AppError `fileFailed`, `fileTimedOut`, `fileUnfinished` */
export function requireDone(task: TaskWithJob): DoneTask {
  requireNotFailed(task)
  const { state, input, length } = task
  if (state !== 'done' || input === null || length === null) throw new AppError('fileUnfinished')
  return { ...task, input, length }
}
