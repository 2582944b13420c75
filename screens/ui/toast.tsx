/** Short messages, one at a time, at 30 % of the window's height. */
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { CloseIcon } from './icons.tsx'
import { useTexts } from '../base/texts/texts.ts'

export type Toast = { readonly id: number; readonly text: string; readonly kind: 'note' | 'problem' }

const readingTime = { note: 4000, problem: 9000 } as const satisfies Record<Toast['kind'], number>

const listeners = new Set<() => void>()
let current: Toast | undefined
let lastId = 0

const replace = (toast: Toast | undefined): void => {
  current = toast
  for (const listener of listeners) listener()
}

/** Shows a message, replacing the previous one. @returns what takes the message away once it is no longer true */
export const showToast = (text: string, kind: Toast['kind'] = 'note'): (() => void) => {
  lastId += 1
  const id = lastId
  replace({ id, text, kind })
  return () => {
    if (current?.id === id) replace(undefined)
  }
}

const dismissToast = (): void => {
  if (current) replace(undefined)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The messages of a page; unmounting it dismisses them. */
export const ToastRegion = () => {
  const { t } = useTexts('shell')
  const toast = useSyncExternalStore(subscribe, () => current)
  // Runs before the next page can show its own message.
  useLayoutEffect(() => dismissToast, [])
  useEffect(() => {
    if (!toast) return undefined
    const timer = setTimeout(() => replace(undefined), readingTime[toast.kind])
    return () => clearTimeout(timer)
  }, [toast])
  return (
    <div className="pointer-events-none fixed inset-x-0 top-[30vh] z-60 mx-auto w-fit max-w-120 print:hidden" role="status">
      {toast && (
        <div
          className="toast animate-rise flex items-start gap-3 rounded-control border-l-3 py-3 pr-3 pl-4 shadow-float"
          data-kind={toast.kind}
          key={toast.id}
        >
          <span>{toast.text}</span>
          <button type="button" onClick={dismissToast} aria-label={t('common.close')}>
            <CloseIcon />
          </button>
        </div>
      )}
    </div>
  )
}
