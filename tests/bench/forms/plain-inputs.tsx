/** The markup of the hand-written form. */
import type { ChangeEvent, FocusEvent, ReactNode } from 'react'
import type { DerivedField, NumberField, SelectField, Spec } from './spec.ts'

export const defaultsOf = (spec: Spec): Record<string, number | string> =>
  Object.fromEntries(spec.fields.flatMap((field) => (field.kind === 'derived' ? [] : [[field.id, field.value]])))

export const compute = (op: DerivedField['op'], [a, b]: readonly unknown[]) =>
  op === 'sum' ? Number(a) + Number(b) : Number(a) * Number(b)

export function rangeError(field: NumberField, value: unknown): string | undefined {
  if (Number(value) < field.min) return `At least ${field.min}`
  return Number(value) > field.max ? `At most ${field.max}` : undefined
}

type RowProps = { readonly id: string; readonly label: string; readonly error?: string | undefined; readonly children: ReactNode }

const Row = ({ id, label, error, children }: RowProps) => (
  <div className="row">
    <label htmlFor={id}>{label}</label>
    {children}
    {error && <span role="alert">{error}</span>}
  </div>
)

type Control<E> = {
  readonly value: string | number
  readonly onChange: (event: ChangeEvent<E>) => void
  readonly onBlur: (event: FocusEvent<E>) => void
}

type NumberInputProps = { readonly spec: NumberField; readonly error: string | undefined } & Control<HTMLInputElement>

export const NumberInput = ({ spec, error, ...control }: NumberInputProps) => (
  <Row id={spec.id} label={spec.label} error={error}>
    <input id={spec.id} type="number" aria-invalid={Boolean(error)} {...control} />
  </Row>
)

export const SelectInput = ({ spec, ...control }: { readonly spec: SelectField } & Control<HTMLSelectElement>) => (
  <Row id={spec.id} label={spec.label}>
    <select id={spec.id} {...control}>
      {spec.options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </Row>
)

export const Output = ({ spec, value }: { readonly spec: DerivedField; readonly value: number }) => (
  <Row id={spec.id} label={spec.label}>
    <output id={spec.id}>{value}</output>
  </Row>
)
