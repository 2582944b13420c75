/** Panel of an open tool, below the model. */
import type { ReactNode } from 'react'

export const ToolPanel = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div
    className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-surface px-3 py-2"
    role="group"
    aria-label={name}
  >
    {children}
  </div>
)
