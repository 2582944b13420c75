/** Where results stand below the form: how many there are, and the way to them. */
import { useTexts } from '../base/texts/texts.ts'

const showResults = (): void => {
  const results = document.querySelector<HTMLElement>('section.results')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  results?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  results?.focus({ preventScroll: true })
}

/** @param count models that were found; undefined where nothing is shown */
export const GoToResults = ({ count }: { count: number | undefined }) => {
  const { t } = useTexts('shell')
  if (count === undefined) return null
  return (
    <button type="button" className="button to-results" onClick={showResults}>
      {t('outcome.goTo', { count })}
    </button>
  )
}
