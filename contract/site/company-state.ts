/**
 * Fields of a site that administrators of its company may read and change; names are those of the wire. Everything else is the
 * operator's.
 */
import * as z from 'zod/mini'
import { longestLogo } from './logo.ts'
import { address, email, line, phone } from './site-parts.ts'

/** Validated by `logoFault`, which has a message for each fault. */
const logo = z.nullable(z.string().check(z.maxLength(longestLogo)))

/** null: not set. */
export const companyFields = z.strictObject({
  comp_name: line,
  comp_out_name: z.nullable(line),
  comp_out_name_en: z.nullable(line),
  phone: z.nullable(phone),
  phone_share: z.boolean(),
  email: z.nullable(email),
  address: z.nullable(line),
  address_en: z.nullable(line),
  official_site: z.nullable(address),
  chat_url: z.nullable(address),
  logo,
  logo_square: logo,
})
export type CompanyFields = z.infer<typeof companyFields>
/** Name of a company field. */
export type CompanyField = keyof CompanyFields

/** The fields with their version. An update names the version it is based on and is rejected if that is no longer current. */
export const companyState = z.strictObject({ version: z.string().check(z.maxLength(64)), detail: companyFields })
export type CompanyState = z.infer<typeof companyState>

/** The fields that hold pictures. */
export const logoFields = ['logo', 'logo_square'] as const satisfies readonly CompanyField[]
