import { memo } from 'react'
import { convert, displayUnit } from '../units/index.ts'
import { useFormParts, useSystem, useValue } from './form-context.ts'
import { asShown, noAmount } from './derived-digits.ts'

/** A derived value with its formula on demand. Shows a dash until all of its inputs are available. */
export const DerivedValue = memo(function DerivedValue({ id }: { readonly id: string }) {
  const { texts } = useFormParts()
  return (
    <div className="derived-row" data-field={id}>
      <span className="derived-name" id={`${id}-label`}>
        {texts.label(id)}
      </span>
      <Output id={id} />
      <Formula id={id} />
    </div>
  )
})

/** The only part that renders again with a new value. Unlike a plain `<output>`, it is not read aloud on every key. */
function Output({ id }: { readonly id: string }) {
  const { store, texts } = useFormParts()
  const value = useValue(id)
  const unit = store.plan.derived.get(id)?.unit ?? ''
  const shown = displayUnit(unit, useSystem())
  const text = typeof value === 'number' ? texts.number(asShown(convert(value, unit, shown), id, store.plan.schema)) : noAmount
  return (
    <output className="derived-value" id={id} aria-labelledby={`${id}-label`} aria-live="off">
      <span>{text}</span>
      {typeof value === 'number' && shown !== '' && <span className="derived-unit"> {texts.unit(shown)}</span>}
    </output>
  )
}

const Formula = memo(function Formula({ id }: { readonly id: string }) {
  const { store, texts } = useFormParts()
  const derived = store.plan.derived.get(id)
  if (!derived) return null
  return (
    <details className="derived-formula">
      <summary aria-label={`${texts.formula}: ${texts.label(id)}`}>ƒ</summary>
      <code>{store.plan.schema.derived?.[id]?.value}</code>
    </details>
  )
})
