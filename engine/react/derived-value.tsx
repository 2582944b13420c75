import { lazy, memo, Suspense, useState } from 'react'
import { convert, displayUnit } from '../units/index.ts'
import { useFormParts, useSystem, useValue } from './form-context.ts'
import { asShown, noAmount } from './derived-digits.ts'
import { skin } from './skin.ts'

const DerivedFormula = lazy(async () => ({ default: (await import('./derived-formula.tsx')).DerivedFormula }))

/** A derived value with its formula on demand. Shows a dash until all of its inputs are available. */
export const DerivedValue = memo(function DerivedValue({ id }: { readonly id: string }) {
  const { texts } = useFormParts()
  return (
    <div className={skin.derived} data-derived data-field={id}>
      <span className={skin.derivedName} id={`${id}-label`}>
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
    <output className={skin.derivedValue} id={id} aria-labelledby={`${id}-label`} aria-live="off">
      <span>{text}</span>
      {typeof value === 'number' && shown !== '' && <span className={skin.derivedUnit}> {texts.unit(shown)}</span>}
    </output>
  )
}

/** Opens the formula below the value, in place. */
const Formula = memo(function Formula({ id }: { readonly id: string }) {
  const { store, texts } = useFormParts()
  const [isOpen, setOpen] = useState(false)
  if (!store.plan.derived.has(id)) return null
  return (
    <>
      <button
        type="button"
        className={skin.derivedSwitch}
        aria-expanded={isOpen}
        aria-label={`${texts.formula}: ${texts.label(id)}`}
        onClick={() => setOpen(!isOpen)}
      >
        f
      </button>
      {isOpen && (
        <div className={skin.derivedFormula}>
          <Suspense>
            <DerivedFormula id={id} />
          </Suspense>
        </div>
      )}
    </>
  )
})
