/** State of the form of the company's details. */
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { type CompanyField, type CompanyFields, companyFields, type CompanyState } from '../../../contract/site/company-state.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { useCheckedForm } from '../../ui/forms/use-checked-form.ts'
import { showToast } from '../../ui/toast.tsx'
import { saveCompany } from './company-calls.ts'
import { mergeFields, trimmed } from './merge-fields.ts'

/** Validation rule by field; each has a message. */
const rules: Readonly<Partial<Record<CompanyField, 'phone' | 'email' | 'address'>>> = {
  phone: 'phone',
  email: 'email',
  official_site: 'address',
  chat_url: 'address',
}

/** The typed values are checked as they are stored: trimmed, with empty ones unset. */
const typedFields = z.pipe(z.pipe(z.custom<CompanyFields>(), z.transform(trimmed)), companyFields)

export const useCompanyForm = (initial: CompanyState) => {
  const { t } = useTexts('company')
  const [seen, setSeen] = useState(initial)
  const [changed, setChanged] = useState<readonly CompanyField[]>([])
  const { control, field, submit, getValues, setValue, clearErrors, reset, formState } = useCheckedForm(typedFields, initial.detail)
  const action = useMutation(saveCompany, ({ isStored, state }, { detail }) => {
    setSeen(state)
    // Keeps values typed meanwhile.
    const merged = isStored ? mergeFields(detail, trimmed(getValues()), state.detail) : mergeFields(seen.detail, getValues(), state.detail)
    reset(merged.typed)
    setChanged(isStored ? [] : merged.changed)
    if (isStored) showToast(t('stored'))
  })
  const typed: CompanyFields = { ...initial.detail, ...useWatch({ control }) }
  const change = (name: CompanyField, value: CompanyFields[CompanyField]) => {
    setValue(name, value)
    clearErrors(name)
    action.reset()
  }
  const problemOf = (name: CompanyField) => (formState.errors[name] ? t(`faults.${rules[name] ?? 'line'}`) : undefined)
  /** Returns the value stored by another user if it differs from the typed one. */
  const storedOf = (name: CompanyField) => {
    const value = seen.detail[name]
    return changed.includes(name) && trimmed(typed)[name] !== value ? { value } : undefined
  }
  const send = submit((detail) => action.trigger({ version: seen.version, detail }))
  return { version: seen.version, typed, field, change, send, action, problemOf, changed, storedOf }
}

export type CompanyForm = ReturnType<typeof useCompanyForm>
