/** Input of a what-if: a slider whose track marks the range where the model fits, and a field for exact values. */
import { type CSSProperties, useId, useState } from 'react'
import { inputModeFrom } from '../../../engine/react/input-mode.ts'
import { formatQuantity, formatUnit, parseQuantity } from '../../../engine/units/index.ts'
import type { FitRange } from '../../../families/selection/what-if.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { readableRange, type SliderScale, sliderScale } from './slider-scale.ts'
import type { WhatIfLever } from './use-what-if.ts'
import { useTexts } from '../../base/texts/texts.ts'
import './lever.css'

/** Describes the range where the model fits. */
const useLimitWords = ({ bounds, fit }: Pick<WhatIfLever, 'bounds' | 'fit'>, scale: SliderScale): string => {
  const { t } = useTexts('results')
  const { inWords } = useQuantity()
  const words = ({ from, to }: FitRange) => ({ from: inWords(from, scale.unit), to: inWords(to, scale.unit) })
  if (!fit) return t('whatIf.never')
  const range = words(readableRange(fit, scale))
  const [fromLowest, toHighest] = [fit.from === bounds.lowest, fit.to === bounds.highest]
  if (fromLowest && toHighest) return t('whatIf.always', range)
  if (fromLowest) return t('whatIf.upTo', range)
  return toHighest ? t('whatIf.from', range) : t('whatIf.between', range)
}

const trackStyle = ({ fit, entered }: WhatIfLever, { shareOf }: SliderScale): CSSProperties =>
  // React's type lacks custom properties.
  ({ '--from': fit ? shareOf(fit.from) : 0, '--to': fit ? shareOf(fit.to) : 0, '--entered': shareOf(entered) }) as CSSProperties

type FieldProps = {
  readonly id: string
  readonly lever: WhatIfLever
  readonly scale: SliderScale
  readonly onChange: (value: number) => void
}

/** Field for exact values. Valid values within the bounds apply while typing; an invalid text remains until blur. */
const ExactField = ({ id, lever, scale, onChange }: FieldProps) => {
  const { t, locale } = useTexts('results')
  const { inWords } = useQuantity()
  const [typed, setTyped] = useState<{ readonly text: string; readonly wrong: boolean }>()
  const { value, unit, bounds } = lever
  const type = (text: string) => {
    const read = parseQuantity(text, { unit, display: scale.unit, near: [value, bounds.lowest, bounds.highest], locale })
    const wrong = 'issue' in read || read.value < bounds.lowest || read.value > bounds.highest
    setTyped({ text, wrong })
    if (!wrong) onChange(read.value)
  }
  const problem = `${id}-problem`
  return (
    <>
      <span className="lever-exact">
        <input
          id={id}
          type="text"
          inputMode={inputModeFrom(bounds.lowest)}
          autoComplete="off"
          value={typed?.text ?? formatQuantity(value, unit, scale.unit)}
          aria-invalid={typed?.wrong === true}
          aria-describedby={typed?.wrong === true ? problem : undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setTyped(undefined)}
        />
        <span>{formatUnit(scale.unit, locale)}</span>
      </span>
      {typed?.wrong === true && (
        <p id={problem} className="lever-problem" role="alert">
          {t('whatIf.range', { from: inWords(bounds.lowest, unit), to: inWords(bounds.highest, unit) })}
        </p>
      )}
    </>
  )
}

type Props = {
  readonly lever: WhatIfLever
  readonly name: string
  /** Current verdict, announced with the slider's value. */
  readonly verdict: string
  readonly onChange: (value: number) => void
}

export const LeverField = ({ lever, name, verdict, onChange }: Props) => {
  const { t } = useTexts('results')
  const { inWords } = useQuantity()
  const id = useId()
  const scale = sliderScale(lever.slider, lever.unit, useUnitSystem())
  const limit = useLimitWords(lever, scale)
  const { value, entered, unit } = lever
  return (
    <div className="lever">
      <label htmlFor={id}>{name}</label>
      <div className="lever-track" style={trackStyle(lever, scale)}>
        <span className="lever-fit" aria-hidden="true" />
        <span className="lever-entered" aria-hidden="true" />
        <input
          type="range"
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={scale.toShown(value)}
          aria-label={t('whatIf.slider', { name })}
          aria-valuetext={`${inWords(value, unit)}. ${verdict}. ${limit}`}
          onChange={(event) => onChange(scale.fromShown(event.currentTarget.valueAsNumber))}
        />
      </div>
      <ExactField id={id} lever={lever} scale={scale} onChange={onChange} />
      <p className="lever-limit">
        <span>{limit}</span>
        {value !== entered && <span> · {t('whatIf.was', { value: inWords(entered, unit) })}</span>}
      </p>
    </div>
  )
}
