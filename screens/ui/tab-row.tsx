/** Tabs following the WAI-ARIA pattern with automatic activation: one tab stop, arrow keys select. */
import { type KeyboardEvent, useRef } from 'react'

type Props<Tab extends string> = {
  readonly id: string
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly shown: Tab
  readonly nameOf: (tab: Tab) => string
  readonly onShow: (tab: Tab) => void
}

/** Returns the index of the tab that a key leads to. */
const stepOf = (key: string, at: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}

export const tabId = (id: string, tab: string): string => `${id}-tab-${tab}`
export const panelId = (id: string, tab: string): string => `${id}-panel-${tab}`

export const TabRow = <Tab extends string>({ id, label, tabs, shown, nameOf, onShow }: Props<Tab>) => {
  const row = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabs[stepOf(event.key, tabs.indexOf(shown), tabs.length) ?? -1]
    if (next === undefined) return
    event.preventDefault()
    onShow(next)
    row.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  return (
    <div
      ref={row}
      className="flex flex-wrap border-b border-line scrollbar-thin max-stack:flex-nowrap max-stack:overflow-x-auto"
      role="tablist"
      aria-label={label}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          className="min-h-9 flex-none border-b-3 border-transparent px-2 py-1 text-label/5 whitespace-nowrap text-ink-soft hover:bg-main-soft [outline-offset:-2px] chosen:border-main chosen:font-semibold chosen:text-main max-phone:min-h-11"
          id={tabId(id, tab)}
          data-tab={tab}
          aria-selected={tab === shown}
          aria-controls={tab === shown ? panelId(id, tab) : undefined}
          tabIndex={tab === shown ? 0 : -1}
          onClick={() => onShow(tab)}
          onKeyDown={onKeyDown}
        >
          {nameOf(tab)}
        </button>
      ))}
    </div>
  )
}
