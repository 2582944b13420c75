/** Button to the results below the form, with their number. */
import { useTexts } from '../base/texts/texts.ts'

const showResults = (): void => {
  const results = document.querySelector<HTMLElement>('[data-results]')
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  results?.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' })
  results?.focus({ preventScroll: true })
}

/** `count`: number of models found; undefined without results. */
export const GoToResults = ({ count }: { count: number | undefined }) => {
  const { t } = useTexts('shell')
  if (count === undefined) return null
  return (
    <button type="button" className="button stack:hidden" onClick={showResults}>
      {t('outcome.goTo', { count })}
    </button>
  )
}
