/** Input of a what-if: a slider whose track marks the range where the model fits, and a field for exact values. */
import { useId, useState } from 'react'
import { inputModeFrom } from '../../../engine/react/input-mode.ts'
import { formatQuantity, formatUnit, parseQuantity } from '../../../engine/units/index.ts'
import type { FitRange } from '../../../families/selection/what-if.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { useUnitSystem } from '../../base/browser/unit-setting.ts'
import { ExactInput, problemClasses } from './exact-input.tsx'
import { readableRange, type SliderScale, sliderScale } from './slider-scale.ts'
import type { WhatIfLever } from './use-what-if.ts'
import { useTexts } from '../../base/texts/texts.ts'

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

type TrackProps = { readonly lever: WhatIfLever; readonly scale: SliderScale }

/** Marks on the track of the slider. A thumb stays inside its track: its middle runs from half its width to half its width before the end. */
const TrackMarks = ({ lever: { fit, entered }, scale: { shareOf } }: TrackProps) => {
  const [from, to] = fit ? [shareOf(fit.from), shareOf(fit.to)] : [0, 0]
  return (
    <span
      className="absolute inset-x-2 h-1 rounded-tag bg-[repeating-linear-gradient(135deg,var(--emphasis)_0_2px,var(--emphasis-soft)_2px_5px)]"
      aria-hidden="true"
    >
      <span className="absolute h-full rounded-tag bg-link" style={{ left: `${100 * from}%`, width: `${100 * (to - from)}%` }} />
      <span className="absolute -top-1 h-4 w-0.5 rounded-tag bg-main" style={{ left: `${100 * shareOf(entered)}%` }} />
    </span>
  )
}

const belowTrack = 'max-phone:col-span-full col-start-2 -col-end-1'

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
      <ExactInput
        id={id}
        inputMode={inputModeFrom(bounds.lowest)}
        value={typed?.text ?? formatQuantity(value, unit, scale.unit)}
        unit={formatUnit(scale.unit, locale)}
        aria-invalid={typed?.wrong === true}
        aria-describedby={typed?.wrong === true ? problem : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setTyped(undefined)}
      />
      {typed?.wrong === true && (
        <p id={problem} className={`${belowTrack} ${problemClasses}`} role="alert">
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
    <div className="grid grid-cols-[minmax(0,128px)_minmax(0,1fr)_136px] items-center gap-x-3 gap-y-1 text-label max-phone:grid-cols-last">
      <label className="wrap-anywhere" htmlFor={id}>
        {name}
      </label>
      <div className="relative grid h-8 items-center max-phone:col-span-full max-phone:row-start-2 max-phone:h-11">
        <TrackMarks lever={lever} scale={scale} />
        <input
          type="range"
          className="slider"
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
      <p className={`${belowTrack} text-note text-ink-faint`} data-limit>
        <span>{limit}</span>
        {value !== entered && <span> · {t('whatIf.was', { value: inWords(entered, unit) })}</span>}
      </p>
    </div>
  )
}
