/** Creates the task of a file of an assembly, which is sized again for it. */
import { drawingViews } from '../../../contract/files/drawing-choices.ts'
import type { FileKind, FileRequest } from '../../../contract/files/files.ts'
import { pinsOf } from '../../../engine/assembly/pins.ts'
import { type Selection, selectionVersion } from '../../../contract/saved/selection-document.ts'
import { modelsIn } from '../../../engine/assembly/positions.ts'
import { AppError } from '../../base/errors.ts'
import type { AssemblyFile } from '../../files/assembly/assembly-file.ts'
import type { FileInput } from '../../files/file-input.ts'
import { fileNameOf } from '../../files/file-names.ts'
import { sealed } from '../../files/report/report-seal.ts'
import type { NewJob } from '../../files/jobs/file-jobs.ts'
import type { NewTask } from '../../files/jobs/file-tasks.ts'
import type { Requester } from '../people/person-call.ts'
import type { AssemblyRequest, FoundAssembly } from '../report/assembly-of.ts'
import { isReported } from '../report/calculation-of.ts'
import type { FileParts } from './file-parts.ts'
import { hasSheet, kindOf, siteOf, taskFor, unitOf } from './file-setting.ts'

/** Kinds that are the report, or contain it. */
const hasReport: ReadonlySet<FileKind> = new Set(['report', 'archive'])

/** Kinds that show the logo, or contain one that does. */
const showsLogo: ReadonlySet<FileKind> = new Set(['drawing', 'drawing3d', 'archive'])

/**
 * Sizes the assembly of a request with the current catalogue.
 *
 * @throws AppError `invalidRequest` for a model that the catalogue lacks or that is not found for the conditions
 */
export async function requestedAssembly(parts: FileParts, { visit }: Requester, requested: AssemblyRequest): Promise<FoundAssembly> {
  const read = await parts.assemble(requested, visit)
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults, ...(read.labelKey && { labelKey: read.labelKey }) })
  return read.values
}

/**
 * The sealed input of the report: of the first model, whose calculation has all others.
 *
 * @throws AppError `invalidRequest` for an assembly that is not sized with these models
 */
async function reportOf(
  parts: FileParts,
  { visit }: Requester,
  { request, requested, found }: { readonly request: FileRequest; readonly requested: AssemblyRequest; readonly found: FoundAssembly },
): Promise<FileInput> {
  const { locale, site } = visit
  const [first, ...others] = modelsIn(found.assembly)
  const motor = found.assembly.parts.find(({ role, item }) => role === 'motor' && item.kind === 'model')?.item
  const selection: Selection = { ...requested.selection, v: selectionVersion, assembly: { parts: pinsOf(found.assembly.parts) } }
  const reported = {
    selection,
    request: requested.request,
    skuID: first?.sku ?? '',
    ...(motor?.kind === 'model' && others.length > 0 && { motorSku: motor.sku }),
    locale,
    unit: unitOf(request, site),
    site: siteOf(site, locale, parts.ownAddress),
    chosen: {},
    engineVersion: await parts.engineVersion(),
  }
  const read = await parts.report(reported, visit)
  if (!read) throw new AppError('unknownModel')
  if ('faults' in read) throw new AppError('invalidRequest', { issues: read.faults })
  return sealed(await parts.secretOf(site.key), read.values)
}

type Known = {
  readonly found: FoundAssembly
  readonly visit: Requester['visit']
  readonly engineVersion: string
  readonly ownAddress: string
}

/** @returns the input of a file of an assembly, without its report */
export const assemblyInput = (request: FileRequest, { found, visit: { locale, site }, engineVersion, ownAddress }: Known): AssemblyFile => {
  const kind = kindOf(request)
  return {
    kind,
    locale,
    unit: unitOf(request, site),
    ...(kind === 'drawing3d' && request.insert3d && { insert3d: true as const }),
    ...(hasSheet.has(kind) && request.sheet !== undefined && { sheet: request.sheet }),
    ...(hasSheet.has(kind) && request.views && { views: drawingViews.filter((view) => request.views?.includes(view)) }),
    ...(site.files.projection === 'third' && hasSheet.has(kind) && { projection: 'third' as const }),
    site: siteOf(site, locale, ownAddress),
    ...(site.logo !== undefined && showsLogo.has(kind) && { logo: site.logo }),
    ...(request.position !== undefined && { position: request.position }),
    ...found,
    engineVersion,
  }
}

/** @throws AppError for a request from which no file can be made */
export async function assemblyTask(
  parts: FileParts,
  requester: Requester,
  { request, requested }: { readonly request: FileRequest; readonly requested: AssemblyRequest },
): Promise<{ readonly job: NewJob; readonly task: NewTask }> {
  const { visit } = requester
  const kind = kindOf(request)
  const found = await requestedAssembly(parts, requester, requested)
  const known = { found, visit, engineVersion: await parts.engineVersion(), ownAddress: parts.ownAddress }
  const isProved = hasReport.has(kind) && isReported(requested.selection)
  if (kind === 'report' && !isProved) throw new AppError('reportWithoutCalculation')
  const report = isProved ? await reportOf(parts, requester, { request, requested, found }) : undefined
  const input = kind === 'report' && report ? report : { ...assemblyInput(request, known), ...(report && { report }) }
  const { reference } = found.assembly
  return taskFor(requester, request, { input, skuName: reference, fileName: fileNameOf(reference, kind) })
}
