/** Every call about requests for quotation. */
import type { GuardedCall } from '../calls/guarded-call.ts'
import type { FileParts } from '../files/file-parts.ts'
import type { Sites } from '../../sites/sites.ts'
import type { CatalogueVersions } from '../versions/catalogue-versions.ts'
import { companyInquiryCalls } from './company-inquiry-calls.ts'
import { inquiryCalls } from './inquiry-calls.ts'

/** The calls of senders and of the company. */
export const serveInquiries = (
  { people, assemble, ownAddress }: Pick<FileParts, 'assemble' | 'ownAddress' | 'people'>,
  versions: Pick<CatalogueVersions, 'at'>,
  sites: Pick<Sites, 'current'>,
): readonly GuardedCall[] => {
  const parts = { people, assemble, ownAddress, catalogue: () => versions.at(undefined), sites: sites.current }
  return [...inquiryCalls(parts), ...companyInquiryCalls(parts)]
}
