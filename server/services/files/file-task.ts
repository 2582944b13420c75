/** From what is asked to a task and the job that makes its file. */
import { type FileKind, fileKindOf, type FileRequest, fileKinds } from '../../../contract/files/files.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { AppError } from '../../base/errors.ts'
import { canonicalJson, sha256 } from '../../files/canonical-json.ts'
import type { FileMotor } from '../../files/file-calculation.ts'
import type { FileInput, FileModel, FileSite } from '../../files/file-input.ts'
import { asksOfCalculation, calculatedOf } from '../../files/geometry/model-part.ts'
import { addressOfSite } from '../../sites/site-address.ts'
import { fileNameOf } from '../../files/file-names.ts'
import type { NewJob } from '../../files/jobs/file-jobs.ts'
import type { NewTask, TaskWithJob } from '../../files/jobs/file-tasks.ts'
import { listAgents } from '../../people/people-repository.ts'
import type { Requester } from '../people/person-call.ts'
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

/** As the company calls itself. */
export const nameOfSite = ({ outName, outNameEn }: Site, locale: Locale): string =>
  (locale === 'zh-Hans' ? (outName ?? outNameEn) : (outNameEn ?? outName)) ?? productName

const siteOf = (site: Site, locale: Locale, ownAddress: string): FileSite => ({
  key: site.key,
  name: nameOfSite(site, locale),
  address: addressOfSite(site, ownAddress),
})

const modelOf = ({ product }: AskedModel): FileModel => {
  const { family, driveID: sku, skuName: name, series, maker, basis, source, tip: note, figures, candidate } = product
  return { family, sku, name, series, maker, basis, source, note, figures, candidate }
}

/** Kinds that show it, or hold one that does. */
const showsLogo: ReadonlySet<FileKind> = new Set(['drawing', 'drawing3d', 'archive'])

/** Kinds that say what was calculated; a report says nothing else. */
const saysCalculation: ReadonlySet<FileKind> = new Set(['report', 'archive'])
/** Kinds that show no part in space. */
const showsNoPart: ReadonlySet<FileKind> = new Set(['sheet', 'bom'])

/** What was calculated, of kinds that say it, and the lengths of it that the part asks for. */
type Calculated = Pick<FileInput, 'calculation' | 'calculated'>

/** @throws AppError `reportWithoutCalculation`, `invalidRequest` for a question that has no answer where the file is to say it */
const calculatedFor = async (
  parts: FileParts,
  given: FileRequest,
  { asked, visit }: { readonly asked: AskedModel; readonly visit: Requester['visit'] },
): Promise<Calculated> => {
  const kind = kindOf(given)
  const { family, driveID: skuID } = asked.product
  // What another page sent is JSON, which its reader judges.
  const selection = given.selection ?? asked.selection
  const isSaid = saysCalculation.has(kind)
  if (!selection && kind === 'report') throw new AppError('reportWithoutCalculation')
  const isAskedFor = !showsNoPart.has(kind) && (await asksOfCalculation(family))
  if (!selection || !(isSaid || isAskedFor)) return {}
  const read = await parts.calculate(
    { selection, asked: given.asked ?? asked.asked, skuID, motorSku: given.motorSku ?? asked.motorSku },
    visit,
  )
  if ('faults' in read) {
    if (isSaid) throw new AppError('invalidRequest', { issues: read.faults })
    return {}
  }
  const calculated = isAskedFor ? await calculatedOf(family, read.values) : {}
  return { ...(isSaid && { calculation: read.values }), ...(Object.keys(calculated).length > 0 && { calculated }) }
}

/** A motor that the model is not ordered with stands beside it, not on it. */
const mounted = (motor: FileMotor, { order: { parts } }: AskedModel['product']): FileMotor => {
  const offered = parts.find(({ name }) => name === 'motor')?.values ?? []
  const { flange: _unfit, ...alone } = motor
  return offered.length === 0 || offered.includes(motor.name) ? motor : alone
}

/**
 * The motor that is ordered with the model, else that of the pair.
 *
 * @throws AppError `invalidRequest` for a motor that there is not
 */
const motorFor = async (parts: FileParts, given: FileRequest, asked: AskedModel): Promise<FileMotor | undefined> => {
  const { motor: ordered } = asked.chosen
  const sku = given.motorSku ?? asked.motorSku
  const named = ordered === undefined ? undefined : await parts.motorOf({ name: String(ordered) })
  const paired = sku === undefined ? undefined : await parts.motorOf({ sku })
  if (sku !== undefined && !paired) {
    throw new AppError('invalidRequest', { issues: [{ code: 'notAnOption', path: 'motorSku', params: { text: sku } }] })
  }
  const found = named ?? paired
  return found && mounted(found, asked.product)
}

type Known = {
  readonly asked: AskedModel
  readonly visit: Requester['visit']
  readonly calculated: Calculated
  readonly motor: FileMotor | undefined
  readonly engineVersion: string
  readonly ownAddress: string
}

const inputOf = (
  given: FileRequest,
  { asked, visit: { locale, site }, calculated, motor, engineVersion, ownAddress }: Known,
): FileInput => {
  const kind = kindOf(given)
  return {
    kind,
    locale,
    unit: given.unit === 1 ? 'in' : 'mm',
    ...(kind === 'drawing3d' && given.insert3d && { insert3d: true as const }),
    site: siteOf(site, locale, ownAddress),
    ...(site.logo !== undefined && showsLogo.has(kind) && { logo: site.logo }),
    model: modelOf(asked),
    chosen: asked.chosen,
    orderCode: asked.orderCode,
    ...(given.position !== undefined && { position: given.position }),
    ...(motor && { motor }),
    ...calculated,
    catalogueVersion: asked.product.catalogueVersion,
    engineVersion,
  }
}

/** Whoever looks at a page waits for a preview; for a file one goes on working. */
const priorities = { preview: 0, file: 1 } as const

/** @throws AppError `unknownRecord` for an agent of somebody else */
const requireOwnAgent = async ({ people }: FileParts, { principal }: Requester, id: string | null | undefined): Promise<void> => {
  if (id === null || id === undefined || id === '') return
  const own = principal.role === 'visitor' ? [] : await listAgents(people.db, principal.personID)
  if (!own.some((agent) => agent.id === id)) throw new AppError('unknownRecord')
}

/** @throws AppError for a request that no file can be made of */
export async function newTask(
  parts: FileParts,
  requester: Requester,
  given: FileRequest,
): Promise<{ readonly job: NewJob; readonly task: NewTask }> {
  const asked = await askedModel(parts, requester, given)
  await requireOwnAgent(parts, requester, given.userAgentID)
  const { principal, visit } = requester
  const kind = kindOf(given)
  const known = {
    asked,
    visit,
    calculated: await calculatedFor(parts, given, { asked, visit }),
    motor: await motorFor(parts, given, asked),
    engineVersion: await parts.engineVersion(),
    ownAddress: parts.ownAddress,
  }
  const input = canonicalJson(inputOf(given, known))
  return {
    job: { key: sha256(input), kind, input, priority: kind === 'preview' ? priorities.preview : priorities.file },
    task: {
      owner: ownerOf(requester),
      person_id: principal.role === 'visitor' ? null : principal.personID,
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
