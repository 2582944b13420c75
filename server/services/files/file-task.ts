/** Creates the task of a file request, and the job that makes the file. */
import { drawingViews } from '../../../contract/files/drawing-choices.ts'
import type { FileKind, FileRequest } from '../../../contract/files/files.ts'
import { AppError } from '../../base/errors.ts'
import type { FileInput } from '../../files/file-input.ts'
import type { FileModel } from '../../files/file-model.ts'
import { asksOfCalculation, calculatedOf } from '../../files/geometry/model-part.ts'
import type { AssemblyFile } from '../../files/assembly/assembly-file.ts'
import { fileNameOf } from '../../files/file-names.ts'
import { sealed } from '../../files/report/report-seal.ts'
import type { NewJob } from '../../files/jobs/file-jobs.ts'
import type { NewTask, TaskWithJob } from '../../files/jobs/file-tasks.ts'
import { loadFamily } from '../../../families/registry.ts'
import { listAgents } from '../../people/people-repository.ts'
import type { Requester } from '../people/person-call.ts'
import { requestedParts } from './requested-assembly.ts'
import { type RequestedModel, requestedModel } from './requested-model.ts'
import type { Row } from '../versions/catalogue-versions.ts'
import { assemblyInput, assemblyTask } from './assembly-task.ts'
import { hasSheet, kindOf, siteOf, taskFor, unitOf } from './file-setting.ts'
import type { FileParts } from './file-parts.ts'
import { orderedAssembly } from './ordered-assembly.ts'

const modelOf = ({ product }: RequestedModel): FileModel => {
  const { family, driveID: sku, skuName: name, series, maker, basis, source, tip: note, figures, candidate } = product
  return { family, sku, name, series, maker, basis, source, note, figures, candidate }
}

/** Kinds of files that show the logo, or contain one that does. */
const showsLogo: ReadonlySet<FileKind> = new Set(['drawing', 'drawing3d', 'archive'])

/** Kinds that show views of the part, or contain one that does. */
const showsViews: ReadonlySet<FileKind> = new Set(['drawing', 'drawing3d', 'dxf', 'report', 'archive'])

/** Kinds that state a calculation; a report states nothing else. */
const saysCalculation: ReadonlySet<FileKind> = new Set(['report', 'archive'])
/** Kinds that list the order code, with what is open in it. */
const listsCode: ReadonlySet<FileKind> = new Set(['sheet', 'bom', 'archive'])

/** Kinds that show no three-dimensional part. */
const showsNoPart: ReadonlySet<FileKind> = new Set(['sheet', 'bom'])

/** The calculation, for kinds that state it, and the calculated lengths that the part needs. */
type Calculated = Pick<FileInput, 'calculation' | 'calculated'>

/** @throws AppError `reportWithoutCalculation`, or `invalidRequest` for an invalid calculation that the file must state */
const calculatedFor = async (
  parts: FileParts,
  request: FileRequest,
  { model, visit }: { readonly model: RequestedModel; readonly visit: Requester['visit'] },
): Promise<Calculated> => {
  const kind = kindOf(request)
  const { family, driveID: skuID } = model.product
  // A selection sent by a page is JSON, validated by its parser.
  const selection = request.selection ?? model.selection
  const hasCalculation = saysCalculation.has(kind)
  if (!selection && kind === 'report') throw new AppError('reportWithoutCalculation')
  const isCalculated = !showsNoPart.has(kind) && (await asksOfCalculation(family))
  if (!selection || !(hasCalculation || isCalculated)) return {}
  const read = await parts.calculate(
    { selection, request: request.asked ?? model.request, skuID, motorSku: request.motorSku ?? model.motorSku },
    visit,
  )
  if ('faults' in read) {
    if (hasCalculation) throw new AppError('invalidRequest', { issues: read.faults, ...(read.labelKey && { labelKey: read.labelKey }) })
    return {}
  }
  const calculated = isCalculated ? await calculatedOf(family, read.values) : {}
  return { ...(hasCalculation && { calculation: read.values }), ...(Object.keys(calculated).length > 0 && { calculated }) }
}

/**
 * The motor ordered with the model, else the motor chosen with it.
 *
 * @throws AppError `invalidRequest` for an unknown motor
 */
