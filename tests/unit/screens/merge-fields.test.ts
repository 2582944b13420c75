import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CompanyFields, companyFields } from '../../../contract/site/company-state.ts'
import { fieldNames, mergeFields, trimmed } from '../../../screens/account/company/merge-fields.ts'

const text = fc.constantFrom(null, '', 'a', 'b')
const fields: fc.Arbitrary<CompanyFields> = fc.record({
  comp_name: fc.constantFrom('', 'a', 'b'),
  comp_out_name: text,
  comp_out_name_en: text,
  phone: text,
  phone_share: fc.boolean(),
  email: text,
  address: text,
  address_en: text,
  official_site: text,
  chat_url: text,
  logo: text,
  logo_square: text,
})

it('nothing that was typed is lost, and nothing that somebody else stored is taken back unseen', () => {
  fc.assert(
    fc.property(fields, fields, fields, (seen, typed, stored) => {
      const merged = mergeFields(seen, typed, stored)
      for (const name of fieldNames) {
        const isTouched = typed[name] !== seen[name]
        expect(merged.typed[name]).toBe(isTouched ? typed[name] : stored[name])
        expect(merged.changed.includes(name)).toBe(stored[name] !== seen[name])
      }
    }),
  )
})

it('what is sent has no blanks around it, and nothing in place of an empty text', () => {
  const typed = { ...companyFields.parse({ ...empty, comp_name: ' A ' }), phone: ' ', email: ' a@example.com ' }
  expect(trimmed(typed)).toEqual({ ...empty, comp_name: 'A', email: 'a@example.com' })
  expect(trimmed({ ...typed, comp_name: ' ' }).comp_name).toBe('')
})

const empty: CompanyFields = {
  comp_name: 'A',
  comp_out_name: null,
  comp_out_name_en: null,
  phone: null,
  phone_share: true,
  email: null,
  address: null,
  address_en: null,
  official_site: null,
  chat_url: null,
  logo: null,
  logo_square: null,
}
