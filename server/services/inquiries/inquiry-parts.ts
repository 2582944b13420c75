/** Dependencies of the calls about requests for quotation, and their answers. */
import type { InquiryDetails } from '../../../contract/inquiries/inquiries.ts'
import type { Site } from '../../../contract/site/site.ts'
import type { Assembly } from '../../../engine/assembly/assembly.ts'
import { canonicalJson, sha256 } from '../../files/canonical-json.ts'
import type { Inquiry } from '../../people/inquiries.ts'
import type { PeopleParts } from '../../people/parts.ts'
import type { FileParts } from '../files/file-parts.ts'
import type { LoadedVersion } from '../versions/catalogue-versions.ts'

export interface InquiryParts extends Pick<FileParts, 'assemble' | 'ownAddress'> {
  readonly people: PeopleParts
  /** The current catalogue. */
  readonly catalogue: () => Promise<Pick<LoadedVersion, 'rowsOf'>>
  readonly sites: () => readonly Site[]
}

const hashOfRow = (catalogue: Pick<LoadedVersion, 'rowsOf'>, sku: string): string | undefined => {
  const [row] = catalogue.rowsOf([sku])
  return row && sha256(canonicalJson(row.model))
}

/** @returns SHA-256 of the catalogue rows by role */
export const rowHashes = (catalogue: Pick<LoadedVersion, 'rowsOf'>, { parts }: Pick<Assembly, 'parts'>): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ role, item }) => {
      const hash = item.kind === 'model' ? hashOfRow(catalogue, item.sku) : undefined
      return hash === undefined ? [] : [[role, hash] as const]
    }),
  )

/** undefined: the row is as it was. */
const changeOf = (hash: string | undefined, before: string | undefined): 'changed' | 'gone' | undefined => {
  if (hash === undefined) return 'gone'
  return hash === before ? undefined : 'changed'
}

const sinceOf = ({ assembly, rows }: Inquiry['snapshot'], catalogue: Pick<LoadedVersion, 'rowsOf'>): InquiryDetails['since'] =>
  assembly.parts.flatMap(({ role, item }) => {
    const change = item.kind === 'model' ? changeOf(hashOfRow(catalogue, item.sku), rows[role]) : undefined
    return change ? [{ role, change }] : []
  })

/** @returns a request as its sender and the company read it, with what has changed in the catalogue since */
export const inquiryDetailsOf = (inquiry: Inquiry, catalogue: Pick<LoadedVersion, 'rowsOf'>): InquiryDetails => {
  const { id, reference, state, quantity, contact, message, answer, version, created_at: time, changed_at: changed } = inquiry
  const { rows: _rows, locale: _locale, ...snapshot } = inquiry.snapshot
  const own = { id, reference, time, changed, state, quantity, neededBy: inquiry.needed_by, contact, message, answer, version }
  return { ...own, ...snapshot, since: sinceOf(inquiry.snapshot, catalogue) }
}
