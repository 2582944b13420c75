/** What administrators of a company read and change of its site, called as the wire calls it. Everything else of the site is the operator's. */
import * as z from 'zod/mini'
import { longestLogo } from './logo.ts'
import { address, email, line, phone } from './site.ts'

/** Looked at by `logoFault`, which has a message for each thing that can be wrong. */
const logo = z.nullable(z.string().check(z.maxLength(longestLogo)))

/** null: it is not set. */
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
/** The name of one. */
export type CompanyField = keyof CompanyFields

/** The fields with their version: who changes them says which version they have seen, and is told where it is no longer that of now. */
export const companyState = z.strictObject({ version: z.string().check(z.maxLength(64)), detail: companyFields })
export type CompanyState = z.infer<typeof companyState>

/** The fields that hold pictures. */
export const logoFields = ['logo', 'logo_square'] as const satisfies readonly CompanyField[]
