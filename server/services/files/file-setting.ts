/** What the files of models and of assemblies take from their request and their site. */
import { type FileKind, fileKindOf, type FileRequest, fileKinds } from '../../../contract/files/files.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { canonicalJson, sha256 } from '../../files/canonical-json.ts'
import type { FileInput, FileSite } from '../../files/file-input.ts'
import type { AssemblyFile } from '../../files/assembly/assembly-file.ts'
import type { NewJob } from '../../files/jobs/file-jobs.ts'
import type { NewTask } from '../../files/jobs/file-tasks.ts'
import { addressOfSite } from '../../sites/site-address.ts'
import { nameOfSite } from '../../sites/site-name.ts'
import type { Requester } from '../people/person-call.ts'
import { ownerOf } from './file-parts.ts'

/** The kind of a request; the default is the drawing. */
export const kindOf = ({ downloadType = fileKinds.drawing.type }: Pick<FileRequest, 'downloadType'>): FileKind => fileKindOf(downloadType)

/** Hash of the properties that determine the content of a file; delivery, recipient and app are left out. */
export const requestHash = (request: FileRequest, locale: Locale): string => {
  const { downloadType: _type, appID: _from, email: _email, userAgentID = null, isGeneral = false, drwCustomType = '', ...rest } = request
  return sha256(canonicalJson({ ...rest, kind: kindOf(request), userAgentID, isGeneral, drwCustomType, locale }))
}

/** @returns the site as files state it */
export const siteOf = (site: Site, locale: Locale, ownAddress: string): FileSite => ({
  key: site.key,
  name: nameOfSite(site, locale),
  address: addressOfSite(site, ownAddress),
})

/** Kinds with a drawing sheet that may be chosen, or that contain one. */
export const hasSheet: ReadonlySet<FileKind> = new Set(['drawing', 'drawing3d', 'dxf', 'archive'])

/** @returns the unit that was asked for, else that of the site's drawings. */
export const unitOf = ({ unit }: FileRequest, { files }: Site): FileInput['unit'] =>
  unit === undefined ? files.unit : unit === 1 ? 'in' : 'mm'

/** Priorities of jobs: a page waits for its preview, a file is made in the background. */
const priorities = { preview: 0, file: 1 } as const

/** The input of a file, and how its task is called. */
type NamedInput = { readonly input: FileInput | AssemblyFile; readonly skuName: string; readonly fileName: string }

/** @returns the task of a request, and the job that makes its file */
export function taskFor(
  requester: Requester,
  request: FileRequest,
  { input: named, skuName, fileName }: NamedInput,
): { readonly job: NewJob; readonly task: NewTask } {
  const { principal, visit } = requester
  const kind = kindOf(request)
  const input = canonicalJson(named)
  return {
    job: { key: sha256(input), kind, input, priority: kind === 'preview' ? priorities.preview : priorities.file },
    task: {
      owner: ownerOf(requester),
      person_id: principal.role === 'visitor' ? null : principal.personID,
      company: visit.site.key,
      request_hash: requestHash(request, visit.locale),
      download_type: fileKinds[kind].type,
      selection_id: request.selectionID,
      order_params: JSON.stringify(request.orderParams),
      unit: unitOf(request, visit.site) === 'in' ? 1 : 0,
      sku_name: skuName,
      file_name: fileName,
      extension: fileKinds[kind].extension,
    },
  }
}
