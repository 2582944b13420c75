/** Tools above a list: what is searched for, and choices. */
import type { ReactNode } from 'react'
import { toolControl } from '../controls.ts'

type ControlProps = { readonly label: string; readonly value: string | number; readonly onChange: (value: string) => void }

export const Toolbar = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 in-data-inset:px-0">
    {children}
  </div>
)

export const ToolbarSearch = ({ label, value, onChange }: ControlProps) => (
  <input
    type="search"
    aria-label={label}
    placeholder={label}
    className={`max-w-90 flex-[1_1_200px] ${toolControl}`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** @param children options */
export const ToolbarSelect = ({ label, value, onChange, children }: ControlProps & { readonly children: ReactNode }) => (
  <label className="flex min-w-0 items-center gap-2">
    {label}
    <select className={`max-w-full min-w-0 ${toolControl}`} value={value} onChange={({ target }) => onChange(target.value)}>
      {children}
    </select>
  </label>
)
