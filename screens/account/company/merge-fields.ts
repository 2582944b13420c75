/** What becomes of fields that somebody types while somebody else has stored others. */
import * as z from 'zod/mini'
import { type CompanyField, type CompanyFields, companyFields } from '../../../contract/site/company-state.ts'

/** In the order of the form. */
export const fieldNames = z.keyof(companyFields).options

export type Merged = {
  readonly typed: CompanyFields
  /** Those that somebody else has changed. */
  readonly changed: readonly CompanyField[]
}

/** What was typed stays; a field that nobody has touched here becomes what is stored now, so that storing does not take it back. */
export const mergeFields = (seen: CompanyFields, typed: CompanyFields, stored: CompanyFields): Merged => {
  const changed = fieldNames.filter((name) => stored[name] !== seen[name])
  const taken = changed.filter((name) => typed[name] === seen[name]).map((name) => [name, stored[name]])
  // Each value comes from the field of its name.
  return { typed: { ...typed, ...(Object.fromEntries(taken) as Partial<CompanyFields>) }, changed }
}

/** As it is sent: without the blanks around it, and empty is not set. */
export const trimmed = (typed: CompanyFields): CompanyFields => {
  const entries = Object.entries(typed).map(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value
    return [name, text === '' && name !== 'comp_name' ? null : text]
  })
  // The same names with values of the same types.
  return Object.fromEntries(entries) as CompanyFields
}
