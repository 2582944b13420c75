import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import './calculator.css'

type Props = {
  /** Where new results are gone to. */
  readonly target?: RefObject<HTMLElement | null>
  /** What is said while the results are those of an earlier question. */
  readonly updating?: string | false | undefined
  readonly children: ReactNode
}

/** The place of what came of a form. */
export const ResultsRegion = ({ target, updating = false, children }: Props) => {
  const { t } = useTexts('shell')
  return (
    <>
      {/* Outside of what is busy: there it would not be said. */}
      <p className="sr-only" role="status">
        {updating}
      </p>
      <section ref={target} className="results" tabIndex={-1} aria-label={t('outcome.heading')} aria-busy={updating !== false}>
        {children}
      </section>
    </>
  )
}
