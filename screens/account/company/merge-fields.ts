/** Merges the fields a user is editing with those another user has stored. */
import * as z from 'zod/mini'
import { type CompanyField, type CompanyFields, companyFields } from '../../../contract/site/company-state.ts'

/** In the order of the form. */
export const fieldNames = z.keyof(companyFields).options

export type Merged = {
  readonly typed: CompanyFields
  /** Fields changed by another user. */
  readonly changed: readonly CompanyField[]
}

/** Keeps typed values; untouched fields take the stored values, so that storing does not revert them. */
export const mergeFields = (seen: CompanyFields, typed: CompanyFields, stored: CompanyFields): Merged => {
  const changed = fieldNames.filter((name) => stored[name] !== seen[name])
  const taken = changed.filter((name) => typed[name] === seen[name]).map((name) => [name, stored[name]])
  // Each value comes from the field of the same name.
  return { typed: { ...typed, ...(Object.fromEntries(taken) as Partial<CompanyFields>) }, changed }
}

/** Trims the values; empty ones are unset. */
export const trimmed = (typed: CompanyFields): CompanyFields => {
  const entries = Object.entries(typed).map(([name, value]) => {
    const text = typeof value === 'string' ? value.trim() : value
    return [name, text === '' && name !== 'comp_name' ? null : text]
  })
  // Names and types are unchanged.
  return Object.fromEntries(entries) as CompanyFields
}
