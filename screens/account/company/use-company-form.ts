/** State of the form of the company's details. */
import { useRef, useState } from 'react'
import { type CompanyField, type CompanyFields, companyFields, type CompanyState } from '../../../contract/site/company-state.ts'
import { useTexts } from '../../base/texts/texts.ts'
import { useMutation } from '../../base/api/mutation.ts'
import { showToast } from '../../ui/toast.tsx'
import { saveCompany } from './company-calls.ts'
import { fieldNames, mergeFields, trimmed } from './merge-fields.ts'

/** Validation rule by field; each has a message. */
const rules: Readonly<Partial<Record<CompanyField, 'phone' | 'email' | 'address'>>> = {
  phone: 'phone',
  email: 'email',
  official_site: 'address',
  chat_url: 'address',
}

const faultyFields = (detail: CompanyFields): readonly CompanyField[] => {
  const issues = companyFields.safeParse(detail).error?.issues ?? []
  return fieldNames.filter((name) => issues.some(({ path }) => path[0] === name))
}

export const useCompanyForm = (initial: CompanyState) => {
  const { t } = useTexts('company')
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState(initial)
  const [typed, setTyped] = useState(initial.detail)
  const [faulty, setFaulty] = useState<readonly CompanyField[]>([])
  const [changed, setChanged] = useState<readonly CompanyField[]>([])
  const action = useMutation(saveCompany, ({ isStored, state }, { detail }) => {
    setSeen(state)
    if (isStored) {
      // Keeps values typed meanwhile.
      setTyped(mergeFields(detail, trimmed(typed), state.detail).typed)
      setChanged([])
      showToast(t('stored'))
    } else {
      const merged = mergeFields(seen.detail, typed, state.detail)
      setTyped(merged.typed)
      setChanged(merged.changed)
    }
  })
  const change = (part: Partial<CompanyFields>) => {
    setTyped((now) => ({ ...now, ...part }))
    setFaulty((now) => now.filter((name) => !(name in part)))
    action.reset()
  }
  const submit = () => {
    const detail = trimmed(typed)
    const faults = faultyFields(detail)
    setFaulty(faults)
    if (faults.length === 0) action.trigger({ version: seen.version, detail })
    else form.current?.querySelector<HTMLInputElement>(`[name="${faults[0]}"]`)?.focus()
  }
  const problemOf = (name: CompanyField) => (faulty.includes(name) ? t(`faults.${rules[name] ?? 'line'}`) : undefined)
  /** Returns the value stored by another user if it differs from the typed one. */
  const storedOf = (name: CompanyField) => {
    const value = seen.detail[name]
    return changed.includes(name) && trimmed(typed)[name] !== value ? { value } : undefined
  }
  return { form, version: seen.version, typed, change, submit, action, problemOf, changed, storedOf }
}

export type CompanyForm = ReturnType<typeof useCompanyForm>
