/** Dependencies and common checks of the calls for files. */
import { buttonsOfFile } from '../../../contract/files/file-buttons.ts'
import type { FileKind, fileKinds } from '../../../contract/files/files.ts'
import { translateOr } from '../../../i18n/translate.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { Parsed } from '../../../families/define/parsed.ts'
import { AppError } from '../../base/errors.ts'
import type { FileInput } from '../../files/file-input.ts'
import type { TaskOwner } from '../../files/jobs/file-tasks.ts'
import type { Making } from '../../files/making/making.ts'
import type { PeopleParts } from '../../people/parts.ts'
import { permissionsOf } from '../../people/permissions.ts'
import { hashOf } from '../../people/tokens.ts'
import type { SiteSecrets } from '../../sites/site-secrets.ts'
import type { Requester } from '../people/person-call.ts'
import type { Caller } from '../calls/served-call.ts'
import type { AssemblyRead, AssemblyRequest } from '../report/assembly-of.ts'
import type { CalculationRead, CalculationRequest } from '../report/calculation-of.ts'
import type { ReportRequest } from '../report/report-input.ts'
import type { ProductOf } from '../serve-catalogue.ts'
import type { Row } from '../versions/catalogue-versions.ts'

export interface FileParts {
  readonly people: PeopleParts
  readonly making: Making
  readonly productOf: ProductOf
  /** The calculation of one model with the current catalogue. */
  readonly calculate: (request: CalculationRequest, caller: Caller) => Promise<CalculationRead>
  /** The assembly of a calculation with chosen models, sized with the current catalogue. */
  readonly assemble: (request: AssemblyRequest, caller: Caller) => Promise<AssemblyRead>
  /** The input of the report of a calculation with the current catalogue; undefined for a model that it lacks. */
  readonly report: (request: ReportRequest, caller: Caller) => Promise<Parsed<FileInput> | undefined>
  /** Whether a calculation answers with assemblies whose parts have places. */
  readonly isPlaced: (request: AssemblyRequest, caller: Caller) => Promise<boolean>
  /** A motor of the catalogue by its SKU or its name. */
  readonly motorOf: (motor: { readonly sku: string } | { readonly name: string }) => Promise<Row | undefined>
  /** The id of a model in the current catalogue, for examples. */
  readonly exampleModel: () => string
  /** Version of the program; files of different versions may differ. */
  readonly engineVersion: () => Promise<string>
  /** Address of the service, see `addressOfSite`. */
  readonly ownAddress: string
  /** Secret of a site, with which its reports are sealed. */
  readonly secretOf: SiteSecrets['secretOf']
}

/**
 * Requires the button permissions that the site grants individually.
 *
 * @throws AppError `signInNeeded`, `buttonNotGiven`
 */
export async function requireButtons(
  { people }: FileParts,
  { principal, visit: { site } }: Requester,
  { kind, isMailed = false }: { readonly kind: FileKind; readonly isMailed?: boolean },
): Promise<void> {
  const permissions = [...buttonsOfFile(kind), ...(isMailed ? (['email'] as const) : [])]
  const needed = permissions.filter((name) => site.needGrant.includes(name))
  if (needed.length === 0) return
  const granted = await permissionsOf(people.db, principal)
  if (needed.every((name) => granted.includes(name))) return
  throw new AppError(principal.role === 'visitor' ? 'signInNeeded' : 'buttonNotGiven')
}

/** The translated name of a kind. */
const kindName = (locale: Locale, kind: FileKind): string => translateOr(locale, `files:kinds.${kind}`, kind)

/** @throws AppError `fileNotOffered`, which lists the kinds on offer */
export const requireOffered = ({ making }: FileParts, locale: Locale, kind: FileKind): void => {
  if (making.kinds.includes(kind)) return
  const files = new Intl.ListFormat(locale).format(making.kinds.map((one) => kindName(locale, one)))
  throw new AppError('fileNotOffered', { params: { files } })
}

/**
 * The owner of limits and queue positions: a person, or the hashed network address, kept for a day, of a visitor and of somebody on
 * a site without sign-in, where every browser has an account of its own.
 */
export const ownerOf = ({ principal, visit: { site, address } }: Requester): string =>
  principal.role === 'visitor' || !site.switches.login.auth ? `visitor ${hashOf(`${site.key} ${address}`)}` : principal.personID

/** The owner whose tasks a requester may access. */
export const taskOwnerOf = ({ principal, visit: { site } }: Requester): TaskOwner =>
  principal.role === 'visitor' ? { visitorsOf: site.key } : { personID: principal.personID }

/** Media types by file extension. */
export const mediaTypeOf: Readonly<Record<(typeof fileKinds)[FileKind]['extension'], string>> = {
  pdf: 'application/pdf',
  stp: 'model/step',
  zip: 'application/zip',
  glb: 'model/gltf-binary',
  igs: 'model/iges',
  stl: 'model/stl',
  '3mf': 'model/3mf',
  dxf: 'image/vnd.dxf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}
