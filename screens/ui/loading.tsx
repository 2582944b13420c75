/** Placeholder while a part of the pages is loading. */
import { useEffect, useState } from 'react'
import { useTexts } from '../base/texts/texts.ts'

/** Called with 1 when a placeholder appears and -1 when it disappears. */
export const waiting: { changes?: (by: 1 | -1) => void } = {}

/** Timeout for a file of the pages, s. */
const longest = 120

/** Loading message, shown after a delay; throws after the timeout. `page`: replaces a whole page. */
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
  // The error boundary recognises a missing file by this message.
  if (isLate) throw new Error(`module script: ${longest} s`)
  return (
    <p className={`${page ? 'page ' : ''}late text-ink-faint`} role={page && 'status'}>
      {t('common.loading')}
    </p>
  )
}