const motorFor = async (parts: FileParts, request: FileRequest, model: RequestedModel): Promise<Row | undefined> => {
  const { motor: ordered } = model.chosen
  const sku = request.motorSku ?? model.motorSku
  const named = ordered === undefined ? undefined : await parts.motorOf({ name: String(ordered) })
  const paired = sku === undefined ? undefined : await parts.motorOf({ sku })
  if (sku !== undefined && !paired) {
    throw new AppError('invalidRequest', { issues: [{ code: 'notAnOption', path: 'motorSku', params: { text: sku } }] })
  }
  return named ?? paired
}

type Known = {
  readonly model: RequestedModel
  readonly visit: Requester['visit']
  readonly calculated: Calculated
  readonly engineVersion: string
  readonly ownAddress: string
}

const inputOf = (request: FileRequest, { model, visit: { locale, site }, calculated, engineVersion, ownAddress }: Known): FileInput => {
  const kind = kindOf(request)
  return {
    kind,
    locale,
    unit: unitOf(request, site),
    ...(kind === 'drawing3d' && request.insert3d && { insert3d: true as const }),
    ...(hasSheet.has(kind) && request.sheet !== undefined && { sheet: request.sheet }),
    ...(hasSheet.has(kind) && request.views && { views: drawingViews.filter((view) => request.views?.includes(view)) }),
    ...(site.files.projection === 'third' && showsViews.has(kind) && { projection: 'third' as const }),
    site: siteOf(site, locale, ownAddress),
    ...(site.logo !== undefined && showsLogo.has(kind) && { logo: site.logo }),
    model: modelOf(model),
    chosen: model.chosen,
    orderCode: model.orderCode,
    ...(listsCode.has(kind) && { orderState: model.orderState }),
    ...(request.position !== undefined && { position: request.position }),
    ...calculated,
    catalogueVersion: model.product.catalogueVersion,
    engineVersion,
  }
}

/** @throws AppError `unknownRecord` for another person's agent */
const requireOwnAgent = async ({ people }: FileParts, { principal }: Requester, id: string | null | undefined): Promise<void> => {
  if (id === null || id === undefined || id === '') return
  const own = principal.role === 'visitor' ? [] : await listAgents(people.db, principal.personID)
  if (!own.some((agent) => agent.id === id)) throw new AppError('unknownRecord')
}

/** Whether a motor stands on the models of a family; of all others a file has the model alone. */
const takesMotor = async (family: string): Promise<boolean> => (await loadFamily(family)).layout !== undefined

/** The file of a model and its motor: that of their assembly, with the report of the model in an archive. */
async function withMotor(
  request: FileRequest,
  { known, motor, single }: { readonly known: Known; readonly motor: Row; readonly single: FileInput },
): Promise<AssemblyFile> {
  const { product, chosen } = known.model
  const { model, calculated, calculation } = single
  const found = await orderedAssembly({ product, chosen, model, calculated, motor }, single.catalogueVersion)
  const report: FileInput | undefined = calculation && { ...single, kind: 'report' }
  return { ...assemblyInput(request, { ...known, found }), ...(report && { report }) }
}

/** @throws AppError for a request from which no file can be made */
export async function newTask(
  parts: FileParts,
  requester: Requester,
  request: FileRequest,
): Promise<{ readonly job: NewJob; readonly task: NewTask }> {
  const requested = await requestedParts(parts, requester, request)
  if (requested) return assemblyTask(parts, requester, { request, requested })
  const model = await requestedModel(parts, requester, request)
  await requireOwnAgent(parts, requester, request.userAgentID)
  const { visit } = requester
  const motor = await motorFor(parts, request, model)
  const calculated = await calculatedFor(parts, request, { model, visit })
  const known = { model, visit, calculated, engineVersion: await parts.engineVersion(), ownAddress: parts.ownAddress }
  const unsealed = inputOf(request, known)
  const single = unsealed.calculation ? sealed(await parts.secretOf(visit.site.key), unsealed) : unsealed
  const isAssembly = unsealed.kind !== 'report' && (await takesMotor(model.product.family))
  const input = motor && isAssembly ? await withMotor(request, { known, motor, single }) : single
  return taskFor(requester, request, { input, skuName: model.product.skuName, fileName: fileNameOf(model.orderCode, unsealed.kind) })
}

/** A task whose file has been made. */
export type DoneTask = TaskWithJob & { readonly input: string; readonly length: number }

/** @throws AppError `fileFailed`, `fileTimedOut` where making the file failed */
export const requireNotFailed = ({ state, fault, sku_name: name }: TaskWithJob): void => {
  // The job has been removed since: the file has to be requested again.
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
