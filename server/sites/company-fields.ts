/** The fields of a site that its administrators may change, by wire name. */
import { createHash } from 'node:crypto'
import type { CompanyField, CompanyFields } from '../../contract/site/company-state.ts'
import type { Site } from '../../contract/site/site.ts'

/** The path of each field in the site's document. Only operators can change anything else. */
export const placeOf = {
  comp_name: 'name',
  comp_out_name: 'outName',
  comp_out_name_en: 'outNameEn',
  phone: 'phone',
  phone_share: 'phoneShare',
  email: 'email',
  address: 'address',
  address_en: 'addressEn',
  official_site: 'officialSite',
  chat_url: 'chat',
  logo: 'logo',
  logo_square: 'logoSquare',
} as const satisfies Readonly<Record<CompanyField, keyof Site>>

export const fieldsOf = (site: Site): CompanyFields => ({
  comp_name: site.name,
  comp_out_name: site.outName ?? null,
  comp_out_name_en: site.outNameEn ?? null,
  phone: site.phone ?? null,
  phone_share: site.phoneShare,
  email: site.email ?? null,
  address: site.address ?? null,
  address_en: site.addressEn ?? null,
  official_site: site.officialSite ?? null,
  chat_url: site.chat ?? null,
  logo: site.logo ?? null,
  logo_square: site.logoSquare ?? null,
})

/** Hash of these fields only. */
export const versionOfFields = (site: Site): string =>
  createHash('sha256')
    .update(JSON.stringify(fieldsOf(site)))
    .digest('base64url')
    .slice(0, 22)
