/** What stands in place of a part of the pages that is still under way. */
import { useEffect, useState } from 'react'
import { useTexts } from '../base/texts/texts.ts'

/** Who shows that parts are waited for puts its own function here: one more, or one less. */
export const waiting: { changes?: (by: 1 | -1) => void } = {}

/** How long a file of the pages may take, s. */
const longest = 120

/** Appears only where loading takes longer than a reader notices; what does not come in time is given up. `page`: in place of a whole page. */
export const Loading = ({ page }: { readonly page?: true }) => {
  const { t } = useTexts('shell')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    waiting.changes?.(1)
    const timer = setTimeout(() => setLate(true), longest * 1000)
    return () => {
      waiting.changes?.(-1)
      clearTimeout(timer)
    }
  }, [])
  // The boundary around tells a file that is missing by these words.
  if (isLate) throw new Error(`module script: ${longest} s`)
  return (
    <p className={`${page ? 'page ' : ''}late text-ink-faint`} role={page && 'status'}>
      {t('common.loading')}
    </p>
  )
}
