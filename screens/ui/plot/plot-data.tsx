import type { ReactNode } from 'react'
import { ScrollBox } from '../scroll-box.tsx'

type Props = { readonly name: string; readonly children: ReactNode }

/** The figures of a plot as a table, folded at first. */
export const PlotData = ({ name, children }: Props) => (
  <details className="mt-1 text-label">
    <summary className="min-h-6 cursor-pointer text-main">{name}</summary>
    <ScrollBox name={name}>{children}</ScrollBox>
  </details>
)
