/** react-hook-form with hand-written conditions and derived values: the bar to clear. */
import { memo } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { FormProvider, useController, useForm, useWatch } from 'react-hook-form'
import { compute, defaultsOf, NumberInput, Output, rangeError, SelectInput } from '../plain-inputs.tsx'
import type { DerivedField, NumberField, SelectField, Spec, SpecField } from '../spec.ts'

type Values = Record<string, string | number>

const NumberRow = memo(function NumberRow({ spec }: { readonly spec: NumberField }) {
  const rules = { validate: (value: unknown) => rangeError(spec, value) ?? true }
  const { field, fieldState } = useController<Values>({ name: spec.id, rules })
  return (
    <NumberInput spec={spec} error={fieldState.error?.message} value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur} />
  )
})

const SelectRow = memo(function SelectRow({ spec }: { readonly spec: SelectField }) {
  const { field } = useController<Values>({ name: spec.id })
  return <SelectInput spec={spec} value={field.value ?? ''} onChange={field.onChange} onBlur={field.onBlur} />
})

const DerivedRow = memo(function DerivedRow({ spec }: { readonly spec: DerivedField }) {
  return <Output spec={spec} value={compute(spec.op, useWatch<Values>({ name: [...spec.of] }))} />
})

type WhenProps = { readonly field: string; readonly equals: string; readonly children: ReactNode }

const When = ({ field, equals, children }: WhenProps) => (useWatch<Values>({ name: field }) === equals ? children : null)

function One({ spec }: { readonly spec: SpecField }) {
  if (spec.kind === 'select') return <SelectRow spec={spec} />
  if (spec.kind === 'derived') return <DerivedRow spec={spec} />
  const row = <NumberRow spec={spec} />
  return spec.visibleIf ? <When {...spec.visibleIf}>{row}</When> : row
}

function HandWrittenForm({ spec }: { readonly spec: Spec }) {
  const form = useForm<Values>({ mode: 'onChange', defaultValues: defaultsOf(spec) })
  return (
    <FormProvider {...form}>
      {spec.fields.map((field) => (
        <One key={field.id} spec={field} />
      ))}
    </FormProvider>
  )
}

export const prepare = (spec: Spec): Spec => spec

export function mount(root: HTMLElement, spec: Spec): void {
  createRoot(root).render(<HandWrittenForm spec={spec} />)
}
