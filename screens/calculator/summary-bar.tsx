/** What was asked, above its results, where the form is above them and out of sight. */
import { useQuantity } from '../base/texts/quantity.ts'
import { useTexts } from '../base/texts/texts.ts'
import type { WorkingParameter } from './parameters.ts'

/** Conditions in the first line, which is the one that is read. */
const inFirstLine = 4

/** Returns a function that writes a condition: a figure with its unit needs no name; undefined for zeros. */
const useWords = () => {
  const { inWords, quantity } = useQuantity()
  return ({ displayName, value, displayValue, unit }: WorkingParameter): string | undefined => {
    const figure = value === '' ? Number.NaN : Number(value)
    if (!Number.isFinite(figure) || displayValue !== value) return displayValue || undefined
    if (figure === 0) return undefined
    return unit === '' ? `${displayName} ${quantity(figure, '').number}` : inWords(figure, unit)
  }
}

const showForm = (): void => {
  const form = document.querySelector<HTMLElement>('[data-form-panel]')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  form?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  form?.focus({ preventScroll: true })
}

export const SummaryBar = ({ conditions }: { readonly conditions: readonly WorkingParameter[] }) => {
  const { t } = useTexts('results')
  const wordsOf = useWords()
  const words = conditions.map(wordsOf).filter((one) => one !== undefined)
  if (words.length === 0) return null
  return (
    <div className="panel mb-3 flex items-center gap-3 px-4 py-2 stack:hidden print:hidden">
      <div className="min-w-0 flex-1 text-label">
        <p className="truncate font-semibold text-ink">{words.slice(0, inFirstLine).join(' · ')}</p>
        <p className="truncate text-ink-soft empty:hidden">{words.slice(inFirstLine).join(' · ')}</p>
      </div>
      <button
        type="button"
        className="min-h-9 text-label font-semibold text-link touch:min-h-11"
        aria-label={t('change.conditions')}
        onClick={showForm}
      >
        {t('change.text')}
      </button>
    </div>
  )
}
