/** What stands in place of a part of the pages that is still under way. */
import { useEffect, useState } from 'react'
import { LatePart } from '../base/error-boundary.tsx'
import { useTexts } from '../base/texts.ts'

const listeners = new Set<() => void>()
let waits = 0

const wait = (change: number): void => {
  waits += change
  for (const listener of listeners) listener()
}

/** Whether a part is waited for, which the progress bar shows. */
export const isWaiting = (): boolean => waits > 0

export const subscribeToWaiting = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Appears only where loading takes longer than a reader notices; what does not come in time is given up. `page`: in place of a whole page. */
export const Loading = ({ page }: { readonly page?: true }) => {
  const { t } = useTexts('shell')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    wait(1)
    const timer = setTimeout(() => setLate(true), LatePart.seconds * 1000)
    return () => {
      wait(-1)
      clearTimeout(timer)
    }
  }, [])
  if (isLate) throw new LatePart()
  return (
    <p className={page ? 'page late text-ink-faint' : 'late text-ink-faint'} role={page && 'status'}>
      {t('common.loading')}
    </p>
  )
}
