/** Tools above a list: what is searched for, and choices. */
import type { ReactNode } from 'react'
import { SearchIcon } from '../../ui/search-icon.tsx'
import { toolBox, toolControl } from '../controls.ts'

type ControlProps = { readonly label: string; readonly value: string | number; readonly onChange: (value: string) => void }

export const Toolbar = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex items-center justify-between gap-x-4 flex-wrap gap-y-2 border-b border-line px-4 py-2 in-data-inset:px-0">
    {children}
  </div>
)

export const ToolbarSearch = ({ label, value, onChange }: ControlProps) => (
  <label className="relative max-w-80 grow basis-40 text-ink-faint print:hidden">
    <span className="pointer-events-none absolute inset-y-0 left-2 grid items-center">
      <SearchIcon />
    </span>
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      className={`w-full pr-2 pl-8 ${toolBox}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </label>
)

/** @param children options */
export const ToolbarSelect = ({ label, value, onChange, children }: ControlProps & { readonly children: ReactNode }) => (
  <label className="flex min-w-0 items-center gap-2">
    <span className="text-ink-faint max-phone:sr-only">{label}</span>
    <select className={`max-w-full min-w-0 max-phone:w-36 ${toolControl}`} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  </label>
)
