import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../base/texts/texts.ts'

type Props = {
  /** Element to scroll to for new results. */
  readonly target?: RefObject<HTMLElement | null>
  /** Announced while the results belong to an earlier request. */
  readonly updating?: string | false | undefined
  /** Element that names the results, where they are no models. */
  readonly labelledBy?: string | undefined
  readonly children: ReactNode
}

/** The landmark that contains the results of a form. */
export const ResultsRegion = ({ target, updating = false, labelledBy, children }: Props) => {
  const { t } = useTexts('shell')
  return (
    <>
      {/* Outside the busy section, where it would not be announced. */}
      <p className="sr-only" role="status">
        {updating}
      </p>
      <section
        ref={target}
        className="min-w-0 outline-none"
        data-results
        tabIndex={-1}
        aria-label={labelledBy === undefined ? t('outcome.heading') : undefined}
        aria-labelledby={labelledBy}
        aria-busy={updating !== false}
      >
        {children}
      </section>
    </>
  )
}
